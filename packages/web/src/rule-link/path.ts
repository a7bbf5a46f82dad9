/** Addresses of the Rulebook: `/rules/2026-02/613.8`, `/rules/2026-02/glossary#trample`, `/rules/2026-02/card/Fork`, `/rules/keyword/trample`, `/rules/changes/mana-burn`, `/rules/questions`. */
import type { EditionName } from '@rulewright/engine';
import { slugOf } from '@rulewright/rulebook';

/** The address of a rule, section or chapter; of the whole edition where `number` is empty. */
export const pathOf = (edition: EditionName, number: string): string =>
  number === '' ? `/rules/${edition}` : `/rules/${edition}/${number}`;

/** What stands in the place of a number in the address of a glossary. */
export const GLOSSARY = 'glossary';

/** What stands in the place of a number in the address of a card, before its name. */
export const CARD = 'card';

/** The address of what matters to a card in an edition. */
export const cardPath = (edition: EditionName, name: string): string =>
  `/rules/${edition}/${CARD}/${encodeURIComponent(name)}`;

/** What stands in the place of the edition in the address of a keyword, which is about all of them. */
export const KEYWORD = 'keyword';

/** Where a term stands in its glossary. */
export const anchorOf = (term: string): string => slugOf(term);

/** The address of an edition's glossary, or of a term in it. */
export const glossaryPath = (edition: EditionName, term?: string): string =>
  `/rules/${edition}/${GLOSSARY}${term === undefined ? '' : `#${anchorOf(term)}`}`;

/** The address of a keyword by its slug; of the list of them without. */
export const keywordPath = (slug?: string): string => `/rules/${KEYWORD}${slug === undefined ? '' : `/${slug}`}`;

/** What stands in the place of the edition in the address of the judges' questions. */
export const QUESTIONS = 'questions';

export const questionsPath = `/rules/${QUESTIONS}`;

/** What stands in the place of the edition in the address of the time line. */
export const CHANGES = 'changes';

/** The address of a topic of the time line by its slug; of the whole time line without. */
export const changePath = (slug?: string): string => `/rules/${CHANGES}${slug === undefined ? '' : `/${slug}`}`;
