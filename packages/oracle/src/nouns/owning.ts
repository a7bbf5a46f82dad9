/** What some player owns, and controls or doesn't. 2006: 200 · 2009, 2011, 2026: 108.3–4 */
import type { Filter } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer } from './players.ts';

const phrase = phrasesOf();

const OWNED = { is: 'ownedBy', player: '$p' };
const CONTROLLED = { is: 'controlledBy', player: '$p' };
const not = (of: object): object => ({ is: 'not', of });

const said = (words: string, what: object): Rule<Filter> =>
  phrase.with({ p: anyPlayer })(words, what, { agree: 'none' }) as Rule<Filter>;
const both = (words: string, one: object, other: object, $both: string): Rule<Filter> =>
  said(words, { is: 'and', of: [one, other], $both });

/** `you own` · `you both own and control` · `you own but don't control`. */
export const owning: Rule<Filter> = alt<Filter>('that … owns', () => [
  both("{p!} own~ but don't~ control", OWNED, not(CONTROLLED), 'not control'),
  both("{p!} control~ but don't~ own", CONTROLLED, not(OWNED), 'not own'),
  said('{p!} own~', OWNED),
  said("{p!} don't~ own", not(OWNED)),
  both('{p!} both own and control', OWNED, CONTROLLED, 'own'),
  both('{p!} own~ and control~', OWNED, CONTROLLED, 'and'),
]);
