/** What nobody has read of a card: lines that only people can carry out. 2006: 200 · 2009, 2011, 2026: 200 */
import type { Ability } from './abilities.ts';
import type { CardDefinition } from './definition.ts';
import { everyNode } from './some-node.ts';

/** A place of a card of which the text alone is known. */
export interface Hole {
  /** the face's name */
  readonly face: string;
  /** the whole effect of an ability of which the rest was read, or a whole ability */
  readonly hole: 'byHand' | 'unread';
  /** what was read around an effect: `activated`, `loyalty`, `triggered`, `spell`, a keyword as `chapter`, or a `mode`; null: nothing */
  readonly frame: string | null;
  readonly text: string;
}

/** The holes of a card, as they stand on it; none: all of it was read. */
export const holesOf = ({ faces }: Pick<CardDefinition, 'faces'>): readonly Hole[] =>
  faces.flatMap(({ name, abilities }) => abilities.flatMap((ability) => holesIn(ability, name)));

function holesIn(ability: Ability, face: string): Hole[] {
  if (ability.ability === 'unread') return [{ face, hole: 'unread', frame: null, text: ability.text }];
  const byHand = (tree: unknown): string[] =>
    everyNode(tree).flatMap((node) => (node['do'] === 'byHand' ? [String(node['text'])] : []));
  const modes = 'body' in ability ? byHand(ability.body?.modes) : [];
  return byHand(ability).map((text) => ({
    face,
    hole: 'byHand',
    frame: modes.includes(text) ? 'mode' : frameOf(ability),
    text,
  }));
}

function frameOf(ability: Ability): string {
  if (ability.ability === 'keyword') return ability.keyword;
  return ability.ability === 'activated' && ability.loyalty !== undefined ? 'loyalty' : ability.ability;
}
