/** What activated abilities cost more or less. 2006: 409.1f · 2009: 602.2 · 2011: 117.7c, 602.2 · 2026: 118.7, 602.2 */
import type { StaticAbility } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywordName, pluralFilter } from '../nouns/index.ts';
import { genericMana } from '../nouns/numbers.ts';
import { host } from '../nouns/objects.ts';

const costing = (change: object): object => ({
  ability: 'static',
  parts: [{ part: 'cost', change: { of: 'activate', ...change } }],
});
const slots = { f: pluralFilter, h: host, n: genericMana };
const WHOSE = [
  ['activated abilities of {f}', '$f'],
  ['activated abilities of {h}', { is: 'in', set: '$h' }],
  ["{h}'s activated abilities", { is: 'in', set: '$h' }],
] as const;
const said = WHOSE.map(([words, what], i) => [words, i === 1 ? { what, $of: true } : { what }] as const);

export const activationCosts: Rule<StaticAbility> = alt<StaticAbility>('what abilities cost', () => [
  ...said.flatMap(([words, what]) => [
    phrase<StaticAbility>(
      `${words} cost {n} more to <to activate>`,
      costing({ ...what, add: { generic: '$n' } }),
      slots,
      { agree: 'none' },
    ),
    phrase<StaticAbility>(`${words} cost {n} less to <to activate>`, costing({ ...what, reduce: '$n' }), slots, {
      agree: 'none',
    }),
    phrase<StaticAbility>(
      `${words} cost [$up: up to] {n} less to <to activate>. this effect can't reduce ($c:the amount of mana a ability costs to <to activate>|the mana in that cost) to less than one mana`,
      costing({ ...what, reduce: '$n', leaves: 1 }),
      slots,
      { agree: 'none' },
    ),
  ]),
  phrase<StaticAbility>(
    '{k} abilities you <activate> cost [$up: up to] {n} less to <to activate>',
    costing({ keyword: '$k', what: { is: 'any' }, who: { who: 'you' }, reduce: '$n' }),
    { k: keywordName, n: genericMana },
    { agree: 'none' },
  ),
]);
