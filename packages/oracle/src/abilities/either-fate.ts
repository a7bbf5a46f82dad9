/** One of two things that happen to something: "dies or deals combat damage to a player". 2006: 404.4 · 2009, 2011, 2026: 603.2 */
import type { Filter } from '@rulewright/engine';
import { alt, map, phrasesOf, replaced } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer } from '../nouns/index.ts';
import { kindOfSpell } from './events.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ fate }));

type Node = Readonly<Record<string, unknown>>;

/** In the place of what it happens to. */
const IT = { is: '?it' };
const target = (words: string, by: object): Rule =>
  phrase.with({ p: anyPlayer, g: kindOfSpell })(`become~ the target# of ${words}`, {
    on: 'becomesTarget',
    what: IT,
    ...by,
  });
const SPELL = { is: 'spell' };

const fate: Rule<Node> = alt<Node>('what happens to it', () => [
  phrase<Node>('<enters>', { on: 'move', what: IT, to: 'battlefield' }),
  phrase<Node>('<dies>', { on: 'move', what: IT, from: 'battlefield', to: 'graveyard' }),
  phrase<Node>('attack~', { on: 'attacks', what: IT }),
  phrase<Node>('block~', { on: 'blocks', what: IT }),
  phrase<Node>('deal~ combat damage to {p:anyPlayer}', { on: 'damage', source: IT, toPlayer: '$p', combat: true }),
  phrase<Node>('transform~ into {n:cardName}', { on: 'transforms', what: IT, into: { is: 'named', name: '$n' } }),
  target('a spell', { by: SPELL }) as Rule<Node>,
  target('a spell or ability', {}) as Rule<Node>,
  target('a {g}', { by: '$g' }) as Rule<Node>,
  target('a spell or ability {p} controls', { who: '$p' }) as Rule<Node>,
]);

export const eitherFate: Rule = map<{ f: Filter; a: Node; b: Node }, Node>(
  phrase('{f!:aFilter} {a!:fate} or {b!:fate}', { f: '$f', a: '$a', b: '$b' }),
  ({ f, a, b }) => ({ on: 'either', of: [replaced(a, IT, f), replaced(b, IT, f)] }),
  (value) => {
    const { on, of, ...more } = (value ?? {}) as { on?: string; of?: readonly Node[] };
    const [a, b, ...others] = of ?? [];
    const f = a?.['what'] ?? a?.['source'];
    if (on !== 'either' || a === undefined || b === undefined || f === undefined) return undefined;
    if (others.length > 0 || Object.keys(more).length > 0) return undefined;
    return { f: f as Filter, a: replaced(a, f, IT) as Node, b: replaced(b, f, IT) as Node };
  },
);
