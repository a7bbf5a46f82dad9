/** Meld cards: the back of both cards of a pair is what they become together. 2006, 2009, 2011: none · 2026: 712.4, 712.8 */
import type { CardText } from '@rulewright/oracle';

/** Whether it is no card of its own, but what two cards meld into. */
export const isMeldResult = (card: CardText): boolean => card.meld?.result === card.name;

/** A card of a meld pair with the face that both form on its back, where that is known; any other card as it is. */
export function withCombinedBack(card: CardText, find: (name: string) => CardText | undefined): CardText {
  if (card.meld === undefined || card.faces !== undefined || isMeldResult(card)) return card;
  const back = find(card.meld.result);
  if (back === undefined || !isMeldResult(back)) return card;
  return { ...card, text: `${card.text}\n//\n${back.text}`, faces: [asFace(card), asFace(back)] };
}

function asFace(card: CardText): CardText {
  const { meld: _, firstPrinted: __, firstIn: ___, legacyNames: ____, ...face } = card;
  return face;
}
