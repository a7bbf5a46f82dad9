/** Sagas. 2006, 2009, 2011: none · 2026: 702.155, 703.4f, 704.5s, 714 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  'History of Benalia': {
    layout: 'saga',
    wording: '2026-02',
    cost: '{1}{W}{W}',
    type: 'Enchantment — Saga',
    text: '(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)\nI, II — Create a 2/2 white Knight creature token with vigilance.\nIII — Knights you control get +2/+1 until end of turn.',
  },
  "Braids's Frightful Return": {
    layout: 'saga',
    wording: '2026-02',
    cost: '{2}{B}',
    type: 'Enchantment — Saga',
    text: "Read ahead (Choose a chapter and start with that many lore counters. Add one after your draw step. Skipped chapters don't trigger. Sacrifice after III.)\nI — You may sacrifice a creature. If you do, each opponent discards a card.\nII — Return target creature card from your graveyard to your hand.\nIII — Target opponent may sacrifice a nonland, nontoken permanent of their choice. If they don't, they lose 2 life and you draw a card.",
  },
  'Skip Pages': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Instant',
    text: 'Put two lore counters on target Saga you control.',
  },
  'Untold Story': { layout: 'saga', wording: '2026-02', cost: '{W}', type: 'Enchantment — Saga' },
};
const benalia = { card: 'History of Benalia', label: 'Benalia' };
const braids = { card: "Braids's Frightful Return", label: 'Braids' };
const TODAY = ['2026-02'] as const;

export const saga: readonly ScenarioInput[] = [
  {
    name: 'A Saga enters with a lore counter, and its first chapter triggers on that',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×3'], hand: [benalia] } } },
    script: [
      { as: 'A', cast: 'Benalia' },
      { until: 'resolved' },
      {
        expect: { counters: { Benalia: { lore: 1 } }, marks: { Benalia: ['chapter 1 of 3'] }, stack: ['Benalia'] },
        id: 'first',
      },
      { until: 'resolved' },
      { expect: { count: { 'Knight Token': 1 }, zone: { Benalia: 'battlefield' } }, id: 'told' },
    ],
    shows: [
      ...across('first', null, null, null, '714.3a'),
      ...across('told', null, null, null, '714.2b'),
      ...across('told', null, null, null, '714.2'),
    ],
  },
  {
    name: 'A chapter that has two numbers triggers at each',
    editions: [...TODAY],
    cards,
    position: {
      step: 'draw',
      sides: { A: { battlefield: [{ card: 'History of Benalia', label: 'Benalia', counters: { lore: 1 } }] } },
    },
    script: [
      { until: 'main1' },
      { expect: { counters: { Benalia: { lore: 2 } }, stack: ['Benalia'] } },
      { until: 'empty' },
      { expect: { count: { 'Knight Token': 1 }, zone: { Benalia: 'battlefield' } }, id: 'second' },
    ],
    shows: [
      ...across('second', null, null, null, '714.2c'),
      ...across('second', null, null, null, '714.2d'),
      ...across('second', null, null, null, '107.15b'),
    ],
  },
  {
    name: 'As its controller’s first main phase begins, and no other player’s, a Saga gets a lore counter without the stack',
    editions: [...TODAY],
    cards,
    position: {
      step: 'draw',
      sides: {
        A: { battlefield: [{ card: 'History of Benalia', label: 'Benalia', counters: { lore: 1 } }] },
        B: { battlefield: [{ card: 'History of Benalia', label: 'Theirs', counters: { lore: 1 } }] },
      },
    },
    script: [
      { expect: { counters: { Benalia: { lore: 1 } }, step: 'draw' } },
      { until: 'main1' },
      {
        expect: { counters: { Benalia: { lore: 2 }, Theirs: { lore: 1 } }, stack: ['Benalia'] },
        id: 'lore',
      },
      { until: 'main2' },
      { expect: { counters: { Benalia: { lore: 2 } } }, id: 'not the second' },
    ],
    shows: [
      ...across('lore', null, null, null, '714.3b'),
      ...across('lore', null, null, null, '703.4f'),
      ...across('not the second', null, null, null, '714.3b'),
    ],
  },
  {
    name: 'A Saga that has come to its last chapter stays until that has left the stack, and is then sacrificed',
    editions: [...TODAY],
    cards,
    position: {
      step: 'draw',
      sides: {
        A: { battlefield: [{ card: 'History of Benalia', label: 'Benalia', counters: { lore: 2 } }, 'White Knight'] },
      },
    },
    script: [
      { until: 'main1' },
      {
        expect: { counters: { Benalia: { lore: 3 } }, stack: ['Benalia'], zone: { Benalia: 'battlefield' } },
        id: 'waits',
      },
      { until: 'resolved' },
      { expect: { pt: { 'White Knight': '4/3' }, zone: { Benalia: 'graveyard' } }, id: 'ended' },
    ],
    shows: [
      ...across('waits', null, null, null, '714.4'),
      ...across('ended', null, null, null, '704.5s'),
      ...across('ended', null, null, null, '714.3'),
    ],
  },
  {
    name: 'A Saga is sacrificed also if its last chapter is countered',
    editions: [...TODAY],
    cards,
    position: {
      step: 'draw',
      sides: {
        A: { battlefield: [{ card: 'History of Benalia', label: 'Benalia', counters: { lore: 2 } }, 'White Knight'] },
        B: { battlefield: ['Island'], hand: ['Stifle'] },
      },
    },
    script: [
      { until: 'main1' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Stifle', targets: ['Benalia'] },
      { until: 'empty' },
      { expect: { pt: { 'White Knight': '2/2' }, zone: { Benalia: 'graveyard' } }, id: 'ended' },
    ],
    shows: across('ended', null, null, null, '714.4'),
  },
  {
    name: 'Several lore counters at once trigger every chapter that they pass',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains', { card: 'History of Benalia', label: 'Benalia', counters: { lore: 1 } }],
          hand: ['Skip Pages'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Skip Pages', targets: ['Benalia'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'triggerOrder' } }, id: 'both' },
      { as: 'A', answer: [1, 0] },
      { until: 'resolved' },
      { expect: { count: { 'Knight Token': 1 } } },
      { until: 'resolved' },
      { expect: { pt: { 'Knight Token': '4/3' } } },
    ],
    shows: [...across('both', null, null, null, '714.2b'), ...across('both', null, null, null, '107.15a')],
  },
  {
    name: 'A chapter triggers again when lore counters come to its number again',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Turn Back a Page': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Instant',
        text: 'Remove a lore counter from target Saga you control.',
      },
    },
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Plains', { card: 'History of Benalia', label: 'Benalia', counters: { lore: 2 } }],
          hand: ['Turn Back a Page'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Turn Back a Page', targets: ['Benalia'] },
      { until: 'resolved' },
      { expect: { counters: { Benalia: { lore: 1 } }, stack: [] } },
      { until: 'main1' },
      { until: 'resolved' },
      { expect: { counters: { Benalia: { lore: 2 } }, count: { 'Knight Token': 1 } }, id: 'again' },
    ],
    shows: across('again', null, null, null, '714.2b'),
  },
  {
    name: 'A Saga without chapters has a last chapter of 0: it enters with a lore counter, gets no more and stays',
    editions: [...TODAY],
    cards,
    position: { step: 'draw', sides: { A: { battlefield: ['Plains'], hand: ['Untold Story'] } } },
    script: [
      { until: 'main1' },
      { as: 'A', cast: 'Untold Story' },
      { until: 'resolved' },
      { expect: { counters: { 'Untold Story': { lore: 1 } }, zone: { 'Untold Story': 'battlefield' } }, id: 'one' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { counters: { 'Untold Story': { lore: 1 } }, zone: { 'Untold Story': 'battlefield' } }, id: 'stays' },
    ],
    shows: [
      ...across('one', null, null, null, '714.3a'),
      ...across('stays', null, null, null, '714.2d'),
      ...across('stays', null, null, null, '714.4'),
    ],
  },
  {
    name: 'With read ahead its controller chooses the chapter it begins with, and those before it do not trigger',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Hill Giant'], hand: [braids], graveyard: ['Grizzly Bears', 'Raging Goblin'] },
      },
    },
    script: [
      { as: 'A', cast: 'Braids' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'number' } } },
      { as: 'A', refused: 4 },
      { as: 'A', answer: 2 },
      { as: 'A', answer: 'Grizzly Bears' },
      { expect: { counters: { Braids: { lore: 2 } }, stack: ['Braids'] }, id: 'second only' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'hand', Braids: 'battlefield' } } },
    ],
    shows: [
      ...across('second only', null, null, null, '702.155a'),
      ...across('second only', null, null, null, '702.155b'),
      ...across('second only', null, null, null, '714.3a'),
    ],
  },
  {
    name: 'Lore counters added in the turn it enters do not trigger what read ahead skips, later ones do',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Plains'],
          hand: [braids, 'Skip Pages'],
          graveyard: ['Grizzly Bears', 'Raging Goblin'],
        },
        B: { hand: ['Forest'] },
      },
    },
    script: [
      { as: 'A', cast: 'Braids' },
      { until: 'asked' },
      { as: 'A', answer: 1 },
      { expect: { stack: ['Braids'] } },
      { as: 'A', cast: 'Skip Pages', targets: ['Braids'] },
      { until: 'resolved' },
      { expect: { counters: { Braids: { lore: 3 } }, stack: ['Braids', 'Braids'] }, id: 'third only' },
    ],
    shows: across('third only', null, null, null, '702.155a'),
  },
  {
    name: 'A second read ahead changes nothing',
    editions: [...TODAY],
    cards: {
      'Twice Ahead': {
        layout: 'saga',
        wording: '2026-02',
        cost: '{W}',
        type: 'Enchantment — Saga',
        text: 'Read ahead\nRead ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — Draw a card.',
      },
    },
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Twice Ahead'] } } },
    script: [
      { as: 'A', cast: 'Twice Ahead' },
      { until: 'asked' },
      { as: 'A', answer: 2 },
      { expect: { counters: { 'Twice Ahead': { lore: 2 } }, stack: ['Twice Ahead'] }, id: 'asked once' },
      { until: 'resolved' },
      { expect: { life: { A: 30 } } },
    ],
    shows: across('asked once', null, null, null, '702.155c'),
  },
  {
    name: 'Only a Saga that has chapters gets a lore counter as the first main phase begins',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Lost Tale': {
        cost: '{W}',
        type: 'Enchantment — Aura',
        text: 'Enchant enchantment\nEnchanted enchantment loses all abilities.',
      },
    },
    position: {
      step: 'draw',
      sides: {
        A: {
          battlefield: [
            { card: 'History of Benalia', label: 'Benalia', counters: { lore: 1 } },
            { card: 'History of Benalia', label: 'Forgotten', counters: { lore: 1 } },
            { card: 'Lost Tale', attachedTo: 'Forgotten' },
          ],
        },
      },
    },
    script: [
      { until: 'main1' },
      {
        expect: {
          counters: { Benalia: { lore: 2 }, Forgotten: { lore: 1 } },
          zone: { Forgotten: 'battlefield' },
          stack: ['Benalia'],
        },
        id: 'with chapters',
      },
    ],
    shows: across('with chapters', null, null, null, '505.4'),
  },
];
