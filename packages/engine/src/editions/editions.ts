/** The four editions as a table. 2006, 2009, 2011, 2026: passim */
import type { Edition } from './edition.ts';
import type { EditionName } from '../state/names.ts';
import { edition2006 } from './2006-10.ts';
import { edition2009 } from './2009-10.ts';
import { edition2011 } from './2011-09.ts';
import { edition2026 } from './2026-02.ts';

const TABLE: Readonly<Record<EditionName, Edition>> = {
  '2006-10': edition2006,
  '2009-10': edition2009,
  '2011-09': edition2011,
  '2026-02': edition2026,
};

export const editionOf = (name: EditionName): Edition => TABLE[name];
