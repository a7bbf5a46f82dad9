/** A card found by its whole name, with the rules that matter to it. 2006: 202 · 2009, 2011, 2026: 201 */
import { DEFAULT_EDITION, type EditionName } from '@rulewright/engine';
import type { Found } from '@rulewright/rulebook';

/** As other things that a search finds. */
export interface CardFound extends Omit<Found, 'kind'> {
  readonly kind: 'card';
}

/** The rules are those of the edition, by default of the newest. Null where no card at hand has that name, in whatever case. */
export async function cardFound(name: string, edition: EditionName = DEFAULT_EDITION): Promise<CardFound | null> {
  const [{ openCards }, { rulesOfCard, ruleTitle }] = await Promise.all([
    import('@rulewright/cards/node'),
    import('@rulewright/rulebook'),
  ]);
  const opened = openCards();
  // a search without card data finds everything else
  const card = opened.ok ? opened.source.find(name) : undefined;
  if (!card || card.name.toLowerCase() !== name.trim().toLowerCase()) return null;
  const rules = rulesOfCard(edition, card.faces ?? [card]).map(({ number }) => number);
  return {
    kind: 'card',
    name: card.name,
    editions: [edition],
    text: card.typeLine,
    summary: rules.map((number) => `${number} ${ruleTitle(edition, number) ?? ''}`.trim()).join(', '),
    rules,
  };
}
