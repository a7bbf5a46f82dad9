/** The glossaries by edition, by the files that hold them. Only the edition of 2026-02 has one in our words; 2006-10 has 44 entries among the seeds. */
import { GLOSSARY as aToC } from './a-c.ts';
import { GLOSSARY as dToI } from './d-i.ts';
import { GLOSSARY as jToP } from './j-p.ts';
import { GLOSSARY as qToZ } from './q-z.ts';

export const GLOSSARY_TABLES = [aToC, dToI, jToP, qToZ] as const;
