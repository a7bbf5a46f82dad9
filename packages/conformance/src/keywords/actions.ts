/** Keyword actions: destroy, discard, exchange, exile, fight, regenerate, reveal, sacrifice, search, scry, tap. 2009, 2011, 2026: 701 · 2006: 419.6b */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const actions: readonly ScenarioInput[] = [
  {
    name: 'Destroyed, sacrificed, or dead of no toughness: only destruction is regenerated',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Swamp ×8',
            'Mountain',
            'Drudge Skeletons',
            { card: 'Drudge Skeletons', label: 'Second Skeletons' },
          ],
          hand: ['Shock', 'Infest'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', activate: 'Second Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Drudge Skeletons': 'battlefield' }, tapped: { 'Drudge Skeletons': true } },
        id: 'destroyed',
      },
      { as: 'A', cast: 'Infest' },
      { until: 'resolved' },
      { expect: { zone: { 'Second Skeletons': 'graveyard' } }, id: 'not destroyed' },
    ],
    shows: [
      ...across('not destroyed', null, '701.6b', '701.6b', '701.8b'),
      ...across('destroyed', null, '701.6c', '701.6c', '701.8c'),
    ],
  },
  {
    name: 'A regeneration shield: once, this turn, with damage removed and out of combat',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Mountain ×2', 'Drudge Skeletons'],
          hand: ['Shock', { card: 'Shock', label: 'Second Shock' }],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Drudge Skeletons': true }, damage: { 'Drudge Skeletons': 0 } }, id: 'saved' },
      { as: 'A', cast: 'Second Shock', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'once' },
    ],
    shows: [
      ...across('saved', '419.6b', '701.11a', '701.12a', '701.19a'),
      ...across('once', '419.6b', '701.11a', '701.12a', '701.19a'),
    ],
  },
  {
    name: '"Can’t be regenerated" takes the shield its effect, not the ability its activation',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4', 'Swamp', 'Drudge Skeletons'], hand: ['Wrath of God'] } },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'no effect' },
    ],
    shows: across('no effect', null, '701.11c', '701.12c', '701.19c'),
  },
  {
    name: 'What can’t be regenerated may still have its ability to regenerate activated',
    editions: [...ALL],
    cards: {
      'Withering Word': {
        cost: '{B}',
        type: 'Instant',
        text: "Target creature can't be regenerated this turn.",
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Swamp ×2', 'Drudge Skeletons'], hand: ['Withering Word'] } } },
    script: [
      { as: 'A', cast: 'Withering Word', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', activate: 'Drudge Skeletons' }] }, id: 'activated' },
    ],
    shows: across('activated', null, '701.11c', '701.12c', '701.19c'),
  },
  {
    name: 'A sacrifice destroys nothing, and takes only what is one’s own',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Grizzly Bears'], hand: ['Cruel Edict'] },
        B: { battlefield: ['Swamp', 'Drudge Skeletons'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Cruel Edict', targets: ['B'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard', 'Grizzly Bears': 'battlefield' } }, id: 'sacrificed' },
    ],
    shows: across('sacrificed', null, '701.13a', '701.14a', '701.21a'),
  },
  {
    name: 'Who discards chooses, unless it is at random or another chooses',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×6'], hand: ['Mind Rot', 'Coercion'] },
        B: { hand: ['Grizzly Bears', 'Shock', 'Hill Giant', 'Forest'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Shock', 'Forest'] },
      { expect: { graveyard: { B: ['Forest', 'Shock'] } }, id: 'own choice' },
      { as: 'A', cast: 'Coercion', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { graveyard: { B: ['Hill Giant', 'Forest', 'Shock'] } }, id: 'other’s choice' },
    ],
    shows: [
      ...across('own choice', null, '701.7a', '701.7a', '701.9a'),
      ...across('own choice', null, '701.7b', '701.7b', '701.9b'),
    ],
  },
  {
    name: 'An exchange of control is of both or of none',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Grizzly Bears'], hand: ['Switcheroo'] },
        B: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Switcheroo', targets: [['Grizzly Bears', 'Hill Giant']] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { controller: { 'Hill Giant': 'B' } }, id: 'none' },
    ],
    shows: [
      { rule: '701.8a', edition: '2009-10', by: 'none', example: 1 },
      { rule: '701.8a', edition: '2011-09', by: 'none', example: 1 },
      { rule: '701.12a', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'An exchange of control: both at once',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Grizzly Bears'], hand: ['Switcheroo'] },
        B: { battlefield: ['Hill Giant', 'Storm Crow'] },
      },
    },
    script: [
      { as: 'A', cast: 'Switcheroo', targets: [['Grizzly Bears', 'Hill Giant']] },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'A', 'Grizzly Bears': 'B' } }, id: 'both' },
    ],
    shows: across('both', null, '701.8b', '701.8b', '701.12b'),
  },
  {
    name: 'Exchanged life totals are gained and lost',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { life: 5, battlefield: ['Mirror Universe', 'Sanguine Bond'] }, B: { life: 18 } },
    },
    script: [
      { until: 'turn' },
      { as: 'A', activate: 'Mirror Universe' },
      { until: 'resolved' },
      { expect: { life: { A: 18, B: 5 }, stack: ['Sanguine Bond'] }, id: 'gained' },
    ],
    shows: [
      ...across('gained', null, '701.8c', '701.8c', '701.12c'),
      ...across('gained', null, null, '701.8g', '701.12g'),
    ],
  },
  {
    name: 'A fight: each deals damage equal to its power to the other, and no combat damage',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Plains', 'Hill Giant'], hand: ['Holy Day', 'Prey Upon'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Holy Day' },
      { until: 'resolved' },
      { as: 'A', cast: 'Prey Upon', targets: ['Hill Giant', 'Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, damage: { 'Hill Giant': 2 } }, id: 'fought' },
    ],
    shows: [
      ...across('fought', null, null, '701.10a', '701.14a'),
      ...across('fought', null, null, '701.10d', '701.14d'),
    ],
  },
  {
    name: 'No fight with one that has gone',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Hill Giant'], hand: ['Prey Upon'] },
        B: { battlefield: ['Mogg Fanatic'] },
      },
    },
    script: [
      { as: 'A', cast: 'Prey Upon', targets: ['Hill Giant', 'Mogg Fanatic'] },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { until: 'empty' },
      { expect: { damage: { 'Hill Giant': 0 }, life: { A: 19 } }, id: 'no fight' },
    ],
    shows: across('no fight', null, null, '701.10b', '701.14b'),
  },
  {
    name: 'A search for a quality may find nothing, one for a quantity must find',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Swamp ×2'],
          hand: ['Rampant Growth', 'Demonic Tutor'],
          library: ['Mountain', 'Shock', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Rampant Growth' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'search', lacks: ['Shock'] } }, id: 'matching' },
      { as: 'A', answer: [] },
      { expect: { library: { A: 3 } }, id: 'nothing' },
      { as: 'A', cast: 'Demonic Tutor' },
      { until: 'resolved' },
      { as: 'A', refused: [] },
      { as: 'A', answer: 'Shock' },
      { expect: { hand: { A: ['Shock'] } }, id: 'one' },
    ],
    shows: [
      ...across('matching', null, '701.14a', '701.15a', '701.23a'),
      ...across('nothing', null, '701.14b', '701.15b', '701.23b'),
      ...across('one', null, '701.14c', '701.15c', '701.23d'),
    ],
  },
  {
    name: 'A library of one card is shuffled all the same',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Rampant Growth'], library: ['Shock'] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Rampant Growth' },
      { until: 'resolved' },
      { expect: { stack: ["Cosi's Trickster"] }, id: 'shuffled' },
    ],
    shows: across('shuffled', null, null, '701.16f', '701.24e'),
  },
  {
    name: 'Scry: any number to the bottom, the rest on top',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Preordain'], library: ['Shock', 'Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      { as: 'A', cast: 'Preordain' },
      { until: 'resolved' },
      { as: 'A', answer: ['Shock'] },
      { expect: { hand: { A: ['Grizzly Bears'] }, library: { A: 2 } }, id: 'second card' },
    ],
    shows: across('second card', null, '701.16a', '701.18a', '701.22a'),
  },
  {
    name: 'What is tapped is not tapped again',
    editions: [...SINCE_2009],
    cards: {
      'Tapping Bell': { cost: '{1}', type: 'Artifact', text: 'Whenever a creature becomes tapped, you gain 1 life.' },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×2',
            'Icy Manipulator',
            { card: 'Icy Manipulator', label: 'Second Icy' },
            'Tapping Bell',
            'Grizzly Bears',
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Icy Manipulator', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { life: { A: 21 } } },
      { as: 'A', activate: 'Second Icy', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { tapped: { 'Grizzly Bears': true }, life: { A: 21 } }, id: 'not again' },
    ],
    shows: across('not again', null, '701.15a', '701.17a', '701.26a'),
  },
  {
    name: 'Exiled, not destroyed: a shield is no help',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Swamp', 'Plains', 'Drudge Skeletons'], hand: ['Swords to Plowshares'] } },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Swords to Plowshares', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'exile' }, life: { A: 21 } }, id: 'exiled' },
    ],
    shows: across('exiled', null, '701.9a', '701.9a', '701.13a'),
  },
  {
    name: 'Equipment attached to what it is attached to already does not move',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Bonesplitter' },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: 'Grizzly Bears' }, pt: { 'Grizzly Bears': '4/2' } } },
    ],
  },
  {
    name: 'A mill of more cards than there are takes them all, and nobody loses for it',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Tome Scour'] }, B: { library: ['Shock', 'Forest'] } },
    },
    script: [
      { as: 'A', cast: 'Tome Scour', targets: ['B'] },
      { until: 'resolved' },
      { expect: { library: { B: 0 }, graveyard: { B: ['Forest', 'Shock'] }, result: null }, id: 'as many as possible' },
    ],
    shows: [
      { rule: '701.17a', edition: '2026-02', by: 'as many as possible' },
      { rule: '701.17b', edition: '2026-02', by: 'as many as possible' },
    ],
  },
  {
    name: 'A blocker that regenerates is out of combat',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Swamp', 'Drudge Skeletons'] } },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Drudge Skeletons': 'Hill Giant' } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { blocked: { 'Hill Giant': [] }, zone: { 'Drudge Skeletons': 'battlefield' } }, id: 'out' },
    ],
    shows: across('out', null, '701.11a', '701.12a', '701.19a'),
  },
];
