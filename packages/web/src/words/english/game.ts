/** What a game shows in English, at the table, in a replay and in the Lab: cards and their states, steps, answers. */
import { type WireEdition, type WireStep, withinSentence } from '@rulewright/protocol';
import { counted, listed } from './grammar.ts';

/** The zone of cards that are exiled: on a button, and as the title of what lies there. */
interface ExileSaid {
  readonly pile: string;
  readonly of: (player: string) => string;
}
const EXILE: ExileSaid = { pile: 'exile', of: (player) => `${player}'s exiled cards` };

export const game = {
  steps: {
    untap: { short: 'Untap', long: 'untap step' },
    upkeep: { short: 'Upkeep', long: 'upkeep step' },
    draw: { short: 'Draw', long: 'draw step' },
    main1: { short: 'Main', long: 'first main phase' },
    beginCombat: { short: 'Combat', long: 'beginning of combat step' },
    declareAttackers: { short: 'Attackers', long: 'declare attackers step' },
    declareBlockers: { short: 'Blockers', long: 'declare blockers step' },
    combatDamage: { short: 'Damage', long: 'combat damage step' },
    endCombat: { short: 'End of combat', long: 'end of combat step' },
    main2: { short: 'Main 2', long: 'second main phase' },
    end: { short: 'End', long: 'end step' },
    cleanup: { short: 'Cleanup', long: 'cleanup step' },
  } as Readonly<Record<WireStep, { readonly short: string; readonly long: string }>>,
  exile: {
    '2006-10': { pile: 'removed', of: (player: string) => `${player}'s cards removed from the game` },
    '2009-10': EXILE,
    '2011-09': EXILE,
    '2026-02': EXILE,
  } as Readonly<Record<WireEdition, ExileSaid>>,
  card: {
    kinds: { token: 'token', copy: 'copy', emblem: 'emblem' },
    printed: (powerAndToughness: string) => `printed ${powerAndToughness}`,
    loyalty: (loyalty: number) => `loyalty ${loyalty}`,
    defense: (defense: number) => `defense ${defense}`,
    damage: (damage: number) => `${damage} damage`,
    counters: (count: number, counter: string) => counted(count, `${counter} counter`),
    tapped: 'tapped',
    sick: 'came under control this turn',
    sickHint: 'came under control this turn: cannot attack or use {T} yet',
    attacking: (what: string) => `attacking ${withinSentence(what)}`,
    blocking: (what: readonly string[]) => `blocking ${listed(what)}`,
    attachedTo: (what: string) => `attached to ${what}`,
    phasedOut: 'phased out',
    targeting: (what: readonly string[]) => `targeting ${listed(what.map(withinSentence))}`,
    aPlayer: 'a player',
    gone: 'something that is gone',
    wouldDie: 'would die',
    canBeChosen: 'can be chosen',
    copyOf: (card: string, name: string) => `This is a ${card} that is now ${name}`,
    printedAs: (card: string) => `printed as ${card}`,
  },
  /** a position as Lab, quiz and Rulebook draw and tell it */
  position: {
    when: (turn: number, player: string, step: string) => `Turn ${turn}, ${withinSentence(player)}’s ${step}`,
    over: '. The game is over:',
    stack: 'Stack',
    topFirst: 'Stack, the top first',
    life: 'life ',
    mana: (letters: string) => `mana ${letters}`,
    inHand: (cards: number) => `hand ${cards}`,
    inLibrary: (cards: number) => `library ${cards}`,
    hasLost: 'has lost',
    hand: 'Hand',
    graveyard: 'Graveyard',
    whySoMuch: (player: string) => `Why ${player} has so much`,
    isOther: ', different in the other edition',
    same: 'Both tell the same',
    differs: 'What differs',
    different: 'Different: ',
  },
  /** the engine in the browser, and the positions that it plays */
  bench: {
    noEngine: 'The engine could not be started. Load the page again.',
    tooLong: 'This takes too long, and was stopped. Change the position or the script.',
    noPosition: (name: string) => `There is no position called “${name}”.`,
    notFetched: (name: string) => `The position “${name}” could not be fetched.`,
    quotesCard: (name: string) =>
      `“${name}” quotes the dated text of a real card, which only a clone of the repository holds. Start the app from one to run it.`,
  },
  marksOf: (name: string) => `Marks of ${name}`,
  ruleOf: (rule: string) => `(rule ${rule})`,
  because: 'Because of',
  byRule: 'By rule',
  rulesOf: (edition: string) => `Rules of ${edition}`,
  openInLab: 'Open in the Lab',
  /** moves something one place up or down */
  earlier: (what: string) => `${what}: earlier`,
  later: (what: string) => `${what}: later`,
  you: 'You',
  mulligan: { take: 'Take a mulligan', keep: 'Keep this hand' },
  /** why what is picked so far is no answer yet */
  lacks: {
    choices: (missing: number) => `Choose ${missing} more`,
    whole: () => 'A whole number',
    atLeast: (least: number) => `At least ${least}`,
    atMost: (most: number) => `At most ${most}`,
    leastEach: (least: number) => `At least ${least} each`,
    left: (left: number) => `${left} left to give`,
    tooMany: (over: number) => `${over} too many`,
    name: () => 'A card name',
  },
};
