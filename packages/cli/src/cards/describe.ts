/** A card as data for `rulewright card`, and the same for people. 2006: 200 · 2009, 2011, 2026: 108.1, 200 */
import { cardFaults, type CardSource } from '@rulewright/cards';
import { type Ability, type CardDefinition, type EditionName, type Hole, holesOf } from '@rulewright/engine';
import {
  type CardText,
  compileEitherWording,
  paraphrase,
  partlyInEitherWording,
  print,
  reworded,
  type Wording,
} from '@rulewright/oracle';
import { wrapped } from '../text.ts';
import { type NearestCard, nearestRead } from './nearest-read.ts';
import { outline, withoutText } from './ability-tree.ts';
import { type RefusalPlace, refusalPlace, underlined } from './refusal-place.ts';

/** A stretch that was not understood, and the card nearest to it that is read, where the cards to look among are given. */
export interface DescribedRefusal extends RefusalPlace {
  readonly nearest: NearestCard | null;
}

export interface DescribedCard {
  readonly name: string;
  /** understood whole, and taken by a table under the edition */
  readonly supported: boolean;
  readonly refused: readonly DescribedRefusal[];
  /** in the wording asked for; null where the grammar has no words for it there */
  readonly text: string | null;
  /** in the words of the edition, as games in it show it: the card's own where it has no others; null where the card was refused */
  readonly inWords: string | null;
  /** one list a face; empty where the card was refused */
  readonly abilities: readonly { readonly face: string; readonly abilities: readonly Ability[] }[];
  /** each ability in a line of other words, made from its tree alone: one list a face; empty where the card was refused */
  readonly paraphrase: readonly { readonly face: string; readonly abilities: readonly string[] }[];
  /** a refused card as far as it was read, as `abilities` and `paraphrase` have it, and what was not read; null where nothing can be */
  readonly partly: Partly | null;
  /** keywords that are known from the card's reminder text alone: tables and the Lab take it, simulations do not */
  readonly byReminder: readonly string[];
  readonly typeLine: string;
  readonly manaCost: string | null;
  readonly wording: Wording | null;
  readonly edition: EditionName;
  /** what the edition has no rules for */
  readonly anachronisms: readonly string[];
  readonly firstPrinted: string | null;
}

export interface Partly extends Pick<DescribedCard, 'abilities' | 'paraphrase'> {
  readonly holes: readonly Hole[];
}

function partlyRead(card: CardText): Partly | null {
  const compiled = partlyInEitherWording(card);
  if (!compiled.ok) return null;
  const { definition } = compiled;
  return { abilities: abilitiesOf(definition), paraphrase: paraphrase(definition), holes: holesOf(definition) };
}

const abilitiesOf = ({ faces }: CardDefinition): DescribedCard['abilities'] =>
  faces.map(({ name, abilities }) => ({ face: name, abilities }));

/** What the faces say; a second set of characteristics says nothing of its own. */
const textOf = (card: CardText, { faces }: CardDefinition): string =>
  faces
    .slice(0, card.faces?.length ?? 1)
    .map(({ text = '' }) => text)
    .join('\n//\n');

export function describeCard(
  card: CardText,
  edition: EditionName,
  { wording, source }: { wording?: Wording | undefined; source?: CardSource } = {},
): DescribedCard {
  const compiled = compileEitherWording(card);
  const anachronisms = compiled.ok
    ? cardFaults(card.name, compiled, edition, { byReminder: 'accept' }).map(({ reason }) => reason)
    : [];
  const printed =
    wording !== undefined && compiled.ok ? (print(compiled.definition, wording, compiled.phrasing) ?? null) : null;
  return {
    name: card.name,
    supported: compiled.ok && anachronisms.length === 0,
    refused: compiled.ok
      ? []
      : compiled.refused.map((refusal) => {
          const place = refusalPlace(card, refusal);
          return { ...place, nearest: source === undefined ? null : nearestRead(source, card, place) };
        }),
    text: wording === undefined ? card.text : printed,
    inWords: compiled.ok ? textOf(card, reworded(card, compiled, edition)) : null,
    abilities: compiled.ok ? abilitiesOf(compiled.definition) : [],
    paraphrase: compiled.ok ? paraphrase(compiled.definition) : [],
    partly: compiled.ok ? null : partlyRead(card),
    byReminder: (compiled.ok && compiled.definition.byReminder) || [],
    typeLine: card.typeLine,
    manaCost: card.manaCost ?? null,
    wording: wording ?? null,
    edition,
    anachronisms,
    firstPrinted: card.firstPrinted ?? null,
  };
}

export function cardReport(card: CardText, described: DescribedCard, width: number): string {
  const lines: string[] = [];
  for (const face of card.faces ?? [card]) {
    const stats =
      face.power !== undefined
        ? `${face.power}/${face.toughness}`
        : face.loyalty !== undefined
          ? `loyalty ${face.loyalty}`
          : '';
    lines.push([face.name, face.manaCost ?? ''].join('  ').trimEnd(), [face.typeLine, stats].join('  ').trimEnd());
  }
  if (described.wording !== null) lines.push('', `In the wording of ${described.wording}:`);
  const text =
    described.text ??
    (described.refused.length > 0
      ? `(not understood, so it cannot be reworded; as the card file has it)\n${card.text}`
      : '(the grammar has no words for this there)');
  if (text !== '') lines.push('', wrapped(text, width, '  '));
  if (described.wording === null && described.inWords !== null && described.inWords !== card.text)
    lines.push('', `In games under the rules of ${described.edition}:`, '', wrapped(described.inWords, width, '  '));
  lines.push(...understood(card, described, width));
  for (const refusal of described.refused) {
    const face = card.faces?.find(({ name }) => name === refusal.face) ?? card;
    lines.push(
      '',
      `Not understood${card.faces ? `, ${refusal.face}` : ''}, characters ${refusal.from} to ${refusal.to}:`,
      underlined(face.text, refusal, width),
      refusal.reason,
      ...(refusal.nearest === null ? [] : [`${refusal.nearest.name} is read, which says “${refusal.nearest.words}”.`]),
    );
  }
  if (described.partly !== null) {
    lines.push('', 'As far as it was read; no game takes it so.', ...understood(card, described.partly, width));
    for (const { hole, text } of described.partly.holes)
      lines.push(
        '',
        hole === 'byHand' ? 'An effect that was not read:' : 'A line that was not read:',
        wrapped(text, width, '  '),
      );
  }
  if (described.byReminder.length > 0)
    lines.push(
      '',
      `Known from reminder text alone: ${described.byReminder.join(', ')}. Tables and the Lab take it; simulate, tournament and gym do not.`,
    );
  for (const message of described.anachronisms) lines.push('', message);
  return lines.join('\n');
}

/** Each ability as it was understood: its text, the same in other words, and its tree. */
function understood(
  card: CardText,
  { abilities: faces, paraphrase: said }: Pick<DescribedCard, 'abilities' | 'paraphrase'>,
  width: number,
): string[] {
  return faces.flatMap(({ face, abilities }, side) => [
    '',
    card.faces ? `As understood, ${face}:` : 'As understood:',
    ...(abilities.length === 0 ? ['no abilities'] : []),
    ...abilities.flatMap((ability, at) => [
      `${at + 1}. ${ability.text ?? ''}`.trimEnd(),
      wrapped(`= ${said[side]?.abilities[at] ?? ''}`, width, '   '),
      outline(withoutText(ability), '   '),
    ]),
  ]);
}
