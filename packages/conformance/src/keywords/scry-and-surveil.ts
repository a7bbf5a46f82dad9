/** Scry and surveil: of no card, of an empty library, by several players, and what triggers on them. 2006, 2009, 2011: none · 2026: 701.22, 701.25 */
import type { ScenarioInput } from '@rulewright/scenario';

const CARDS: ScenarioInput['cards'] = {
  Foresight: { cost: '{X}{U}', type: 'Sorcery', text: 'Scry X.', wording: '2026-02' },
  Inquiry: { cost: '{X}{U}', type: 'Sorcery', text: 'Surveil X.', wording: '2026-02' },
  'Common Dream': { cost: '{U}', type: 'Sorcery', text: 'Each player scries 1.', wording: '2026-02' },
  'Flamespeaker Adept': {
    cost: '{2}{R}',
    type: 'Creature — Human Shaman',
    text: 'Whenever you scry, Flamespeaker Adept gets +2/+0 and gains first strike until end of turn.',
    pt: '2/3',
  },
  'Thoughtbound Phantasm': {
    cost: '{U}',
    type: 'Creature — Spirit',
    text: "Defender\nWhenever you surveil, put a +1/+1 counter on this creature.\nAs long as this creature has three or more +1/+1 counters on it, it can attack as though it didn't have defender.",
    pt: '2/2',
    wording: '2026-02',
  },
};
const WATCHING = ['Island ×4', 'Flamespeaker Adept', 'Thoughtbound Phantasm'];

export const scryAndSurveil: readonly ScenarioInput[] = [
  {
    name: 'Scry 0 is no scrying',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: WATCHING, hand: ['Foresight'] } } },
    script: [{ as: 'A', cast: 'Foresight', x: 0 }, { until: 'resolved' }, { expect: { stack: [] }, id: 'no event' }],
    shows: [{ rule: '701.22b', edition: '2026-02', by: 'no event' }],
  },
  {
    name: 'Who scries with an empty library has scried',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: WATCHING, hand: ['Foresight'], library: [] } } },
    script: [
      { as: 'A', cast: 'Foresight', x: 2 },
      { until: 'resolved' },
      { expect: { stack: ['Flamespeaker Adept'] }, id: 'all the same' },
    ],
    shows: [{ rule: '701.22d', edition: '2026-02', by: 'all the same' }],
  },
  {
    name: 'Players who scry at once look, decide in turn order, and only then do the cards move',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Island', 'Oracle of Mul Daya'], hand: ['Common Dream'], library: ['Shock', 'Hill Giant'] },
        B: { library: ['Grizzly Bears', 'Swamp'] },
      },
    },
    script: [
      { as: 'A', cast: 'Common Dream' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'objects' }, sees: { B: { 'Grizzly Bears': 'Grizzly Bears' } } },
        id: 'both look',
      },
      { as: 'A', answer: ['Shock'] },
      // A plays with the top card revealed: it is still the first that B sees there
      {
        expect: { asks: { as: 'B', kind: 'objects' }, sees: { B: { Shock: 'Shock', 'Hill Giant': null } } },
        id: 'not moved yet',
      },
      { as: 'B', answer: [] },
      { expect: { sees: { B: { 'Hill Giant': 'Hill Giant' } } }, id: 'moved' },
    ],
    shows: [
      { rule: '701.22c', edition: '2026-02', by: 'both look' },
      { rule: '701.22c', edition: '2026-02', by: 'not moved yet' },
    ],
  },
  {
    name: 'Surveil: any number of the top cards to the graveyard, the rest on top in any order; it is no scrying',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: WATCHING, hand: ['Inquiry'], library: ['Shock', 'Forest', 'Hill Giant', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Inquiry', x: 3 },
      { until: 'resolved' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Shock', 'Forest', 'Hill Giant'], lacks: ['Swamp'] },
          sees: { B: { Shock: null } },
        },
        id: 'looks',
      },
      { as: 'A', answer: ['Forest'] },
      { as: 'A', answer: ['Hill Giant', 'Shock'], kind: 'order' },
      { expect: { graveyard: { A: ['Inquiry', 'Forest'] }, stack: ['Thoughtbound Phantasm'] }, id: 'sorted' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'A', hand: { A: ['Hill Giant'] } }, id: 'on top' },
    ],
    shows: [
      { rule: '701.25a', edition: '2026-02', by: 'sorted' },
      { rule: '701.25a', edition: '2026-02', by: 'on top' },
    ],
  },
  {
    name: 'Surveil 0 is no surveilling, with an empty library it is',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: WATCHING, hand: ['Inquiry', { card: 'Inquiry', label: 'Second Inquiry' }], library: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Inquiry', x: 0 },
      { until: 'resolved' },
      { expect: { stack: [] }, id: 'no event' },
      { as: 'A', cast: 'Second Inquiry', x: 1 },
      { until: 'resolved' },
      { expect: { stack: ['Thoughtbound Phantasm'] }, id: 'all the same' },
    ],
    shows: [
      { rule: '701.25c', edition: '2026-02', by: 'no event' },
      { rule: '701.25d', edition: '2026-02', by: 'all the same' },
    ],
  },
];
