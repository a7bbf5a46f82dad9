/** What sealed and draft say in English. */
import type { LimitedKind } from '@rulewright/protocol';
import { counted } from './grammar.ts';

export const limited = {
  title: 'Sealed and draft',
  tagline: 'Open boosters of a set, build a deck of forty cards with as many basic lands as you like, and play it.',
  kinds: {
    sealed: { name: 'Sealed', what: 'six boosters are yours' },
    draft: { name: 'Draft', what: 'three boosters, a card from each pack, against seven computer drafters' },
  } as Readonly<Record<LimitedKind, { readonly name: string; readonly what: string }>>,
  how: 'How',
  rules: 'Rules of',
  boosters: 'Boosters of',
  from: 'From',
  sources: {
    set: { name: 'A set', what: 'its boosters, as they were printed' },
    cube: { name: 'A cube', what: 'your own list, each card of it once' },
  },
  cube: {
    label: 'The cards of the cube',
    hint: 'A name on each line, or a CubeCobra file. Paste it, or drop it here.',
    open: 'Open a file',
    read: (cards: number, name: string) => `${name === '' ? '' : `${name}: `}${counted(cards, 'card')}`,
    notRead: 'This file could not be read as a list of cards.',
  },
  find: 'Find a set',
  findHint: 'Name, code or year',
  looking: 'Looking for the sets…',
  none: 'No set has these words.',
  set: 'Set',
  setCards: (year: number, cards: number) => `${year} · ${counted(cards, 'card')}`,
  seed: 'Seed, to open the same boosters again',
  anySeed: 'any',
  seedFault: (most: number) => `A seed is a whole number below ${most}.`,
  notOffered: (set: string) => `${set} is not offered.`,
  noBoosters: 'The server gave no boosters.',
  busy: 'The cards of the set are read: the first time this may take a minute.',
  opening: 'Opening…',
  openSix: 'Open six boosters',
  begin: 'Begin the draft',
  /** of a deck that is kept */
  deckName: (set: string, draft: boolean) => `${set}, ${draft ? 'drafted' : 'sealed'}`,
  draftTitle: 'Draft',
  draftOf: (set: string) => `Draft of ${set}`,
  openingBoosters: 'Opening the boosters…',
  leave: 'Leave this draft',
  over: 'The draft is over',
  pick: (booster: number, pick: number) => `Booster ${booster} of 3, pick ${pick}`,
  passed: (left: boolean) => `the rest goes to the ${left ? 'left' : 'right'}`,
  youHave: (cards: number) =>
    `You have ${counted(cards, 'card')}. Build a deck of forty with basic lands, then play it against a drafter.`,
  build: 'Build the deck',
  pickCard: (card: string) => `Pick ${card}`,
  picked: 'Picked',
  nothing: 'Nothing yet. Click a card of the pack to take it.',
  allOpened: (cards: number) => `All ${cards} cards of the set can be opened.`,
  leftOut: (cards: number, of: number) => `${cards} of the set’s ${of} cards are in no booster`,
};
