/** Asking for what `play` was not told: deck, opponent and edition. 2006: 100 · 2009, 2011, 2026: 100 */
import { cancel, intro, isCancel, select } from '@clack/prompts';
import { builtInDecks, type Play } from '@rulewright/cards';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '@rulewright/engine';

export interface Asked {
  readonly deck: string;
  readonly against: string;
  readonly opponent: string;
  readonly edition: EditionName;
}

const EDITION_NAMES: Readonly<Record<EditionName, string>> = {
  '2026-02': 'Today (February 2026)',
  '2011-09': 'September 2011: no damage on the stack, no mana burn',
  '2009-10': 'October 2009: after the great change',
  '2006-10': 'October 2006: damage on the stack, mana burn',
};

/** Undefined: whoever was asked changed their mind. */
export async function askForGame(known: Partial<Asked>, format: Play): Promise<Asked | undefined> {
  intro('Rulewright');
  const decks = builtInDecks()
    .filter((deck) => deck.format === format)
    .map(({ id, title, player, date }) => ({
      value: id,
      label: title,
      hint: [player, date.slice(0, 4)].filter(Boolean).join(', '),
    }));
  const deck = known.deck ?? (await choice('Your deck', decks));
  if (deck === undefined) return undefined;
  const against = known.against ?? (await choice("Your opponent's deck", decks));
  if (against === undefined) return undefined;
  const opponent =
    known.opponent ??
    (await choice('Your opponent', [
      { value: 'heuristic', label: 'the computer' },
      { value: 'random', label: 'the computer, at random' },
      { value: 'self', label: 'yourself, both seats' },
    ]));
  if (opponent === undefined) return undefined;
  const editions = [DEFAULT_EDITION, ...[...EDITIONS].reverse().filter((name) => name !== DEFAULT_EDITION)];
  const edition =
    known.edition ??
    (await choice<EditionName>(
      'The rules',
      editions.map((value) => ({ value, label: EDITION_NAMES[value] })),
    ));
  return edition === undefined ? undefined : { deck, against, opponent, edition };
}

async function choice<Value extends string>(
  message: string,
  options: { value: Value; label: string; hint?: string }[],
): Promise<Value | undefined> {
  const chosen = await select<string>({ message, options, maxItems: 12 });
  if (!isCancel(chosen)) return options.find(({ value }) => value === chosen)?.value;
  cancel('No game, then.');
  return undefined;
}
