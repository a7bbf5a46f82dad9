/**
 * The glossaries by edition, in lines of `Term | rule numbers | what it means`, in our own words. `–` stands for no rule. A term holds in its edition
 * and, where its first rule is the same, in those before; `2009-10+` before the numbers says that it is no term of editions before 2009-10.
 */
import { GLOSSARY as of200610 } from './2006-10.ts';
import { GLOSSARY as of200910 } from './2009-10.ts';
import { GLOSSARY as of201109 } from './2011-09.ts';
import { GLOSSARY as aToC } from './2026-02/a-c.ts';
import { GLOSSARY as dToI } from './2026-02/d-i.ts';
import { GLOSSARY as jToP } from './2026-02/j-p.ts';
import { GLOSSARY as qToZ } from './2026-02/q-z.ts';

export const GLOSSARY_TABLES = {
  '2006-10': [of200610],
  '2009-10': [of200910],
  '2011-09': [of201109],
  '2026-02': [aToC, dToI, jToP, qToZ],
} as const;
