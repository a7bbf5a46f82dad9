/** The summaries of every edition, by the files that hold them. */
import { SUMMARIES as of200610s1to2 } from './2006-10/1-2.ts';
import { SUMMARIES as of200610s3to4 } from './2006-10/3-4.ts';
import { SUMMARIES as of200610s5 } from './2006-10/5.ts';
import { SUMMARIES as of200610s6 } from './2006-10/6.ts';
import { SUMMARIES as of200910 } from './2009-10/all.ts';
import { SUMMARIES as of201109 } from './2011-09/all.ts';
import { SUMMARIES as of202602s1 } from './2026-02/1.ts';
import { SUMMARIES as of202602s2to3 } from './2026-02/2-3.ts';
import { SUMMARIES as of202602s4to5 } from './2026-02/4-5.ts';
import { SUMMARIES as of202602s6 } from './2026-02/6.ts';
import { SUMMARIES as of202602s700to701 } from './2026-02/700-701.ts';
import { SUMMARIES as of202602s702to100 } from './2026-02/702.1-100.ts';
import { SUMMARIES as of202602s702to190 } from './2026-02/702.101-190.ts';
import { SUMMARIES as of202602s703to732 } from './2026-02/703-732.ts';
import { SUMMARIES as of202602s8to9 } from './2026-02/8-9.ts';

export const SUMMARY_TABLES = {
  '2006-10': [of200610s1to2, of200610s3to4, of200610s5, of200610s6],
  '2009-10': [of200910],
  '2011-09': [of201109],
  '2026-02': [
    of202602s1,
    of202602s2to3,
    of202602s4to5,
    of202602s6,
    of202602s700to701,
    of202602s702to100,
    of202602s702to190,
    of202602s703to732,
    of202602s8to9,
  ],
} as const;
