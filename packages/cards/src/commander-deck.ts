/** Decks that are led by a commander. 2006: none · 2009: 903.3–903.4 · 2011: 903.3–903.5 · 2026: 702.124, 903.3–903.5, 903.12c–e */
import type { EditionName } from '@rulewright/engine';
import type { CardText } from './card-text.ts';
import { basicColours, colorIdentity, type ColoursBy, coloursUnder } from './color-identity.ts';
import { byName, type DeckProblem, isBasicLand, type Led, mostCopies, type Play, sizeOf } from './deck-copies.ts';
import { arePartners, isBackground } from './partners.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

interface LedConstruction {
  /** what the edition calls the variant, and the card */
  readonly variant: string;
  readonly leader: string;
  /** the cards that can be one, besides legendary creatures, and all of them in words */
  readonly besides: { readonly vessels: boolean; readonly planeswalkers: boolean; readonly byText: boolean };
  readonly leaders: string;
  /** two that are partners may lead a deck */
  readonly partners: boolean;
  readonly colors: ColoursBy;
  /** a basic land card must make one of the deck's colors · no card may have a land type for another */
  readonly basics: 'one-of-them' | 'none-else';
  readonly size: number;
  readonly rules: { readonly [R in 'leader' | 'size' | 'names' | 'colors' | 'basics']: string };
}

const EDH: LedConstruction = {
  variant: 'EDH',
  leader: 'general',
  besides: { vessels: false, planeswalkers: false, byText: false },
  leaders: 'a legendary creature',
  partners: false,
  colors: 'symbols',
  basics: 'one-of-them',
  size: 100,
  rules: { leader: '903.3', size: '903.4a', names: '903.4b', colors: '903.4c', basics: '903.4d' },
};
const COMMANDER_2011: LedConstruction = {
  ...EDH,
  variant: 'Commander',
  leader: 'commander',
  colors: 'identity',
  basics: 'none-else',
  rules: { leader: '903.3', size: '903.5a', names: '903.5b', colors: '903.5c', basics: '903.5d' },
};
const COMMANDER_2026: LedConstruction = {
  ...COMMANDER_2011,
  besides: { vessels: true, planeswalkers: false, byText: true },
  leaders: 'a legendary creature, Vehicle or Spacecraft',
  partners: true,
};
const BRAWL_2026: LedConstruction = {
  ...COMMANDER_2026,
  variant: 'Brawl',
  besides: { vessels: true, planeswalkers: true, byText: true },
  leaders: 'a legendary creature, planeswalker, Vehicle or Spacecraft',
  size: 60,
  rules: { ...COMMANDER_2026.rules, leader: '903.12c', size: '903.12d' },
};
const LED: { readonly [E in EditionName]: { readonly [L in Led]: LedConstruction | null } } = {
  '2006-10': { commander: null, brawl: null },
  '2009-10': { commander: EDH, brawl: null },
  '2011-09': { commander: COMMANDER_2011, brawl: null },
  '2026-02': { commander: COMMANDER_2026, brawl: BRAWL_2026 },
};

/** What the edition calls that way to play, as `EDH`; null: it has none. */
export const nameOfLed = (edition: EditionName, play: Led): string | null => LED[edition][play]?.variant ?? null;

/** Whether the rules let the card lead a deck. */
export function mayLead(card: CardText, edition: EditionName, play: Led): boolean {
  const construction = LED[edition][play];
  if (construction === null) return false;
  const { vessels, planeswalkers, byText } = construction.besides;
  const is = (type: string): boolean => card.types.includes(type);
  if (byText && /\bcan be your commander\b/.test(card.text)) return true;
  if (!card.supertypes.includes('Legendary')) return false;
  const vessel =
    card.subtypes.includes('Vehicle') || (card.subtypes.includes('Spacecraft') && card.power !== undefined);
  return is('Creature') || (vessels && vessel) || (planeswalkers && is('Planeswalker'));
}

/** Whether the rules let both cards lead a deck together. */
export const mayLeadTogether = (a: CardText, b: CardText, edition: EditionName, play: Led): boolean =>
  LED[edition][play]?.partners === true &&
  arePartners(a, b) &&
  [a, b].every((card) => isBackground(card) || mayLead(card, edition, play));

/**
 * The deck as it is played: with a commander it has no sideboard, and the only card of a sideboard is the commander where the list names
 * none, as MTGO writes it. A list that names its commander among the other cards too means one card, for no deck may have two.
 */
export function deckFor(play: Play, deck: ResolvedDeck): ResolvedDeck {
  if (play !== 'commander' && play !== 'brawl') return deck;
  const { commander = [], sideboard } = deck;
  const leads = commander.length === 0 && sizeOf(sideboard) === 1 ? sideboard : commander;
  const led = new Set(leads.map(({ card }) => card.name));
  const main = deck.main.flatMap((entry) => {
    const count = entry.count - (led.delete(entry.card.name) ? 1 : 0);
    return count > 0 ? [{ ...entry, count }] : [];
  });
  return { ...deck, main, sideboard: [], ...(leads.length > 0 && { commander: leads }) };
}

/** What keeps a deck from being led at all, however many cards it has and whichever; empty: it is. */
export function unled(deck: ResolvedDeck, edition: EditionName, play: Led): DeckProblem[] {
  const { commander = [] } = deck;
  const rule = LED[edition][play]?.rules.leader;
  const isLed = commander.length > 0 && commander.every(({ count }) => count === 1);
  return isLed && commander.length <= 2
    ? []
    : checkLed(deck, edition, play).filter((one) => one.rule === (rule ?? '100.2'));
}

/** Every rule that a deck led by a commander breaks; empty: it is legal. */
export function checkLed({ main, commander = [] }: ResolvedDeck, edition: EditionName, play: Led): DeckProblem[] {
  const construction = LED[edition][play];
  if (construction === null)
    return [{ rule: '100.2', reason: `these rules have no ${play === 'brawl' ? 'Brawl' : 'Commander'}` }];
  const { leader, leaders, partners, size, rules } = construction;
  const problems: DeckProblem[] = [];
  const all = [...main, ...commander];
  const cards = sizeOf(all);
  if (cards !== size)
    problems.push({
      rule: rules.size,
      reason: `the deck has ${cards} cards, and must have exactly ${size} with its ${leader}`,
    });
  problems.push(...sameNames(all, construction));
  const [lead, second] = commander;
  if (lead === undefined)
    return [
      ...problems,
      {
        rule: rules.leader,
        reason: `the deck has no ${leader}: put a line "Commander" above ${leadersAmong(main, edition, play)}, or write *CMDR* behind its name`,
      },
    ];
  if (lead.count > 1 || commander.length > (partners ? 2 : 1))
    return [
      ...problems,
      {
        rule: rules.leader,
        reason: `only one ${leader} can lead a deck${partners ? ', or two that are partners' : ''}`,
        line: (lead.count > 1 ? lead : commander.at(-1))?.line ?? lead.line,
      },
    ];
  if (second !== undefined) {
    if (!mayLeadTogether(lead.card, second.card, edition, play))
      problems.push({
        rule: rules.leader,
        reason: `only one ${leader} can lead a deck: no partner ability pairs "${lead.card.name}" and "${second.card.name}" (702.124)`,
        line: second.line,
      });
  } else if (!mayLead(lead.card, edition, play))
    problems.push({
      rule: rules.leader,
      reason: `"${lead.card.name}" cannot be the ${leader}, which is ${leaders}`,
      line: lead.line,
    });
  return [...problems, ...wrongColours(main, commander, play, construction)];
}

/** Who may lead the deck, by name where there are few. */
function leadersAmong(main: readonly ResolvedEntry[], edition: EditionName, play: Led): string {
  const all = main.filter(({ card }) => mayLead(card, edition, play)).map(({ card }) => `"${card.name}"`);
  return all.length > 0 && all.length <= MOST_NAMED ? all.join(' or ') : 'its card';
}
const MOST_NAMED = 3;

/** Each name once, basic lands and what a card says of its own number excepted. */
function sameNames(entries: readonly ResolvedEntry[], { rules }: LedConstruction): DeckProblem[] {
  return byName(entries).flatMap(({ card, count, line }): DeckProblem[] => {
    const most = mostCopies(card, 1);
    if (count <= most) return [];
    return [{ rule: rules.names, reason: `the deck has ${count} of "${card.name}", and may have ${most}`, line }];
  });
}

const COLOUR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

function wrongColours(
  main: readonly ResolvedEntry[],
  leads: readonly ResolvedEntry[],
  play: Led,
  { rules, colors, basics }: LedConstruction,
): DeckProblem[] {
  // of two, those of both (2026: 702.124c)
  const allowed = new Set(leads.flatMap(({ card }) => [...coloursUnder(card, colors)]));
  const leaders = leads.map(({ card }) => `"${card.name}"`).join(' and ');
  /** the one basic land type that a colorless commander of Brawl may have (2026: 903.12e) */
  const free =
    play === 'brawl' && allowed.size === 0 ? main.find(({ card }) => isBasicLand(card))?.card.subtypes[0] : undefined;
  return byName(main).flatMap(({ card, line }): DeckProblem[] => {
    if (free !== undefined && isBasicLand(card) && card.subtypes.includes(free)) return [];
    const outside = [...colorIdentity(card, colors)].filter((colour) => !allowed.has(colour));
    const told = (rule: string, colours: readonly (keyof typeof COLOUR_WORDS)[]): DeckProblem[] => {
      const words = colours.map((colour) => COLOUR_WORDS[colour]).join(' and ');
      return [{ rule, reason: `"${card.name}" is not allowed with ${leaders}: it has ${words}`, line }];
    };
    if (outside.length > 0) return told(rules.colors, outside);
    const lands = basicColours(card);
    if (basics === 'one-of-them')
      return isBasicLand(card) && !lands.some((colour) => allowed.has(colour)) ? told(rules.basics, lands) : [];
    const produced = lands.filter((colour) => !allowed.has(colour));
    return produced.length > 0 ? told(rules.basics, produced) : [];
  });
}
