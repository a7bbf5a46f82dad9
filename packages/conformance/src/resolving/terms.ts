/** Piles, devotion, historic, "this" something. 2009: 700.3 · 2011: 700.3 · 2026: 700.3, 700.5–700.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const you = { who: 'you' };
const ref = (name: string) => ({ set: 'ref', name });

/** As its text says; no phrase reads piles yet. */
const factOrFiction = {
  'Fact or Fiction': {
    cost: '{3}{U}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          effect: [
            { do: 'reveal', who: you, what: { set: 'top', of: you, zone: 'library', count: 5 }, out: 'o1' },
            { do: 'piles', by: { who: 'opponent' }, what: ref('o1'), chooser: you, chosen: 'p1', other: 'p2' },
            { do: 'move', what: ref('p1'), to: { zone: 'hand' } },
            { do: 'move', what: ref('p2'), to: { zone: 'graveyard' } },
          ],
        },
      },
    ],
  },
};

const becomesArtifact = {
  'Petrified Hour': {
    cost: '{U}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } }],
          effect: [
            {
              do: 'effect',
              parts: [{ part: 'change', affects: ref('t1'), mods: [{ mod: 'types', op: 'set', types: ['artifact'] }] }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ],
  },
};

const five = ['Shock', 'Ornithopter', 'Hill Giant', 'Grizzly Bears', 'Divination'];

export const terms: readonly ScenarioInput[] = [
  {
    name: 'Cards in piles stay where they are, each in one of them, and go each on its own',
    editions: [...SINCE_2009],
    cards: factOrFiction,
    position: { sides: { A: { battlefield: ['Island ×4'], hand: ['Fact or Fiction'], library: [...five] } } },
    script: [
      { as: 'A', cast: 'Fact or Fiction' },
      { until: 'asked' },
      { as: 'B', answer: ['Shock', 'Hill Giant'], kind: 'piles' },
      {
        expect: { asks: { as: 'A', kind: 'pile', options: 2 }, library: { A: 5 }, zone: { Shock: 'library' } },
        id: 'still there',
      },
      { as: 'A', answer: 'First pile' },
      { expect: { hand: { A: ['Shock', 'Hill Giant'] }, library: { A: 0 } }, id: 'each in one' },
      {
        expect: { zone: { Ornithopter: 'graveyard', 'Grizzly Bears': 'graveyard', Divination: 'graveyard' } },
        id: 'each by itself',
      },
    ],
    shows: [
      ...across('still there', null, '700.3b', '700.3c', '700.3c'),
      ...across('each in one', null, null, '700.3a', '700.3a'),
      ...across('each by itself', null, '700.3a', '700.3b', '700.3b'),
    ],
  },
  {
    name: 'A pile may be empty',
    editions: [...SINCE_2009],
    cards: factOrFiction,
    position: { sides: { A: { battlefield: ['Island ×4'], hand: ['Fact or Fiction'], library: [...five] } } },
    script: [
      { as: 'A', cast: 'Fact or Fiction' },
      { until: 'asked' },
      { as: 'B', answer: [], kind: 'piles' },
      { as: 'A', answer: 'Second pile' },
      { expect: { hand: { A: 5 } }, id: 'all or nothing' },
    ],
    shows: across('all or nothing', null, '700.3c', '700.3d', '700.3d'),
  },
  {
    name: 'Devotion counts the mana symbols of that colour in the costs of one’s own permanents',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Craw Wurm', 'Kitchen Finks', 'Hill Giant', 'Llanowar Elves'],
          hand: ['Aspect of Hydra', 'Giant Growth'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Aspect of Hydra', targets: ['Hill Giant'] },
      { until: 'resolved' },
      // two of the Wurm, two hybrid ones of the Finks, one of the Elves
      { expect: { pt: { 'Hill Giant': '8/8' } }, id: 'five' },
    ],
    shows: [{ rule: '700.5', edition: '2026-02', by: 'five' }],
  },
  {
    name: 'Devotion to two colours counts a symbol of both once',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Athreos, God of Passage', 'White Knight', 'Evershrike', 'Ornithopter'] },
      },
    },
    script: [{ expect: { types: { 'Athreos, God of Passage': ['enchantment'] } }, id: 'six' }],
    shows: [{ rule: '700.5', edition: '2026-02', by: 'six' }],
  },
  {
    name: 'Devotion to two colours, one symbol more',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Athreos, God of Passage', 'White Knight', 'Evershrike', 'Drudge Skeletons'] },
      },
    },
    script: [{ expect: { types: { 'Athreos, God of Passage': ['creature', 'enchantment'] } }, id: 'seven' }],
    shows: [{ rule: '700.5', edition: '2026-02', by: 'seven' }],
  },
  {
    name: 'Historic are legends, artifacts and Sagas, and nothing else',
    editions: ['2026-02'],
    cards: {
      'Old Chronicler': {
        cost: '{1}',
        type: 'Creature — Human',
        pt: '1/1',
        text: 'Whenever you cast a historic spell, you gain 1 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Old Chronicler', 'Plains ×6', 'Forest ×2'],
          hand: ['Ornithopter', 'Isamaru, Hound of Konda', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Ornithopter' },
      { until: 'empty' },
      { expect: { life: { A: 21 } } },
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'empty' },
      { expect: { life: { A: 22 } }, id: 'legend' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { life: { A: 22 } }, id: 'neither' },
    ],
    shows: [
      { rule: '700.6', edition: '2026-02', by: 'legend' },
      { rule: '700.6', edition: '2026-02', by: 'neither' },
    ],
  },
  {
    name: '“This creature” is that object, also while it is no creature',
    editions: ['2026-02'],
    cards: {
      ...becomesArtifact,
      'Growing Statue': {
        cost: '{G}',
        type: 'Creature — Golem',
        pt: '1/1',
        text: '{T}: Put a +1/+1 counter on this creature.',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Island', 'Growing Statue'], hand: ['Petrified Hour'] } } },
    script: [
      { as: 'A', cast: 'Petrified Hour', targets: ['Growing Statue'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Growing Statue' },
      { until: 'resolved' },
      {
        expect: { types: { 'Growing Statue': ['artifact'] }, counters: { 'Growing Statue': { '+1/+1': 1 } } },
        id: 'that object',
      },
    ],
    shows: [{ rule: '700.7', edition: '2026-02', by: 'that object' }],
  },
];
