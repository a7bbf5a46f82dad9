/** What abilities cost more or less to activate. 2006: 409.1f · 2009, 2011, 2026: 601.2f, 602.2b */
import type { StaticAbility } from '@rulewright/engine';
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/index.ts';
import { host } from '../nouns/objects.ts';
import { costOfKeyword } from '../keywords/printed-forms.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ costOfKeyword, keyword }));

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
    phrase<StaticAbility>(
      `activated abilities of {f:pluralFilter} cost {n:genericMana} ${word} to <to activate>`,
      activating(IN_PLAY, change),
    ),
    phrase<StaticAbility>(
      `activated abilities of {h:host} cost {n:genericMana} ${word} to <to activate>`,
      activating(OF_HOST, { ...change, $of: true }),
    ),
    phrase<StaticAbility>(
      `activated abilities of {f:pluralCardFilter} in your graveyard cost {n:genericMana} ${word} to <to activate>`,
      activating(IN_YOUR_GRAVEYARD, { ...change, $in: true }),
    ),
    phrase<StaticAbility>(
      `{s:self}'s {k:keyword} abilities cost {n:genericMana} ${word} to <to activate>`,
      activating({ is: 'self' }, { ...change, keyword: '$k', $s: '$s' }),
    ),
    phrase<StaticAbility>(
      `{s:self}'s {k:keyword} ability costs {n:genericMana} ${word} to <to activate> if it targets {t:targeted}`,
      activating({ is: 'self' }, { ...change, keyword: '$k', aimed: AIMED, $s: '$s' }),
    ),
    phrase<StaticAbility>(
      `{k:keyword} costs {p!:anyPlayer} pay cost {n:genericMana} ${word}`,
      activating(ANY, { ...change, who: '$p', keyword: '$k' }),
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k:keyword} abilities {p!:anyPlayer} activate that target {t:targeted} cost {n:genericMana} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', keyword: '$k', aimed: AIMED }),
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `abilities {p!:anyPlayer} activate that target {t:targeted} cost {n:genericMana} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', aimed: AIMED }),
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k:keyword} abilities {p!:anyPlayer} activate cost {n:genericMana} ${word} to activate`,
      activating(ANY, { ...change, who: '$p', keyword: '$k', $activate: true }),
      { agree: 'none' },
    ),
    phrase<StaticAbility>(
      `{k:keyword} abilities {p!:anyPlayer} activate of other {f:pluralFilter} cost {n:genericMana} ${word} to activate`,
      activating(OF_OTHERS, { ...change, who: '$p', keyword: '$k' }),
      { agree: 'none' },
    ),
  ]),
  phrase<StaticAbility>(
    '{k:keyword} abilities {p!:anyPlayer} activate cost {n:genericMana} less to activate for each {e:each}',
    activating(ANY, { reduce: { q: 'times', of: '$n', by: '$e' }, who: '$p', keyword: '$k' }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    "activated abilities cost {n:genericMana} more to <to activate> unless they're mana abilities",
    activating(ANY, { ...MORE, exceptMana: true }),
  ),
  phrase<StaticAbility>(
    "activated abilities of {f:pluralFilter} cost {n:genericMana} more to <to activate> unless they're mana abilities",
    activating(IN_PLAY, { ...MORE, exceptMana: true }),
  ),
  phrase<StaticAbility>(
    'activated abilities of {f:pluralFilter} cost a additional “ {c:costOfKeyword} ” to <to activate>',
    activating(IN_PLAY, { add: '$c' }),
  ),
  ...(
    [
      ['activated abilities of {f} cost {n:genericMana}', IN_PLAY, {}, { f: pluralFilter }],
      ['activated abilities of {f} cost up to {n:genericMana}', IN_PLAY, { upTo: true }, { f: pluralFilter }],
      ['activated abilities of {h} cost {n:genericMana}', OF_HOST, { $of: true }, { h: host }],
      ["{h}'s activated abilities cost {n:genericMana}", OF_HOST, {}, { h: host }],
    ] as const
  ).map(([subject, what, change, slot]) =>
    phrase.with(slot)<StaticAbility>(
      `${subject} less to <to activate>. ${LEAVES_ONE}`,
      activating(what, { ...LESS, ...change, leaves: 1 }),
    ),
  ),
  phrase<StaticAbility>(
    `activated abilities of {f:pluralFilter} cost {X} less to <to activate>, where X is {q:quantity}. ${LEAVES_ONE}`,
    activating(IN_PLAY, { reduce: '$q', leaves: 1, $x: true }),
  ),
  phrase<StaticAbility>(
    `abilities {p!:anyPlayer} activate that aren't mana abilities cost {n:genericMana} less to activate. ${LEAVES_ONE}`,
    activating(ANY, { ...LESS, who: '$p', exceptMana: true, leaves: 1 }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{k:keyword} abilities {p!:anyPlayer} activate cost up to {n:genericMana} less to activate',
    activating(ANY, { ...LESS, upTo: true, who: '$p', keyword: '$k' }),
    { agree: 'none' },
  ),
]);
