/** What the lobby says in English: setting up a table, joining one, waiting for it. */
import {
  type Format,
  type Opponent,
  type TableMessage,
  type WireClock,
  type WireEdition,
  type WireVariant,
  withinSentence,
} from '@rulewright/protocol';
import { counted } from './grammar.ts';

/** What playing by an edition means. */
interface EditionSaid {
  readonly differs: string;
  readonly example: string;
}

export const lobby = {
  editions: {
    '2006-10': {
      differs: 'Combat damage waits on the stack, and unused mana burns.',
      example: 'Mana that is left at the end of a phase costs you as much life.',
    },
    '2009-10': {
      differs: 'Combat damage is dealt at once, blockers stand in an order, and mana no longer burns.',
      example: 'A creature with deathtouch divides its damage among its blockers as you like.',
    },
    '2011-09': {
      differs: 'As in 2009, but deathtouch now says what damage is lethal.',
      example: 'One damage of a creature with deathtouch is lethal: what tramples beside it sends the rest on.',
    },
    '2026-02': {
      differs: 'Today’s rules: no order of blockers, a kinder mulligan, and each player may have the same legend.',
      example: 'You and your opponent each have the same legend: both stay.',
    },
  } as Readonly<Record<WireEdition, EditionSaid>>,
  seeInLab: 'See it in the Lab',
  ruleLink: (rule: string) => ({ shown: `Rule ${rule}`, said: `Rule ${rule} in the Rulebook` }),
  atTable: {
    title: 'Table',
    takingSeat: 'Taking your seat…',
    triesAgain: 'This page tries again by itself.',
    lost: 'The connection to the table is lost. Trying again…',
    shuffling: 'Shuffling…',
    cut: {
      title: 'A link that is not whole',
      text: 'Something of this link is missing: ask for it again, and open all of it.',
    },
  },
  names: { own: 'Your name', player: 'Player', guest: 'Guest' },
  setUp: {
    tagline: 'Magic: The Gathering by the book – today’s, or the one of 2006, 2009 or 2011.',
    title: 'A table of your own',
    more: 'Players, length, clock, name:',
    rulesOf: 'Rules of',
    against: 'Against',
    decks: 'Decks',
    gameOf: 'Game of',
    players: 'Players',
    length: 'Length',
    oneGame: 'One game',
    bestOfThree: 'Best of three',
    withSideboards: 'with sideboards',
    anyDeck: 'Decks may have any cards, and any number',
    openTable: 'Open a table',
    play: 'Play',
    legal:
      'Rulewright is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards. Card names and text are property of Wizards of the Coast.',
    variantName: (_variant: WireVariant, given: string): string => given,
    formats: {
      constructed: 'up to four of a card',
      limited: '40 cards of opened boosters',
      commander: '100 cards led by a legend',
      brawl: '60 cards led by a legend',
    } as Readonly<Record<Format, string>>,
    opponents: {
      heuristic: { name: 'The computer', what: 'plays sensibly' },
      random: { name: 'A random player', what: 'does anything legal' },
      friend: { name: 'A friend', what: 'joins by a link' },
      self: { name: 'Myself', what: 'both seats, this screen' },
      rollout: { name: 'A beginner', what: 'acts only on its own turns' },
      search: { name: 'A strong player', what: 'thinks ahead before it acts' },
    } as Readonly<Record<Opponent, { readonly name: string; readonly what: string }>>,
  },
  clock: {
    label: 'Clock',
    none: 'None',
    without: 'no clock',
    each: ({ per, seconds }: WireClock) =>
      per === 'game' ? `${seconds / 60} minutes each` : `${seconds} s a decision`,
    said: ({ per, seconds }: WireClock) =>
      `Each of you has ${per === 'game' ? `${seconds / 60} minutes for the game` : `${seconds} seconds for each decision`}; whose time is up has lost.`,
  },
  playNow: {
    title: 'A game at once',
    start: 'Start now',
    about: (mine: string, theirs: string) => `You play ${mine} against the computer with ${theirs}, by today’s rules.`,
  },
  myGames: {
    title: 'My games',
    about: (players: readonly string[], edition: string) =>
      `${players.map((player, at) => (at === 0 ? player : withinSentence(player))).join(' against ')}, rules of ${edition}`,
    openSeat: 'an open seat',
    table: (table: string) => `Table ${table}`,
    forget: (game: string) => `Forget ${game}`,
    forgetEnded: (count: number) => `Forget the ${count} that have ended`,
    watchAgain: 'Watch it again',
    backToTable: 'Back to the table',
    goOn: 'Go on',
    states: {
      waiting: 'Waiting for a friend',
      shuffling: 'About to begin',
      playing: 'Being played',
      between: 'Between two games',
      over: 'Over',
      gone: 'Gone: the server no longer has this seat for you',
    } as Readonly<Record<TableMessage['phase'] | 'gone', string>>,
  },
  houseRules: {
    label: 'House rules',
    add: 'Play by a rule of another edition…',
    lost: 'The server does not say which rules there are: load this page again.',
    of: (seam: string) => `${seam}: the edition`,
    as: (edition: string, value: string) => `as in ${edition}: ${value}`,
    without: (seam: string) => `Without the house rule ${seam}`,
    played: (rules: string) => `House rules: ${rules}`,
  },
  deck: {
    yours: 'Your deck',
    ofOpponent: "Opponent's deck",
    ofOtherSeat: 'Deck of the other seat',
    ofOtherTeam: 'Deck of the other team',
    ofSecond: 'Deck of player 2',
    ofOthers: 'Decks of the others',
    ofPlayer: (number: number) => `Player ${number}`,
    needsToday: 'needs today’s cards',
    builtIn: 'Built-in decks',
    paste: 'Paste a list',
    openBoosters: 'Open boosters',
    deckPage: 'Deck page',
    saved: 'Your decks',
    find: (title: string) => `Find a deck: ${title}`,
    findHint: 'Find by name, player or year',
    list: 'A list of any site or program, or one card a line, for example “4 Shock”; then a line “Sideboard” and its cards',
    listOfCommander: 'A line “Commander” and its card, an empty line, then one card a line, for example “1 Shock”',
    wrong: 'What is wrong with this deck',
    read: (cards: number, sideboard: number) =>
      `${counted(cards, 'card')}${sideboard > 0 ? `, ${sideboard} in the sideboard` : ''}.`,
    leftOut: (cards: number, under: string) => `${counted(cards, 'card')} under “${under}” left out.`,
    useBuiltIn: 'Use a built-in deck instead',
    reading: 'Reading…',
    noCommander: 'No card of this list can be its commander: add a legendary creature.',
    notAllRead: 'Not every line can be read yet; the deck page shows which.',
    commander: 'Commander',
    chooseCard: 'Choose a card',
    second: 'Second commander',
    none: 'None',
  },
  joining: {
    title: 'Join the table',
    looking: 'Looking for the table…',
    sitDown: 'Sit down',
    somebody: 'Somebody',
    /** “Ada invites you to a best of three by the rules of October 2006. Ada plays Sligh.” */
    invitation: (host: string, what: string) => `${host} invites you to ${what}.`,
    what: (bestOf: 1 | 3, format: Format, seats: number | null, edition: string) => {
      const of = {
        constructed: '',
        limited: ' with decks of opened boosters',
        commander: ' of Commander',
        brawl: ' of Brawl',
      }[format];
      const what = `${bestOf === 3 ? 'a best of three' : 'a game'}${of}${seats === null ? '' : ` for ${seats}`}`;
      return `${what} by the rules of ${edition}`;
    },
    /** what one may play */
    decks: {
      constructed: 'Bring at least sixty cards, up to four of a card.',
      limited: 'Bring at least forty cards of boosters that you opened.',
      commander: 'Bring a hundred cards led by a legend, no card twice but basic lands.',
      brawl: 'Bring sixty cards led by a legend, no card twice but basic lands.',
    } as Readonly<Record<Format, string>>,
    plays: (name: string, deck: string) => `${name} plays ${deck}.`,
  },
  waiting: {
    title: 'Your table is open',
    several: 'The game begins as soon as nobody is missing.',
    friend: 'The game begins as soon as your friend sits down.',
    open: 'open',
    /** “You invite to a best of three by the rules of October 2006, and play Sligh.” */
    inviting: (what: string, deck: string) => `You invite to ${what}, and play ${deck}.`,
    linkForFriends: 'Link for your friends',
    linkForFriend: 'Link for your friend',
    linkToWatch: 'Link to watch',
  },
  link: {
    copy: 'Copy',
    copyYourself: 'Select the link and copy it',
    onlyHere:
      'These links work on this machine alone. For others on your network, start the server with this command: then the page names the address.',
    reached: (address: string) => `Others on your network reach this server at ${address}.`,
  },
};
