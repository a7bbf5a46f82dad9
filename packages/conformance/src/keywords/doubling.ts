/** Doubling, tripling; support, investigate, goad by several, a fight with itself. 2006, 2009: none · 2011: 701.10 · 2026: 701.10–11, 701.14–16, 701.41 */
import type { ScenarioInput } from '@rulewright/scenario';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];
const modern = (cost: string, type: string, text: string, pt?: string) =>
  ({ cost, type, text, wording: '2026-02', ...(pt === undefined ? {} : { pt }) }) as const;

const CARDS: ScenarioInput['cards'] = {
  'Bulk Up': modern('{1}{R}', 'Instant', "Double target creature's power until end of turn.\nFlashback {4}{R}{R}"),
  'Double Up': modern('{1}{G}', 'Instant', "Double target creature's power and toughness until end of turn."),
  'Triple Up': modern('{1}{G}', 'Instant', "Triple target creature's power and toughness until end of turn."),
  'Growth Curve': modern(
    '{G}{U}',
    'Sorcery',
    'Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on that creature.',
  ),
};

export const doubling: readonly ScenarioInput[] = [
  {
    name: 'Doubled power: so much is added as it has then; what comes later is not doubled, what it is based on does not matter',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Forest ×2', 'Grizzly Bears'], hand: ['Bulk Up', 'Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bulk Up', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/2' } }, id: 'doubled' },
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '7/5' } }, id: 'added' },
    ],
    shows: [
      { rule: '701.10b', edition: '2026-02', by: 'doubled' },
      { rule: '701.10a', edition: '2026-02', by: 'added' },
    ],
  },
  {
    name: 'Doubled power does not set it: an effect that does, later, is modified',
    editions: ['2026-02'],
    cards: {
      ...CARDS,
      'Small Change': modern('{U}', 'Instant', 'Target creature has base power and toughness 1/1 until end of turn.'),
    },
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Island', 'Craw Wurm'], hand: ['Bulk Up', 'Small Change'] } },
    },
    script: [
      { as: 'A', cast: 'Bulk Up', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Small Change', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { pt: { 'Craw Wurm': '7/1' } }, id: 'modifies' },
    ],
    shows: [{ rule: '701.10a', edition: '2026-02', by: 'modifies' }],
  },
  {
    name: 'Doubled and tripled: a number less than 0 goes further down, while the other goes up',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×4', 'Char-Rumbler', { card: 'Char-Rumbler', label: 'Second Rumbler' }],
          hand: ['Double Up', 'Triple Up'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Double Up', targets: ['Char-Rumbler'] },
      { until: 'resolved' },
      { expect: { pt: { 'Char-Rumbler': '-2/6' } }, id: 'doubled' },
      { as: 'A', cast: 'Triple Up', targets: ['Second Rumbler'] },
      { until: 'resolved' },
      { expect: { pt: { 'Second Rumbler': '-3/9' } }, id: 'tripled' },
    ],
    shows: [
      { rule: '701.10c', edition: '2026-02', by: 'doubled' },
      { rule: '701.11c', edition: '2026-02', by: 'tripled' },
    ],
  },
  {
    name: 'Tripled power and toughness: twice as much is added',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Hill Giant'], hand: ['Triple Up', 'Giant Growth'] } },
    },
    script: [
      { as: 'A', cast: 'Triple Up', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '9/9' } }, id: 'tripled' },
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '12/12' } }, id: 'added' },
    ],
    shows: [
      { rule: '701.11b', edition: '2026-02', by: 'tripled' },
      { rule: '701.11a', edition: '2026-02', by: 'added' },
    ],
  },
  {
    name: 'A doubled life total: so much is gained as there is',
    editions: ['2026-02'],
    position: {
      sides: { A: { life: 7, battlefield: ['Plains ×6', "Ajani's Pridemate"], hand: ['Beacon of Immortality'] } },
    },
    script: [
      { as: 'A', cast: 'Beacon of Immortality', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 14 }, stack: ["Ajani's Pridemate"] }, id: 'gained' },
    ],
    shows: [{ rule: '701.10d', edition: '2026-02', by: 'gained' }],
  },
  {
    name: 'A doubled number of counters: as many again are put there',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Island', { card: 'Grizzly Bears', counters: { '+1/+1': 2, charge: 1 } }],
          hand: ['Growth Curve'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Growth Curve', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 6, charge: 1 } } }, id: 'as many again' },
    ],
    shows: [{ rule: '701.10e', edition: '2026-02', by: 'as many again' }],
  },
  {
    name: 'Doubled damage: the source deals twice as much instead',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Furnace of Rath', 'Grizzly Bears'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 16 } }, id: 'twice' },
    ],
    shows: [{ rule: '701.10g', edition: '2026-02', by: 'twice' }],
  },
  {
    name: 'A creature that fights itself: twice its power to itself',
    editions: [...SINCE_2011],
    cards: {
      'Inner Struggle': { cost: '{R}', type: 'Sorcery', text: 'Target creature fights target creature.' },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Giant Spider'], hand: ['Inner Struggle'] } } },
    script: [
      { as: 'A', cast: 'Inner Struggle', targets: ['Giant Spider', 'Giant Spider'] },
      { until: 'resolved' },
      { expect: { zone: { 'Giant Spider': 'graveyard' } }, id: 'twice' },
    ],
    shows: [
      { rule: '701.10c', edition: '2011-09', by: 'twice' },
      { rule: '701.14c', edition: '2026-02', by: 'twice' },
    ],
  },
  {
    name: 'Support: other target creatures where a permanent says so, any target creatures where a spell does',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Forest ×2', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Relief Captain', 'Lead by Example'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Relief Captain' },
      { until: 'resolved' },
      {
        expect: {
          asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'], lacks: ['Relief Captain'] },
        },
        id: 'others',
      },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Lead by Example', targets: [['Relief Captain', 'Hill Giant']] },
      { until: 'resolved' },
      { expect: { pt: { 'Relief Captain': '4/3', 'Hill Giant': '5/5', 'Grizzly Bears': '2/2' } }, id: 'supported' },
    ],
    shows: [
      { rule: '701.41a', edition: '2026-02', by: 'others' },
      { rule: '701.41a', edition: '2026-02', by: 'supported' },
    ],
  },
  {
    name: 'Investigate: a Clue token, which is sacrificed for a card',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Plains ×3'], hand: ['Thraben Inspector'], library: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Thraben Inspector' },
      { until: 'empty' },
      {
        expect: {
          count: { 'Clue Token': 1 },
          types: { 'Clue Token': ['artifact'] },
          subtypes: { 'Clue Token': ['Clue'] },
        },
        id: 'created',
      },
      { as: 'A', activate: 'Clue Token' },
      { until: 'resolved' },
      { expect: { count: { 'Clue Token': 0 }, hand: { A: ['Shock'] } }, id: 'a card' },
    ],
    shows: [{ rule: '701.16a', edition: '2026-02', by: 'created' }],
  },
  {
    name: 'Goaded by two players: both requirements hold, so it attacks a third',
    editions: ['2026-02'],
    players: ['A', 'B', 'C', 'D'],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Jeering Homunculus'] },
        B: { battlefield: ['Island ×2'], hand: [{ card: 'Jeering Homunculus', label: 'Second Jeer' }] },
        C: { battlefield: ['Grizzly Bears'] },
        D: {},
      },
    },
    script: [
      { as: 'A', cast: 'Jeering Homunculus' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Second Jeer' },
      { until: 'resolved' },
      { as: 'B', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'C', refused: { 'Grizzly Bears': 'A' } },
      { as: 'C', refused: { 'Grizzly Bears': 'B' } },
      { as: 'C', attack: { 'Grizzly Bears': 'D' } },
      { until: 'endCombat' },
      { expect: { life: { D: 18 } }, id: 'a third' },
    ],
    shows: [{ rule: '701.15c', edition: '2026-02', by: 'a third' }],
  },
  {
    name: 'Goaded twice by the same player: nothing is added, and the other’s requirement weighs as much',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4'],
          hand: ['Jeering Homunculus', { card: 'Jeering Homunculus', label: 'Second Jeer' }],
        },
        B: { battlefield: ['Island ×2'], hand: [{ card: 'Jeering Homunculus', label: 'Third Jeer' }] },
        C: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Jeering Homunculus' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', cast: 'Second Jeer' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Third Jeer' },
      { until: 'resolved' },
      { as: 'B', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { until: 'turn' },
      { until: 'declareAttackers' },
      // A goaded it, and would have to be avoided twice over
      { as: 'C', attack: { 'Grizzly Bears': 'A' } },
      { until: 'endCombat' },
      { expect: { life: { A: 18 } }, id: 'no more' },
    ],
    shows: [{ rule: '701.15d', edition: '2026-02', by: 'no more' }],
  },
];
