/** What abilities cost more or less to activate. 2006: 409.1f · 2009, 2011, 2026: 601.2f, 602.2b */
import type { StaticAbility } from '@rulewright/engine';
import { alt, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, cardFilter, each, pluralFilter, quantity, self } from '../nouns/index.ts';
import { genericMana } from '../nouns/numbers.ts';
import { asking, host } from '../nouns/objects.ts';
import { targeted } from '../nouns/postmodifiers.ts';
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
const IN_YOUR_GRAVEYARD = {
  '&': ['$f', { is: 'zone', zone: 'graveyard' }, { is: 'ownedBy', player: { who: 'you' } }],
};
const OF_OTHERS = { '&': [{ is: 'other' }, '$f'] };
const AIMED = { is: 'targets', what: '$t' };
const OF_HOST = { is: 'in', set: '$h' };
const LEAVES_ONE =
  "this effect can't reduce ($c:the amount of mana a ability costs to <to activate>|the mana in that cost) to less than one mana";

const keyword = words('a keyword', { equip: 'equip', cycling: 'cycling', ninjutsu: 'ninjutsu', boast: 'boast' });

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
      activating(OF_HOST, { ...change, $of: true }),
      { h: host, n: genericMana },
    ),
    phrase<StaticAbility>(
      `activated abilities of {f} in your graveyard cost {n} ${word} to <to activate>`,
      activating(IN_YOUR_GRAVEYARD, { ...change, $in: true }),
      { f: asking(() => cardFilter, 2), n: genericMana },
    ),
    phrase<StaticAbility>(
      `{s}'s {k} abilities cost {n} ${word} to <to activate>`,
      activating({ is: 'self' }, { ...change, keyword: '$k', $s: '$s' }),
      { s: self, k: keyword, n: genericMana },
    ),
    phrase<StaticAbility>(
      `{s}'s {k} ability costs {n} ${word} to <to activate> if it targets {t}`,
      activating({ is: 'self' }, { ...change, keyword: '$k', aimed: AIMED, $s: '$s' }),
      { s: self, k: keyword, n: genericMana, t: targeted },
    ),
    phrase<StaticAbility>(
      `{k} costs {p!} pay cost {n} ${word}`,
      activating(ANY, { ...change, who: '$p', keyword: '$k' }),
      { k: keyword, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k} abilities {p!} activate that target {t} cost {n} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', keyword: '$k', aimed: AIMED }),
      { k: keyword, p: anyPlayer, t: targeted, n: genericMana },
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `abilities {p!} activate that target {t} cost {n} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', aimed: AIMED }),
      { p: anyPlayer, t: targeted, n: genericMana },
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k} abilities {p!} activate cost {n} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', keyword: '$k', $activate: true }),
      { k: keyword, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k} abilities {p!} activate of other {f} cost {n} ${word} to activate`,
      activating(OF_OTHERS, { ...change, who: '$p', keyword: '$k' }),
      { k: keyword, p: anyPlayer, f: pluralFilter, n: genericMana },
      { agree: 'none' },
    ),
  ]),
  phrase<StaticAbility>(
    '{k} abilities {p!} activate cost {n} less to activate for each {e}',
    activating(ANY, { reduce: { q: 'times', of: '$n', by: '$e' }, who: '$p', keyword: '$k' }),
    { k: keyword, p: anyPlayer, n: genericMana, e: each },
    { agree: 'none' },
  ),
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
  ...(
    [
      ['activated abilities of {f} cost {n}', IN_PLAY, {}, { f: pluralFilter }],
      ['activated abilities of {f} cost up to {n}', IN_PLAY, { upTo: true }, { f: pluralFilter }],
      ['activated abilities of {h} cost {n}', OF_HOST, { $of: true }, { h: host }],
      ["{h}'s activated abilities cost {n}", OF_HOST, {}, { h: host }],
    ] as const
  ).map(([subject, what, change, slot]) =>
    phrase<StaticAbility>(
      `${subject} less to <to activate>. ${LEAVES_ONE}`,
      activating(what, { ...LESS, ...change, leaves: 1 }),
      { ...slot, n: genericMana },
    ),
  ),
  phrase<StaticAbility>(
    `activated abilities of {f} cost {X} less to <to activate>, where X is {q}. ${LEAVES_ONE}`,
    activating(IN_PLAY, { reduce: '$q', leaves: 1, $x: true }),
    { f: pluralFilter, q: quantity },
  ),
  phrase<StaticAbility>(
    `abilities {p!} activate that aren't mana abilities cost {n} less to activate. ${LEAVES_ONE}`,
    activating(ANY, { ...LESS, who: '$p', exceptMana: true, leaves: 1 }),
    { p: anyPlayer, n: genericMana },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{k} abilities {p!} activate cost up to {n} less to activate',
    activating(ANY, { ...LESS, upTo: true, who: '$p', keyword: '$k' }),
    { k: keyword, p: anyPlayer, n: genericMana },
    { agree: 'none' },
  ),
]);
