/** Addresses of the Rulebook: `/rules/2026-02/613.8`. */
import type { EditionName } from '@rulewright/engine';

/** The address of a rule, section or chapter; of the whole edition where `number` is empty. */
export const pathOf = (edition: EditionName, number: string): string =>
  number === '' ? `/rules/${edition}` : `/rules/${edition}/${number}`;
