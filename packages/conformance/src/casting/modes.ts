/** Modes: when they are chosen, by whom, and what keeps to them. 2006: 409.1b, 409.2 · 2009, 2011: 601.2b, 601.3, 700.2 · 2026: 601.2b, 601.6, 700.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const modes: readonly ScenarioInput[] = [
  {
    name: 'A mode without anything to target cannot be chosen, and only the targets of the chosen mode are asked for',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Plains', 'Island'], hand: ['Bant Charm'] },
        B: { battlefield: ['Darksteel Ingot', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bant Charm' },
      // no instant is on the stack
      { expect: { asks: { as: 'A', kind: 'mode', options: 2 } }, id: 'two of three' },
      { as: 'A', answer: 'Put target creature' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'library', 'Darksteel Ingot': 'battlefield' } }, id: 'that target' },
    ],
    shows: [
      ...across('two of three', null, '700.2a', '700.2a', '700.2a'),
      ...across('that target', null, '700.2c', '700.2c', '700.2c'),
    ],
  },
  {
    name: 'The mode of a triggered ability is chosen as that is put on the stack',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Island ×3'], hand: ['Deceiver Exarch'] }, B: { battlefield: ['Forest'] } },
    },
    script: [
      { as: 'A', cast: 'Deceiver Exarch' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'A', kind: 'mode', options: 2 }, zone: { 'Deceiver Exarch': 'battlefield' } },
        id: 'put',
      },
      { as: 'A', answer: 'Tap target permanent an opponent controls.' },
      { expect: { stack: ['Deceiver Exarch'], tapped: { Forest: false } } },
      { until: 'resolved' },
      { expect: { tapped: { Forest: true } } },
    ],
    shows: across('put', null, '700.2b', '700.2b', '700.2b'),
  },
  {
    name: 'A triggered ability without a mode that could be chosen is removed',
    editions: [...SINCE_2009],
    cards: {
      'Idle Envoy': {
        cost: '{U}',
        type: 'Creature — Human',
        pt: '1/1',
        text: 'When Idle Envoy enters the battlefield, choose one —\n• Destroy target artifact.\n• Destroy target enchantment.',
      },
    },
    position: { sides: { A: { battlefield: ['Island'], hand: ['Idle Envoy'] } } },
    script: [
      { as: 'A', cast: 'Idle Envoy' },
      { until: 'resolved' },
      { expect: { stack: [], zone: { 'Idle Envoy': 'battlefield' }, asks: { as: 'A', kind: 'priority' } }, id: 'gone' },
    ],
    shows: across('gone', null, '700.2b', '700.2b', '700.2b'),
  },
  {
    name: 'A mode that is chosen twice is followed twice, each time with its own target',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×9', 'Grizzly Bears'], hand: ['Cryptic Command', 'Mystic Confluence'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Mystic Confluence',
        modes: ['Return target creature', 'Return target creature', 'Draw a card'],
        targets: ['Hill Giant', 'Gray Ogre'],
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'hand', 'Gray Ogre': 'hand' } }, id: 'twice' },
      { as: 'A', cast: 'Cryptic Command' },
      { as: 'A', answer: ['Tap all creatures', 'Draw a card'] },
      { until: 'resolved' },
      { expect: { hand: { A: 2 } } },
    ],
    shows: [{ rule: '700.2d', edition: '2026-02', by: 'twice' }],
  },
  {
    name: 'An opponent who chooses the mode does so as the spell is cast; its controller says which opponent',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Island ×5'], hand: ['Library of Lat-Nam'], library: ['Forest', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Library of Lat-Nam' },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['B', 'C'] } }, id: 'which opponent' },
      { as: 'A', answer: 'C' },
      { expect: { asks: { as: 'C', kind: 'mode' }, tapped: { Island: false } }, id: 'as it is cast' },
      { as: 'C', answer: 'You search' },
      { expect: { tapped: { Island: true }, stack: ['Library of Lat-Nam'] } },
      { until: 'asked' },
      { as: 'A', answer: 'Swamp' },
      { expect: { hand: { A: ['Swamp'] } } },
    ],
    shows: [
      ...across('as it is cast', '409.2', '601.3', '601.3', '601.6'),
      ...across('which opponent', '409.2a', '601.3a', '601.3a', '601.6a'),
      ...across('as it is cast', null, '700.2d', '700.2d', '700.2e'),
    ],
  },
  {
    name: 'What the controller and an opponent both choose for a spell, the controller chooses first',
    editions: [...ALL],
    cards: {
      'Shared Verdict': {
        cost: '{B}',
        type: 'Sorcery',
        text: "Destroy target creature of your choice, then destroy target creature of an opponent's choice.",
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Craw Wurm'], hand: ['Shared Verdict'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shared Verdict' },
      { expect: { asks: { as: 'A', kind: 'target' } }, id: 'first' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { asks: { as: 'B', kind: 'target' } }, id: 'second' },
      { as: 'B', answer: 'Craw Wurm' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard', 'Craw Wurm': 'graveyard', 'Gray Ogre': 'battlefield' } } },
    ],
    shows: [...across('first', '409.2b', '601.3b', '601.3b', '601.6b')],
  },
  {
    name: 'An opponent who chooses a target of an ability does so as that is activated, after its controller',
    editions: [...SINCE_2009],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Diaochan, Artful Beauty', 'Craw Wurm'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', activate: 'Diaochan, Artful Beauty' },
      { expect: { asks: { as: 'A', kind: 'target' } }, id: 'first' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['B', 'C'] } }, id: 'which opponent' },
      { as: 'A', answer: 'C' },
      { expect: { asks: { as: 'C', kind: 'target' } }, id: 'the opponent' },
      { as: 'C', answer: 'Craw Wurm' },
      { expect: { stack: ['Diaochan, Artful Beauty'] } },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard', 'Craw Wurm': 'graveyard' } } },
    ],
    shows: [
      ...across('the opponent', null, '602.3', '602.3', '602.3'),
      ...across('which opponent', null, '602.3a', '602.3a', '602.3a'),
      ...across('first', null, '602.3b', '602.3b', '602.3b'),
    ],
  },
  {
    name: 'New targets are of the mode that was chosen',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Plains', 'Island', 'Ornithopter', 'Hill Giant'], hand: ['Bant Charm'] },
        B: { battlefield: ['Island ×4', 'Darksteel Ingot', 'Bonesplitter'], hand: ['Deflection'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bant Charm', modes: ['Destroy target artifact'], targets: ['Bonesplitter'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Deflection', targets: ['Bant Charm'] },
      { until: 'asked' },
      {
        expect: {
          asks: { as: 'B', kind: 'target', offers: ['Ornithopter', 'Darksteel Ingot'], lacks: ['Hill Giant'] },
        },
        id: 'artifacts',
      },
      { as: 'B', answer: 'Ornithopter' },
      { until: 'resolved' },
      { expect: { zone: { Ornithopter: 'graveyard', Bonesplitter: 'battlefield' } } },
    ],
    shows: across('artifacts', null, '700.2e', '700.2e', '700.2f'),
  },
  {
    name: 'A copy of a modal spell has its mode',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Plains', 'Island ×3'], hand: ['Bant Charm', 'Twincast'] },
        B: { battlefield: ['Ornithopter', 'Bonesplitter', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bant Charm', modes: ['Destroy target artifact'], targets: ['Bonesplitter'] },
      { as: 'A', cast: 'Twincast', targets: ['Bant Charm'] },
      { until: 'asked' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Ornithopter'], lacks: ['Hill Giant'] } },
        id: 'same mode',
      },
      { as: 'A', answer: 'Ornithopter' },
      { until: 'empty' },
      { expect: { zone: { Ornithopter: 'graveyard', Bonesplitter: 'graveyard' } } },
    ],
    shows: across('same mode', null, '700.2f', '700.2f', '700.2g'),
  },
];
