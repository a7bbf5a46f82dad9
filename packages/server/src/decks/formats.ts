/** The ways to play that an edition offers at a table: variants, and what decks are built for. 2006: 600.2, 604–609 · 2009: 800.2, 805–809, 903 · 2011, 2026: 800.2, 805–811, 903 */
import { nameOfLed } from '@rulewright/cards';
import { type EditionName, editionOf, optionProblems, type Variant } from '@rulewright/engine';
import { type Format, FORMATS, hasCommander, MOST_SEATS, type WelcomeMessage } from '@rulewright/protocol';

type Offered = WelcomeMessage['editions'][number];

const VARIANT_NAMES: Readonly<Record<Variant, string>> = {
  none: 'Two players',
  'free-for-all': 'Free-for-All',
  'two-headed-giant': 'Two-Headed Giant',
  emperor: 'Emperor',
  'grand-melee': 'Grand Melee',
  'team-vs-team': 'Team vs. Team',
  'alternating-teams': 'Alternating Teams',
};

/** The options of such a game, for the engine to say what is wrong with them. */
export const optionsFor = (format: Format, variant: Variant, players: number) => ({
  players: Array.from({ length: players }, () => (hasCommander(format) ? { commander: {} } : {})),
  variant,
  brawl: format === 'brawl',
});

/** With how many a variant can be played at a table. */
const sizesOf = (edition: EditionName, format: Format, variant: Variant): number[] =>
  Array.from({ length: MOST_SEATS }, (_, last) => last + 1).filter(
    (count) =>
      (variant === 'none' ? count === 2 : count > (variant === 'grand-melee' ? 9 : 2)) &&
      optionProblems(optionsFor(format, variant, count), editionOf(edition)).length === 0,
  );

/** The variants of an edition, and with how many each can be played. */
export const variantsOf = (edition: EditionName): Offered['variants'] =>
  editionOf(edition).variants.map((variant) => ({
    id: variant,
    name: VARIANT_NAMES[variant],
    players: sizesOf(edition, 'constructed', variant),
  }));

const NAMES = { constructed: 'Sixty cards', limited: 'Sealed or draft' } as const;

/** What decks can be built for in an edition, by the names it has for that, and in which variants. */
export const formatsOf = (edition: EditionName): Offered['formats'] =>
  FORMATS.flatMap((id) => {
    const name = hasCommander(id) ? nameOfLed(edition, id) : NAMES[id];
    if (name === null) return [];
    const variants = editionOf(edition).variants.filter((variant) => sizesOf(edition, id, variant).length > 0);
    return [{ id, name, variants: [...variants] }];
  });
