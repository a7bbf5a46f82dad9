/**
 * Face-down spells and permanents: what they are meanwhile, turning them over.
 * 2006: 408.2h, 502.26, 504 · 2009: 702.34, 707 · 2011: 702.35, 707 · 2026: 701.40, 701.58, 702.37, 702.168, 708, 729.2f
 */
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

/** A 2/2 creature with those abilities and nothing else. */
const faceDown = (key: string, ...abilities: Ability[]): CardDefinition => ({
  key,
  name: '',
  layout: 'normal',
  faces: [
    { name: '', manaCost: null, supertypes: [], types: ['creature'], subtypes: [], power: 2, toughness: 2, abilities },
  ],
});

const PLAIN = faceDown('rule:face-down');
const WARDED = faceDown('rule:face-down/ward', { ability: 'keyword', keyword: 'ward', cost: { mana: ['2'] } });
/** A conspiracy has no characteristics at all (2026: 315.5b). */
const AGENDA: CardDefinition = {
  ...PLAIN,
  key: 'rule:face-down/agenda',
  faces: [{ name: '', manaCost: null, supertypes: [], types: [], subtypes: [], abilities: [] }],
};
export const FACE_DOWN_DEFINITIONS: readonly CardDefinition[] = [PLAIN, WARDED, AGENDA];

/**
 * All that a face-down spell or permanent is: what the ability or rules that let it be face down list, and no more
 * (2006: 502.26e, 504.2 · 2009, 2011: 707.2 · 2026: 701.58a, 702.168a, 708.2).
 */
export function faceDownDefinition({ faceDownBy }: GameObject): CardDefinition {
  if (faceDownBy === 'agenda') return AGENDA;
  return faceDownBy === 'cloak' || faceDownBy === 'disguise' ? WARDED : PLAIN;
}

/** Whether its characteristics are those of a face-down object: on the battlefield or the stack, or a conspiracy, and face down. */
export function isFaceDown(object: GameObject): boolean {
  const { faceDown, zone, faceDownBy } = object;
  return faceDown && (zone === 'battlefield' || zone === 'stack' || faceDownBy === 'agenda');
}

/** Whether it is a card that was foretold and is still exiled face down. */
const isForetold = ({ state }: Game, { id, zone, hidden }: GameObject): boolean =>
  zone === 'exile' && hidden && state.effects.some(({ env }) => env['foretold']?.objects?.includes(id) === true);

/** What everybody is shown as the game ends: face-down objects and foretold cards (2006: 504.6 · 2009, 2011: 707.9 · 2026: 702.106e, 702.143f, 708.9). */
export const isShownInTheEnd = (game: Game, object: GameObject): boolean =>
  isFaceDown(object) || isForetold(game, object);
