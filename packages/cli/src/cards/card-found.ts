/** A card found by its whole name, with the rules that matter to it. 2006: 202 · 2009, 2011, 2026: 201 */
import type { EditionName } from '@rulewright/engine';
import type { Found } from '@rulewright/rulebook';

/** As other things that a search finds. */
export interface CardFound extends Omit<Found, 'kind'> {
  readonly kind: 'card';
}

/** The card of that whole name, null where there is none; or why no cards could be looked through. */
export type CardLookedFor = { readonly card: CardFound | null } | { readonly noCards: string };

/** The rules are those of the edition, by default of the newest. */
export async function cardFound(name: string, named?: EditionName): Promise<CardLookedFor> {
  const [{ DEFAULT_EDITION }, { openCards }, { rulesOfCard, ruleTitle }] = await Promise.all([
    import('@rulewright/engine'),
    import('@rulewright/cards/node'),
    import('@rulewright/rulebook'),
  ]);
  const edition = named ?? DEFAULT_EDITION;
  const opened = openCards();
  if (!opened.ok) return { noCards: `${opened.file}: ${opened.reason}` };
  const { source } = opened;
  const answer = source.lookup(name);
  const card = answer.kind === 'found' && answer.fit === 'full' ? source.find(answer.name) : undefined;
  if (!card) return { card: null };
  const rules = rulesOfCard(edition, card.faces ?? [card]).map(({ number }) => number);
  return {
    card: {
      kind: 'card',
      name: card.name,
      editions: [edition],
      text: card.typeLine,
      summary: rules.map((number) => `${number} ${ruleTitle(edition, number) ?? ''}`.trim()).join(', '),
      rules,
    },
  };
}
