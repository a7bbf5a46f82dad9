/** Decks led by a commander. 2006: none · 2009, 2011, 2026: 903 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const UNTIL_TODAY = ['2009-10', '2011-09'] as const;
const keeping = ['A', 'B'].map((as) => ({ as, answer: false, kind: 'mulligan' }));
const B = { commander: 'Jedit Ojanen' };
const LED = {
  A: { commander: 'Isamaru, Hound of Konda', library: ['Plains ×12'] },
  B: { commander: 'Jedit Ojanen', library: ['Plains ×12'] },
};

export const commander: readonly ScenarioInput[] = [
  {
    name: 'A commander begins in the command zone, seen by all, and its player at 40 life',
    editions: [...SINCE_2009],
    position: {
      start: true,
      active: 'A',
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', library: ['Plains ×9'] },
        B: { commander: 'Jedit Ojanen', library: ['Plains ×9'] },
      },
    },
    script: [
      {
        expect: {
          zone: { 'Isamaru, Hound of Konda': 'command', 'Jedit Ojanen': 'command' },
          hand: { A: 7, B: 7 },
          library: { A: 2, B: 2 },
        },
        id: 'begins',
      },
      ...keeping,
    ],
    shows: [...across('begins', null, '903.5', '903.6', '903.6'), ...across('begins', null, null, '103.1b', '103.2c')],
  },
  {
    name: 'Players led by a commander begin at 40 life, in Brawl at 25 or 30',
    editions: [...SINCE_2009],
    position: { start: true, active: 'A', sides: LED },
    script: [{ expect: { life: { A: 40, B: 40 }, hand: { A: 7, B: 7 } }, id: 'forty' }, ...keeping],
    shows: [
      ...across('forty', null, '903.6', '903.7', '903.7'),
      ...across('forty', null, '103.3c', '103.3c', '103.4c'),
      ...across('forty', null, '117.1c', '118.1c', '119.1c'),
    ],
  },
  ...([2, 3] as const).map(
    (players): ScenarioInput => ({
      name: `In Brawl of ${players} they begin at ${players === 2 ? 25 : 30} life, and the first mulligan costs no card`,
      editions: ['2026-02'],
      players: ['A', 'B', 'C'].slice(0, players),
      brawl: true,
      position: { start: true, active: 'A', sides: players === 2 ? LED : { ...LED, C: LED.B } },
      script: [
        { expect: { life: { A: players === 2 ? 25 : 30 } }, id: 'life' },
        { as: 'A', answer: true, kind: 'mulligan' },
        ...['B', 'C'].slice(0, players - 1).map((as) => ({ as, answer: false, kind: 'mulligan' })),
        { as: 'A', answer: false, kind: 'mulligan' },
        { expect: { hand: { A: 7 } }, id: 'free' },
      ],
      shows: [
        ...across('life', null, null, null, '903.12f'),
        ...across('life', null, null, null, '103.4d'),
        ...(players === 2 ? across('free', null, null, null, '903.12g') : []),
      ],
    }),
  ),
  {
    name: 'Each casting of a commander from the command zone costs {2} more than the one before',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          commander: 'Isamaru, Hound of Konda',
          battlefield: ['Plains ×3'],
          hand: ['Unsummon', 'Island'],
        },
        B: { ...B, battlefield: ['Swamp ×2'], hand: ['Terror'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { expect: { mana: { A: '' }, tapped: { Plains: true, 'Plains 2': false, 'Plains 3': false } }, id: 'plain' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Terror', targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'command' } } },
      // two lands are left, and it costs {2}{W}
      {
        expect: { asks: { as: 'A', kind: 'priority' }, cannot: [{ as: 'A', cast: 'Isamaru, Hound of Konda' }] },
        id: 'dearer',
      },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { expect: { tapped: { Plains: true, 'Plains 2': true, 'Plains 3': true } } },
      { until: 'resolved' },
    ],
    shows: across('dearer', null, '903.9', '903.10', '903.8'),
  },
  {
    name: 'A commander that dies may go to the command zone: instead of to the graveyard, or from there',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { commander: 'Kokusho, the Evening Star', battlefield: ['Swamp ×6'] },
        B: { ...B, battlefield: ['Plains ×4'], hand: ['Wrath of God'] },
      },
    },
    script: [
      { as: 'A', cast: 'Kokusho, the Evening Star' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Wrath of God' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'yesNo' }, zone: { 'Kokusho, the Evening Star': 'graveyard' } },
        in: ['2026-02'],
      },
      { as: 'A', answer: true, kind: 'yesNo' },
      // what triggers on going to the graveyard triggers only where it went there
      { expect: { zone: { 'Kokusho, the Evening Star': 'command' }, stack: [] }, id: 'instead', in: [...UNTIL_TODAY] },
      {
        expect: { zone: { 'Kokusho, the Evening Star': 'command' }, stack: ['Kokusho, the Evening Star'] },
        id: 'from there',
        in: ['2026-02'],
      },
    ],
    shows: [...across('instead', null, '903.10', '903.11', null), ...across('from there', null, null, null, '903.9a')],
  },
  {
    name: 'Whose it is may leave a commander where it goes, and is not asked again',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', battlefield: ['Plains'] },
        B: { ...B, battlefield: ['Swamp ×2'], hand: ['Terror'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Terror', targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', answer: false, kind: 'yesNo' },
      { until: 'turn' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'graveyard' } }, id: 'stays' },
    ],
    shows: [...across('stays', null, '903.10', '903.11', null), ...across('stays', null, null, null, '903.9a')],
  },
  {
    name: 'A commander that is exiled may go to the command zone',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', battlefield: ['Plains'] },
        B: { ...B, battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Swords to Plowshares', targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'command' } }, id: 'back' },
    ],
    shows: across('back', null, '903.11', '903.12', '903.9a'),
  },
  {
    name: 'A commander that would go to a hand may go to the command zone instead today, before that it went to the hand',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', battlefield: ['Plains'] },
        B: { ...B, battlefield: ['Island'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo', in: ['2026-02'] },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'command' } }, id: 'instead', in: ['2026-02'] },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'hand' } }, in: [...UNTIL_TODAY] },
    ],
    shows: across('instead', null, null, null, '903.9b'),
  },
  {
    name: 'From the hand a commander is cast like any other card, for its cost',
    editions: [...UNTIL_TODAY],
    position: {
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', battlefield: ['Plains ×2'] },
        B: { ...B, battlefield: ['Island'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'battlefield' } }, id: 'from the hand' },
    ],
    shows: across('from the hand', null, '903.9', '903.10', null),
  },
  {
    name: 'Twenty-one combat damage of one commander loses the game, at whatever life',
    editions: [...SINCE_2009],
    cards: {
      'Ancient Wyrm': { cost: '{0}', type: 'Legendary Creature — Dragon', text: 'Haste', pt: '11/11' },
    },
    position: { sides: { A: { commander: 'Ancient Wyrm' }, B: { ...B, life: 60 } } },
    script: [
      { as: 'A', cast: 'Ancient Wyrm' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Ancient Wyrm'] },
      { until: 'turn' },
      { expect: { life: { B: 49 }, lost: [] } },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Ancient Wyrm'] },
      { until: 'over' },
      { expect: { life: { B: 38 }, lost: ['B'], result: ['A'] }, id: 'loses' },
    ],
    shows: [
      ...across('loses', null, '104.3j', '104.3j', '104.3j'),
      ...across('loses', null, '903.12a', '903.14a', '903.10a'),
      ...across('loses', null, '704.5u', '704.5v', '704.6c'),
    ],
  },
  {
    name: 'In Brawl the damage of a commander is damage like any other',
    editions: ['2026-02'],
    brawl: true,
    cards: { 'Ancient Wyrm': { cost: '{0}', type: 'Legendary Creature — Dragon', text: 'Haste', pt: '22/22' } },
    position: { sides: { A: { commander: 'Ancient Wyrm' }, B: { ...B, life: 60 } } },
    script: [
      { as: 'A', cast: 'Ancient Wyrm' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Ancient Wyrm'] },
      { until: 'turn' },
      { expect: { life: { B: 38 }, lost: [], result: null }, id: 'lives' },
    ],
    shows: across('lives', null, null, null, '903.12h'),
  },
  {
    name: 'What a commander is merged with is the commander too',
    editions: ['2026-02'],
    cards: {
      Vulpikeet: {
        wording: '2026-02',
        cost: '{3}{W}',
        type: 'Creature — Fox Bird',
        text: 'Mutate {2}{W} (If you cast this spell for its mutate cost, put it over or under target non-Human creature you own. They mutate into the creature on top plus all abilities from under it.)\nFlying\nWhenever this creature mutates, put a +1/+1 counter on it.',
        pt: '2/3',
      },
      Swelling: {
        cost: '{0}',
        type: 'Sorcery',
        text: 'Target creature gets +20/+20 and gains haste until end of turn.',
      },
    },
    position: {
      sides: {
        A: {
          commander: 'Isamaru, Hound of Konda',
          battlefield: ['Plains ×4'],
          hand: ['Vulpikeet', 'Swelling'],
        },
        B: { ...B, life: 60 },
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', cast: 'Vulpikeet', by: 'mutate' },
      { until: 'resolved' },
      { as: 'A', answer: 'on top' },
      { until: 'resolved' },
      { expect: { name: { 'Isamaru, Hound of Konda': 'Vulpikeet' } } },
      { as: 'A', cast: 'Swelling' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Isamaru, Hound of Konda'] },
      { until: 'over' },
      { expect: { life: { B: 37 }, lost: ['B'] }, id: 'merged' },
    ],
    shows: across('merged', null, null, null, '903.3c'),
  },
  {
    name: 'What a commander melds into is the commander too',
    editions: ['2026-02'],
    cards: {
      Swelling: { cost: '{0}', type: 'Sorcery', text: 'Target creature gets +20/+20 until end of turn.' },
    },
    position: {
      sides: {
        A: {
          commander: 'Gisela, the Broken Blade',
          battlefield: ['Plains ×4', 'Bruna, the Fading Light'],
          hand: ['Swelling'],
        },
        B: { ...B, life: 90 },
      },
    },
    script: [
      { as: 'A', cast: 'Gisela, the Broken Blade' },
      { until: 'resolved' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { name: { 'Gisela, the Broken Blade': 'Brisela, Voice of Nightmares' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', cast: 'Swelling' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Gisela, the Broken Blade'] },
      { until: 'over' },
      { expect: { life: { B: 61 }, lost: ['B'] }, id: 'melded' },
    ],
    shows: across('melded', null, null, null, '903.3b'),
  },
  {
    name: 'A commander in the command zone goes into a subgame and comes back from there',
    editions: [...SINCE_2009],
    seed: 6,
    position: {
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', battlefield: ['Plains ×2'], hand: ['Shahrazad'] },
        B: { ...B, life: 9 },
      },
    },
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      {
        expect: {
          subgame: 1,
          zone: { 'Isamaru, Hound of Konda': 'command', 'Jedit Ojanen': 'command' },
          library: { A: 3, B: 3 },
        },
        id: 'along',
        in: ['2011-09', '2026-02'],
      },
      { expect: { subgame: 1, zone: { 'Isamaru, Hound of Konda': 'none' } }, id: 'stays behind', in: ['2009-10'] },
      ...keeping,
      { concede: 'B' },
      {
        expect: {
          subgame: 0,
          life: { A: 40, B: 4 },
          library: { A: 10, B: 10 },
          zone: { 'Isamaru, Hound of Konda': 'command', 'Jedit Ojanen': 'command' },
        },
        id: 'back',
      },
    ],
    shows: [
      ...across('stays behind', null, '712.2', null, null),
      ...across('along', null, null, '715.2c', '728.2c'),
      ...across('back', null, null, '715.5c', '728.5c'),
    ],
  },
  {
    name: 'A commander that a restart leaves in exile is a commander still, but not in the command zone',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          commander: 'Isamaru, Hound of Konda',
          battlefield: [{ card: 'Karn Liberated', counters: { loyalty: 20 } }, 'Plains'],
          hand: ['Forest'],
        },
        B,
      },
    },
    script: [
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', activate: 'Karn Liberated', ability: 1, targets: ['Isamaru, Hound of Konda'] },
      { until: 'resolved' },
      { as: 'A', answer: false, kind: 'yesNo' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'exile' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', activate: 'Karn Liberated', ability: 2 },
      { until: 'resolved' },
      { expect: { life: { A: 40 }, zone: { 'Jedit Ojanen': 'command' } }, id: 'anew' },
      { expect: { zone: { 'Isamaru, Hound of Konda': 'exile' } }, id: 'left' },
      ...keeping,
    ],
    shows: across('left', null, null, '714.5a', '726.5a'),
  },
  {
    name: 'A commander is one whoever controls it: its own player can lose to it',
    editions: [...SINCE_2009],
    cards: {
      'Ancient Wyrm': { cost: '{0}', type: 'Legendary Creature — Dragon', text: 'Haste', pt: '22/22' },
      Tame: {
        cost: '{0}',
        type: 'Sorcery',
        text: 'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
      },
    },
    position: { sides: { A: { commander: 'Ancient Wyrm', life: 60 }, B: { ...B, hand: ['Tame'] } } },
    script: [
      { as: 'A', cast: 'Ancient Wyrm' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Tame', targets: ['Ancient Wyrm'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Ancient Wyrm'] },
      { until: 'over' },
      { expect: { lost: ['A'], life: { A: 38 } }, id: 'its own' },
    ],
    shows: across('its own', null, '903.3', '903.3', '903.3'),
  },
  {
    name: 'To mulligan, cards are exiled for one fewer; those kept out are shuffled in again',
    editions: [...UNTIL_TODAY],
    position: {
      start: true,
      active: 'A',
      sides: {
        A: { commander: 'Isamaru, Hound of Konda', library: ['Plains ×7'] },
        B: { commander: 'Jedit Ojanen', library: ['Plains ×9'] },
      },
    },
    script: [
      { as: 'A', answer: true, kind: 'mulligan' },
      { as: 'B', answer: false, kind: 'mulligan' },
      { as: 'A', answer: ['Plains 3'], kind: 'objects' },
      {
        expect: {
          asks: { as: 'A', kind: 'mulligan' },
          hand: { A: 6 },
          library: { A: 0 },
          zone: { 'Plains 3': 'exile' },
        },
        id: 'exiled',
      },
      { as: 'A', answer: false, kind: 'mulligan' },
      { expect: { hand: { A: 6 }, library: { A: 1 }, zone: { 'Plains 3': 'library' } }, id: 'shuffled in' },
    ],
    shows: [
      ...across('exiled', null, '103.4d', '103.4d', null),
      ...across('exiled', null, '903.7', '903.8', null),
      ...across('shuffled in', null, '903.7', '903.8', null),
    ],
  },
];
