/** A card as data for `rulewright card`, and the same for people. 2006: 200 · 2009, 2011, 2026: 108.1, 200 */
import { type Ability, type EditionName, editionOf, problemsOf } from '@rulewright/engine';
import { type CardText, compileEitherWording, paraphrase, print, type Wording } from '@rulewright/oracle';
import { wrapped } from '../text.ts';
import { outline, withoutText } from './ability-tree.ts';
import { type RefusalPlace, refusalPlace, underlined } from './refusal-place.ts';

export interface DescribedCard {
  readonly name: string;
  /** understood whole, and playable under the edition */
  readonly supported: boolean;
  readonly refused: readonly RefusalPlace[];
  /** in the wording asked for; null where the grammar has no words for it there */
  readonly text: string | null;
  /** one list a face; empty where the card was refused */
  readonly abilities: readonly { readonly face: string; readonly abilities: readonly Ability[] }[];
  /** each ability in a line of other words, made from its tree alone: one list a face; empty where the card was refused */
  readonly paraphrase: readonly { readonly face: string; readonly abilities: readonly string[] }[];
  readonly typeLine: string;
  readonly manaCost: string | null;
  readonly wording: Wording | null;
  readonly edition: EditionName;
  /** what the edition has no rules for */
  readonly anachronisms: readonly string[];
  readonly firstPrinted: string | null;
}

export function describeCard(card: CardText, edition: EditionName, wording?: Wording): DescribedCard {
  const compiled = compileEitherWording(card);
  const anachronisms = compiled.ok
    ? problemsOf(editionOf(edition), compiled.definition).map(({ message }) => message)
    : [];
  const reworded =
    wording !== undefined && compiled.ok ? (print(compiled.definition, wording, compiled.phrasing) ?? null) : null;
  return {
    name: card.name,
    supported: compiled.ok && anachronisms.length === 0,
    refused: compiled.ok ? [] : compiled.refused.map((refusal) => refusalPlace(card, refusal)),
    text: wording === undefined ? card.text : reworded,
    abilities: compiled.ok ? compiled.definition.faces.map(({ name, abilities }) => ({ face: name, abilities })) : [],
    paraphrase: compiled.ok ? paraphrase(compiled.definition) : [],
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
  described.abilities.forEach(({ face, abilities }, side) => {
    lines.push('', card.faces ? `As understood, ${face}:` : 'As understood:');
    if (abilities.length === 0) lines.push('no abilities');
    abilities.forEach((ability, at) => {
      const said = described.paraphrase[side]?.abilities[at] ?? '';
      lines.push(
        `${at + 1}. ${ability.text ?? ''}`.trimEnd(),
        wrapped(`= ${said}`, width, '   '),
        outline(withoutText(ability), '   '),
      );
    });
  });
  for (const refusal of described.refused) {
    const face = card.faces?.find(({ name }) => name === refusal.face) ?? card;
    lines.push(
      '',
      `Not understood${card.faces ? `, ${refusal.face}` : ''}, characters ${refusal.from} to ${refusal.to}:`,
      underlined(face.text, refusal, width),
      refusal.reason,
    );
  }
  for (const message of described.anachronisms) lines.push('', message);
  return lines.join('\n');
}
