/** Costs in words. 2006: 409.1 · 2009, 2011, 2026: 118, 601.2 */
import type { Cost, CostChange, SpendingAsThough } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { deed } from './deeds.ts';
import { COLOUR, filter, objects, players } from './nouns.ts';
import { quantity } from './quantities.ts';
import { listed, mana } from './said.ts';

export function cost({
  mana: symbols,
  generic,
  actions,
  less,
  lessMana,
  lessColored,
  own,
  onX,
  costOf,
  leastX,
  waterbend,
}: Cost): string {
  const list = [
    ...(symbols === undefined ? [] : [symbols.length === 0 ? '{0}' : mana(symbols)]),
    ...(own === true ? ['its own mana cost'] : []),
    ...(costOf === undefined ? [] : [`the mana cost printed on ${objects(costOf)}`]),
    ...(waterbend === undefined ? [] : ['artifacts and creatures tapped for any of its generic mana']),
    ...(generic === undefined ? [] : [`generic mana: ${quantity(generic)}`]),
    ...(leastX === undefined ? [] : [`with X no less than ${leastX}`]),
    ...(onX === undefined
      ? []
      : [
          `for X no mana but of ${listed(
            onX.map((color) => COLOUR[color] as string),
            'or',
          )}`,
        ]),
    ...(actions ?? []).map(deed),
    ...(lessMana === undefined ? [] : [`a discount of its own mana cost if ${condition(lessMana.if)}`]),
    ...(lessColored === undefined ? [] : [`a discount of ${mana(lessColored)}, and of no generic mana`]),
    ...(less === undefined ? [] : [`a discount of ${quantity(less)} generic mana`]),
  ];
  return list.length === 0 ? 'nothing' : `[${listed(list, 'plus')}]`;
}

/** As what all mana counts that is spent on it. */
export const withAnyMana = (spending: SpendingAsThough | undefined): string =>
  spending === undefined ? '' : `, all mana counting as any ${spending === 'anyType' ? 'type' : 'colour'}`;

export const costChange = ({
  of,
  what,
  who,
  add,
  perTarget,
  reduce,
  reduceMana,
  coloredOnly,
  upTo,
  leaves,
  least,
  exceptMana,
  aimed,
  keyword,
  loyalty,
  condition: when,
}: CostChange): string =>
  `to ${of} ${keyword === undefined ? '' : `by ${keyword} `}what is: ${filter(what)}${exceptMana === true ? ', save for mana,' : ''}${aimed === undefined ? '' : `, if the ability is: ${filter(aimed)},`}${who === undefined ? '' : `, for ${players(who)},`}${add === undefined ? '' : ` takes ${cost(add)} more`}${perTarget === undefined ? '' : perTarget === 'each' ? ' per target' : ' per target but one'}${reduce === undefined ? '' : ` takes ${upTo === true ? 'at will up to ' : ''}${quantity(reduce)} generic mana fewer${leaves === undefined ? '' : `, but leaves ${leaves}`}`}${least === undefined ? '' : ` takes ${least} mana at least`}${reduceMana === undefined ? '' : ` takes ${mana(reduceMana)} fewer${coloredOnly === true ? ', and no generic mana' : ''}`}${loyalty === undefined ? '' : ` takes ${loyalty} loyalty more`}${when === undefined ? '' : `, while ${condition(when)}`}`;
