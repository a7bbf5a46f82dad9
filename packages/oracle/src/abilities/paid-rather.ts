/** What may be paid rather than the mana costs of certain spells: an alternative cost that they are given. 2006: 409.1b · 2009: 116.8, 601.2b · 2011: 117.9, 601.2b · 2026: 118.9, 601.2b */
import type { StaticAbility } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { uncastSpells } from '../clauses/costs-for-a-time.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ uncastSpells }));

const YOU = { who: 'you' };
/** Those spells get it as they are cast. */
const given = (where: unknown, cost: object | 'free') => ({
  ability: 'static',
  parts: [
    {
      part: 'change',
      affects: { set: 'all', where, zone: 'stack' },
      mods: [
        {
          mod: 'gain',
          abilities: [{ ability: 'static', parts: [{ part: 'alternativeCost', cost, tag: 'alternative' }] }],
        },
      ],
    },
  ],
});
const YOURS = { '&': ['$f', { is: 'castBy', player: YOU }] };
/** A card of the hand of whoever casts the spell. */
const DISCARDED = {
  do: 'discard',
  who: YOU,
  what: {
    set: 'choice',
    by: YOU,
    from: { set: 'all', where: { is: 'sharesColor', with: { set: 'self' } }, zone: 'hand', of: YOU },
    count: { min: 1, max: 1 },
  },
};
const ITS_VALUE = { q: 'stat', stat: 'manaValue', of: { set: 'self' } };

export const paidRather: Rule<StaticAbility> = alt<StaticAbility>('what is paid rather than mana costs', () => [
  phrase<StaticAbility>(
    'you may pay {m:manaSymbols} rather than pay the mana cost for {f:uncastSpells} that you <cast>',
    { ...given(YOURS, { mana: '$m' }), $that: true },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    'you may <to cast> {f:uncastSpells} without paying their mana costs',
    { ...given(YOURS, 'free'), $free: true },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    "you may pay {X} rather than pay the mana cost for {f:uncastSpells} you <cast>, where X is that spell's <mana value>",
    { ...given(YOURS, { generic: ITS_VALUE }), $that: 'value' },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    'rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell',
    { ...given({ is: 'spell' }, { actions: [DISCARDED] }), $rather: 'first' },
  ),
]);
