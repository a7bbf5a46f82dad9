/** What nobody has read of a card: lines that only people can carry out. 2006: 200 · 2009, 2011, 2026: 200 */
import type { Ability, TargetSpec } from './abilities.ts';
import type { CardDefinition } from './definition.ts';
import type { Instruction } from './instructions.ts';
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

/** Under this name a line that is carried out by hand knows its targets. */
export const HAND_TARGETS = 'targets by hand';
/** So many targets may be named for one line. */
const MOST_TARGETS = 200;

/** What the line may be about, its player says (2006: 409.1d, 410.3 · later: 601.2c, 603.3d). */
const TARGETS: TargetSpec = {
  name: HAND_TARGETS,
  count: { min: 0, max: MOST_TARGETS },
  objects: { where: { is: 'any' }, zone: ['battlefield', 'stack', 'graveyard', 'exile'] },
  players: { who: 'all' },
  byHand: true,
};
const SAYS_TARGET = /\btargets?\b/i;

/** The card as people play it who carry its holes out: what says "target" has targets, and a line that was not read may be announced. */
export const playedByHand = (definition: CardDefinition): CardDefinition =>
  holesOf(definition).length === 0
    ? definition
    : { ...definition, faces: withBodies(definition.faces) as CardDefinition['faces'] };

function withBodies(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withBodies);
  if (typeof node !== 'object' || node === null) return node;
  const tree = node as Readonly<Record<string, unknown>>;
  if (tree['ability'] === 'unread') return { ...tree, body: byHand(String(tree['text'])) };
  const [only] = isBody(tree) ? tree.effect : [];
  if (only?.do === 'byHand') return { ...tree, ...byHand(only.text, only) };
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withBodies(value)]));
}

/** Of all nodes with an effect only those of abilities and of their modes are no part of an effect themselves. */
const isBody = (tree: Readonly<Record<string, unknown>>): tree is { effect: readonly Instruction[] } =>
  Array.isArray(tree['effect']) && tree['do'] === undefined && tree['instead'] === undefined;

/** The definition with what people may say that lines do; a game has it that has people for it. */
export const STEPS_KEY = 'rule:by-hand';

/** So many lines of a game may be reworded, in so many characters, and mean so many abilities. */
export const MOST_REWORDED = 50;
export const MOST_WORDS = 600;
export const MOST_MEANT = 12;

/** Where a line that was not read stands: its face, and its place among the abilities of that; null: the path leads to none. */
export function unreadAt({ faces }: CardDefinition, path: string): { face: number; at: number; text: string } | null {
  const [, face = '', at = ''] = /^faces\/(\d+)\/abilities\/(\d+)$/.exec(path) ?? [];
  const ability = face === '' ? undefined : faces[Number(face)]?.abilities[Number(at)];
  return ability?.ability === 'unread' ? { face: Number(face), at: Number(at), text: ability.text } : null;
}

/**
 * The card with such a line in words that mean those abilities. The first has the line's place and the others come after all, so that every other
 * path leads where it led.
 */
export function withLineReworded(
  definition: CardDefinition,
  path: string,
  { key, words, abilities }: { key: string; words: string; abilities: readonly Ability[] },
): CardDefinition {
  const found = unreadAt(definition, path);
  if (found === null) throw new Error(`No line that was not read at ${path} in ${definition.key}`);
  const [first, ...others] = abilities;
  const faces = definition.faces.map((face, number) => {
    if (number !== found.face) return face;
    const own = face.abilities.flatMap((ability, at) => (at !== found.at ? ability : (first ?? [])));
    const text = face.text?.replace(found.text, () => words);
    return { ...face, abilities: [...own, ...others], ...(text !== undefined && { text }) };
  });
  return playedByHand({ ...definition, key, faces: faces as unknown as CardDefinition['faces'] });
}

const byHand = (text: string, instruction: Instruction = { do: 'byHand', text }) => ({
  effect: [instruction],
  ...(SAYS_TARGET.test(text) && { targets: [TARGETS] }),
});
