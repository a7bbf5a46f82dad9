/** What the Lab says in English; notation, story and cards stay as they are. */
import type { LayerName } from '@rulewright/engine';
import { type Holding, OBSTACLE_WORDS, refusedAction } from '@rulewright/scenario';
import { counted, listed } from './grammar.ts';

const amountOf = (what: Holding, amount: string): string =>
  what === 'hand' ? counted(Number(amount), 'card') : amount === '' ? 'none' : amount;

const isVowel = (word: string): boolean => /^[aeiou]/i.test(word);

export const lab = {
  title: 'Lab',
  parts: 'Parts of the Lab',
  panes: { write: 'Write', board: 'Position', story: 'Story' },
  rules: 'Rules of',
  besideRules: 'Beside it the rules of',
  besideNone: 'beside it: none',
  beside: (edition: string) => `and ${edition}`,
  fetching: 'Fetching the cards…',
  noCards:
    'The cards could not be fetched. Positions with cards of their own work; load the page again for the others.',
  several: (count: number) => `This text has ${counted(count, 'position')}. Open one of them:`,
  looking: 'Looking…',
  reading: 'Reading the position…',
  notReached:
    'The script does not come to this line: the line above it could not be played. Its fault stands in the story.',
  noPosition: 'There is no position yet:',
  twoEditions: 'Two editions beside each other',
  twoBranches: 'Two branches beside each other',
  thisBranch: 'This branch',
  editor: {
    text: 'Position and script',
    place: (line: number, column: number) => `Line ${line}, column ${column}`,
    begin: 'New position',
    example: 'Example',
  },
  adding: {
    label: 'Put a card into the position',
    card: 'Card, or a query',
    nameFirst: 'Write the name of a card first.',
    noQuery: 'This is no card and no query:',
    headFirst: 'This text holds no position. Begin a new one, or write a name, two spaces and a year.',
    fit: (cards: number) => `${counted(cards, 'card')} fit; these are the first.`,
    of: 'of',
    in: 'in',
    zones: {
      battlefield: 'battlefield',
      hand: 'hand',
      graveyard: 'graveyard',
      library: 'library',
      exile: 'exile',
    },
    thatIs: 'that is',
    put: 'Put it there',
  },
  acting: {
    label: 'What can be done',
    nobody: 'Nobody has anything to decide.',
    mayAct: (player: string) => `${player} may act`,
    begins: 'Another move here begins a branch.',
    attack: (creatures: number): string => (creatures === 0 ? 'Attack with nothing' : 'Attack'),
    block: (creatures: number): string => (creatures === 0 ? 'Block with nothing' : 'Block'),
    answer: 'Answer',
    again: 'Begin again',
    stays: 'stays at home',
    attacks: (what: string) => `attacks ${what}`,
    attackAll: 'Attack with all',
    blocks: (blocker: string) => `${blocker} blocks`,
    line: 'A line of notation',
    play: 'Play it',
    oneLine: 'One line at a time.',
  },
  test: {
    title: 'Make it a test',
    about:
      'What is so now. Confirm what the rules say must be so, by reading them and not by looking at it: the script then expects it here.',
    nothing: 'There is nothing to expect here.',
    expect: 'Expect it',
  },
  moves: {
    start: 'The position',
    mustDecide: (player: string) => `${player} must now decide:`,
    back: 'One line back',
    forward: 'One line forward',
    less: 'Tell less',
    all: 'Tell all',
    notSo: 'Not so:',
    holds: 'holds',
    fails: 'fails',
    isAsked: (player: string, by: string | null) => `${player} is asked${by === null ? '' : ` by ${by}`}:`,
    besideBranch: 'Beside it the branch',
    besideNone: 'beside it: no branch',
    beside: (branch: string) => `beside “${branch}”`,
    branchName: 'Name of the branch',
    nameIt: 'Name it',
    name: 'Name this branch',
    remove: 'Remove from here',
  },
  link: {
    tooLong: (why: string) => `This position is too long for a link, and ${why}. Save it as a file and send that.`,
    tooLongToStore: 'too long to be stored',
    notStored: (why: string) => `the server did not store it (${why})`,
    noStore: 'the server, which would store it, cannot be reached',
    notHad: (why: string) => `The position of this link could not be had: ${why}`,
    noServer: 'The position of this link is on a server that cannot be reached now.',
    damaged: (what: string) =>
      `This link is damaged: ${what}. Perhaps it was cut; ask for it again, or for the position as a file.`,
    otherForm: (form: string) => `This link is of form ${form}, which this version of Rulewright does not know.`,
    faults: {
      ends: 'it does not begin or end as a link of the Lab does',
      packed: 'its content cannot be unpacked',
      large: 'it unpacks to more than a position',
      content: 'its content is no position',
    },
  },
  sharing: {
    notDrawn: 'This browser could not draw the picture.',
    notCopied: 'The browser did not let the link be copied. It stands in the address bar now: copy it from there.',
    tooLarge: (file: string, bytes: number, most: number) =>
      `${file} has ${bytes} bytes; a scenario file has at most ${most}.`,
    open: 'Open a file',
    file: 'Scenario file',
    save: 'Save',
    picture: 'Picture',
    test: 'Make it a test',
    copyLink: 'Copy link',
    noPosition: 'There is no position to make a picture of yet.',
    noPictures: 'What draws pictures could not be fetched. Start the server again, or load the page again.',
  },
  why: {
    label: 'Why is it so',
    it: 'it',
    so: 'so',
    /** what is asked about stands between the two */
    is: 'Why is',
    /** `short` is `4/4`, or its types; `there` what it is under the other rules */
    question: (short: string | null, there: { readonly short: string | null; readonly edition: string } | null) => {
      const asked = (one: string | null): string =>
        one === null ? 'so' : one.includes('/') ? one : `${isVowel(one) ? 'an' : 'a'} ${one}`;
      return ` ${asked(short)}${there === null ? '' : `, and ${asked(there.short)} in ${there.edition}`}?`;
    },
    notThere: (edition: string) => `It is not there under the rules of ${edition}.`,
    noCharacteristics: 'It has no characteristics of its own.',
    starts: 'It starts as',
    controlled: (player: string) => `, controlled by ${player}`,
    nothing: 'Nothing changes it.',
    layer: (name: string) => `Layer: ${name}`,
    layers: {
      copy: 'copies',
      faceDown: 'face down',
      control: 'control',
      text: 'text',
      type: 'types',
      color: 'colours',
      ability: 'abilities',
      other: 'all other effects',
      'pt-cda': 'power and toughness as defined',
      'pt-set': 'power and toughness set',
      'pt-other': 'power and toughness, set or changed, by time',
      'pt-modify': 'power and toughness changed',
      'pt-counters': 'counters',
      'pt-static': 'power and toughness changed by static abilities',
      'pt-switch': 'power and toughness switched',
    } as Readonly<Record<LayerName, string>>,
    dependsOn: (what: readonly string[]) => `, depends on ${listed(what)}, applied first`,
    otherOrder: ', in another order in the other edition',
    times: 'When the effects came',
  },
  held: {
    /** the player's name follows, then how much it is */
    question: (what: Holding, _player: string) =>
      `Why is the ${{ life: 'life total', hand: 'hand', mana: 'mana' }[what]} of `,
    isSoMuch: (what: Holding, amount: string) =>
      ` ${what === 'hand' && amount === '' ? 'so' : amountOf(what, amount)}?`,
    amount: amountOf,
    asStart: 'It is what the position says: nothing on the way here has changed it.',
    begins: (amount: string) => `The position begins with ${amount}.`,
    unexplained: { life: 'It is set so.', hand: 'A card is played.', mana: 'Mana is spent.' } as Readonly<
      Record<Holding, string>
    >,
  },
  whyNot: {
    label: 'What cannot be done',
    action: refusedAction,
    obstacles: OBSTACLE_WORDS,
    then: '; ',
  },
  without: {
    ask: 'What without it?',
    playing: 'Playing it again without…',
    had: (cards: readonly string[]) => `If ${listed(cards)} had no`,
    same: ', everything else would happen the same.',
    end: 'At the end',
    not: 'Not: ',
    instead: 'Instead: ',
  },
};
