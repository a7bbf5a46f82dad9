/** What abilities cost more or less to activate. 2006: 409.1f · 2009, 2011, 2026: 601.2f, 602.2b */
import type { StaticAbility } from '@rulewright/engine';
import { alt, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, pluralFilter } from '../nouns/index.ts';
import { genericMana } from '../nouns/numbers.ts';
import { host } from '../nouns/objects.ts';
import { costOfKeyword } from '../keywords/printed-forms.ts';

const activating = (what: unknown, change: object) => ({
  ability: 'static',
  parts: [{ part: 'cost', change: { of: 'activate', what, ...change } }],
});
const MORE = { add: { generic: '$n' } };
const LESS = { reduce: '$n' };
const ANY = { is: 'any' };
/** A creature is a permanent, and no card that may be cycled (2006: 200.9 · later: 109.2). */
const IN_PLAY = { '&': ['$f', { is: 'zone', zone: 'battlefield' }] };
const LEAVES_ONE =
  "this effect can't reduce ($c:the amount of mana a ability costs to <to activate>|the mana in that cost) to less than one mana";

const keyword = words('a keyword', { equip: 'equip', cycling: 'cycling' });

export const costsOfAbilities: Rule<StaticAbility> = alt<StaticAbility>('what abilities cost', () => [
  ...(
    [
      ['more', MORE],
      ['less', LESS],
    ] as const
  ).flatMap(([word, change]) => [
    phrase<StaticAbility>(`activated abilities of {f} cost {n} ${word} to <to activate>`, activating(IN_PLAY, change), {
      f: pluralFilter,
      n: genericMana,
    }),
    phrase<StaticAbility>(
      `activated abilities of {h} cost {n} ${word} to <to activate>`,
      activating({ is: 'in', set: '$h' }, { ...change, $of: true }),
      { h: host, n: genericMana },
    ),
    phrase<StaticAbility>(
      `{k} costs {p!} pay cost {n} ${word}`,
      activating(ANY, { ...change, who: '$p', keyword: '$k' }),
      { k: keyword, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
  ]),
  phrase<StaticAbility>(
    "activated abilities cost {n} more to <to activate> unless they're mana abilities",
    activating(ANY, { ...MORE, exceptMana: true }),
    { n: genericMana },
  ),
  phrase<StaticAbility>(
    "activated abilities of {f} cost {n} more to <to activate> unless they're mana abilities",
    activating(IN_PLAY, { ...MORE, exceptMana: true }),
    { f: pluralFilter, n: genericMana },
  ),
  phrase<StaticAbility>(
    'activated abilities of {f} cost a additional “ {c} ” to <to activate>',
    activating(IN_PLAY, { add: '$c' }),
    { f: pluralFilter, c: costOfKeyword },
  ),
  phrase<StaticAbility>(
    `activated abilities of {f} cost {n} less to <to activate>. ${LEAVES_ONE}`,
    activating(IN_PLAY, { ...LESS, leaves: 1 }),
    { f: pluralFilter, n: genericMana },
  ),
  phrase<StaticAbility>(
    `activated abilities of {f} cost up to {n} less to <to activate>. ${LEAVES_ONE}`,
    activating(IN_PLAY, { ...LESS, upTo: true, leaves: 1 }),
    { f: pluralFilter, n: genericMana },
  ),
  phrase<StaticAbility>(
    `activated abilities of {h} cost {n} less to <to activate>. ${LEAVES_ONE}`,
    activating({ is: 'in', set: '$h' }, { ...LESS, leaves: 1, $of: true }),
    { h: host, n: genericMana },
  ),
  phrase<StaticAbility>(
    `{h}'s activated abilities cost {n} less to <to activate>. ${LEAVES_ONE}`,
    activating({ is: 'in', set: '$h' }, { ...LESS, leaves: 1 }),
    { h: host, n: genericMana },
  ),
  phrase<StaticAbility>(
    '{k} abilities {p!} activate cost up to {n} less to activate',
    activating(ANY, { ...LESS, upTo: true, who: '$p', keyword: '$k' }),
    { k: keyword, p: anyPlayer, n: genericMana },
    { agree: 'none' },
  ),
]);
