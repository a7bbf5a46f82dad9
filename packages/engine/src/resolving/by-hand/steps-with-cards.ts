/** Steps with cards and zones, which people carry out by hand. 2006: 413, 418, 501 · 2009, 2011, 2026: 608, 611, 701 */
import type { Destination, Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import {
  actor,
  amount,
  DONE,
  handOf,
  n,
  number,
  objects,
  owners,
  players,
  ref,
  self,
  type Step,
  topOf,
  upTo,
  what,
  which,
  who,
  you,
  MOST_AT_ONCE,
} from './places.ts';

const GOING = {
  'the hand': { zone: 'hand' },
  'the battlefield': { zone: 'battlefield' },
  'the battlefield tapped': { zone: 'battlefield', tapped: true },
  'the graveyard': { zone: 'graveyard' },
  exile: { zone: 'exile' },
  'exile face down': { zone: 'exile', faceDown: true },
  'the top of the library': { zone: 'library', position: 'top' },
  'the bottom of the library': { zone: 'library', position: 'bottom' },
} as const satisfies Record<string, Destination>;
const PLACES = Object.keys(GOING) as readonly (keyof typeof GOING)[];
const going = (at: number): Destination => GOING[PLACES[at] as keyof typeof GOING];

export const WITH_CARDS: readonly Step[] = [
  {
    label: 'Draw cards',
    group: 'cards',
    places: [players(), number('how many cards', MOST_AT_ONCE)],
    says: '{who} draws {n}',
    gives: 'was drawn',
    effect: () => [{ do: 'draw', who, count: n, out: DONE }],
  },
  {
    label: 'Discard cards that players choose, or at random',
    group: 'cards',
    places: [which('how', ['of their choice', 'at random']), players(), number('how many cards', MOST_AT_ONCE)],
    says: '{who} discards {n} {which}',
    gives: 'was discarded',
    effect: (at) => [
      {
        do: 'discard',
        who,
        what: {
          set: 'choice',
          by: actor,
          from: handOf(actor),
          count: { min: n, max: n },
          ...(at === 1 && { random: true as const }),
        },
        out: DONE,
      },
    ],
  },
  {
    label: 'Discard these cards',
    group: 'cards',
    places: [objects('own hand', 'which cards')],
    says: '{what} is discarded',
    gives: 'was discarded',
    effect: () => [
      {
        do: 'discard',
        who: owners,
        what: { set: 'where', of: what, filter: { is: 'ownedBy', player: actor } },
        out: DONE,
      },
    ],
  },
  {
    label: 'Discard a whole hand',
    group: 'cards',
    places: [players()],
    says: '{who} discards their hand',
    gives: 'was discarded',
    effect: () => [{ do: 'discard', who, what: handOf(actor), out: DONE }],
  },
  {
    label: 'Mill',
    group: 'cards',
    places: [players(), number('how many cards', MOST_AT_ONCE)],
    says: '{who} mills {n}',
    gives: 'was milled',
    effect: () => [{ do: 'mill', who, count: n, out: DONE }],
  },
  {
    label: 'Look at a hand, or have it revealed, and choose',
    group: 'cards',
    places: [which('look or reveal', ['look at', 'reveal']), players(), number('choose up to how many', MOST_AT_ONCE)],
    says: '{which} the hand of {who}, and choose up to {n}',
    gives: 'was chosen',
    effect: (at) => seen(at, handOf(who), n),
  },
  {
    label: 'Look at the top of a library, or reveal it, and choose',
    group: 'cards',
    places: [
      which('look or reveal', ['look at', 'reveal']),
      players('whose library'),
      number('how many cards', MOST_AT_ONCE, 'm'),
      number('choose up to how many', MOST_AT_ONCE),
    ],
    says: '{which} the top {m} of the library of {who}, and choose up to {n}',
    gives: 'was chosen',
    effect: (at) => seen(at, topOf(who, amount('m')), n),
  },
  {
    label: 'Put cards from the top of a library elsewhere',
    group: 'cards',
    places: [players('whose library'), number('how many cards', MOST_AT_ONCE), which('where to', PLACES)],
    says: 'the top {n} of the library of {who} go to {which}',
    gives: 'was put there',
    effect: (at) => [{ do: 'move', what: topOf(who, n), to: going(at), out: DONE }],
  },
  {
    label: 'Search a library',
    group: 'cards',
    places: [
      players('whose library'),
      number('find up to how many', MOST_AT_ONCE),
      which('show what is found', ['without showing it', 'showing it'], 'shown'),
      which('where to', PLACES),
    ],
    says: 'search the library of {who} for up to {n}, {shown}, to {which}, and shuffle',
    gives: 'was found',
    effect: (shown, at) => {
      const found: Instruction = {
        do: 'search',
        who: you,
        of: who,
        zones: ['library'],
        where: { is: 'any' },
        count: upTo(n),
        ...(shown === 1 && { reveal: true as const }),
        out: DONE,
      };
      const moved: Instruction = { do: 'move', what: ref(DONE), to: going(at), out: DONE };
      const shuffled: Instruction = { do: 'shuffle', who };
      // what goes on top or to the bottom is put there afterwards
      return going(at).zone === 'library' ? [found, shuffled, moved] : [found, moved, shuffled];
    },
  },
  {
    label: 'Shuffle',
    group: 'cards',
    places: [players('whose library')],
    says: '{who} shuffles',
    effect: () => [{ do: 'shuffle', who }],
  },
  {
    label: 'Scry or surveil',
    group: 'cards',
    places: [which('which', ['scries', 'surveils']), players(), number('how many cards', MOST_AT_ONCE)],
    says: '{who} {which} {n}',
    effect: (at) => [at === 0 ? { do: 'scry', who, count: n } : { do: 'surveil', who, count: n }],
  },
  {
    label: 'Put into exile',
    group: 'zones',
    places: [
      objects('anything', 'what'),
      {
        ask: 'which',
        as: 'which',
        question: 'how',
        of: ['', ' face down', ' until this leaves the battlefield'],
        whileThere: 2,
      },
    ],
    says: '{what} is exiled{which}',
    gives: 'was exiled',
    effect: (at) => [
      {
        do: 'move',
        what,
        to: at === 1 ? { zone: 'exile', faceDown: true } : { zone: 'exile' },
        ...(at === 2 && { until: { until: 'leaves' as const, what: self } }),
        out: DONE,
      },
    ],
  },
  {
    label: 'Return to the hand',
    group: 'zones',
    places: [objects('anything', 'what')],
    says: '{what} goes to its owner’s hand',
    gives: 'was returned',
    effect: () => [{ do: 'move', what, to: { zone: 'hand' }, out: DONE }],
  },
  {
    label: 'Put onto the battlefield',
    group: 'zones',
    places: [
      objects('cards', 'what'),
      which('under whose control', ['your control', 'its owner’s control'], 'whose'),
      which('how', ['untapped', 'tapped']),
    ],
    says: '{what} goes onto the battlefield {which} under {whose}',
    gives: 'was put there',
    effect: (whose, at) => [
      {
        do: 'move',
        what,
        to: {
          zone: 'battlefield',
          under: whose === 0 ? you : { who: 'owners', of: ref('each.object') },
          ...(at === 1 && { tapped: true as const }),
        },
        out: DONE,
      },
    ],
  },
  {
    label: 'Put into the graveyard',
    group: 'zones',
    places: [objects('anything', 'what')],
    says: '{what} goes to its owner’s graveyard',
    gives: 'was put there',
    effect: () => [{ do: 'move', what, to: { zone: 'graveyard' }, out: DONE }],
  },
  {
    label: 'Put into the library',
    group: 'zones',
    places: [
      objects('anything', 'what'),
      which('where', ['on top of its owner’s library', 'on the bottom of its owner’s library']),
    ],
    says: '{what} goes {which}',
    effect: (at) => [{ do: 'move', what, to: { zone: 'library', position: at === 0 ? 'top' : 'bottom' } }],
  },
  {
    label: 'Shuffle into the library',
    group: 'zones',
    places: [objects('anything', 'what')],
    says: '{what} is shuffled into its owner’s library',
    effect: () => [{ do: 'shuffle', who: owners, cards: what }],
  },
];

function seen(at: number, cards: ObjectSet, count: Quantity): readonly Instruction[] {
  const shown: Instruction =
    at === 0 ? { do: 'lookAt', who: you, what: cards, out: 'seen' } : { do: 'reveal', what: cards, out: 'seen' };
  const from = ref('seen');
  return [
    shown,
    {
      do: 'choose',
      who: you,
      what: { choose: 'objects', from, count: upTo(count), ...(at === 0 && { hidden: true as const }) },
      out: DONE,
    },
  ];
}
