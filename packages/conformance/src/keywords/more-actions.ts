/**
 * Exchanged zones, milled cards that are found, searches that lead to nothing, what amass and monstrosity are known by; protection from
 * opponents.
 * 2009, 2011: 701.8 · 2026: 701.12, 701.17, 701.23, 701.37, 701.47, 702.16
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';
import { modern } from './modern.ts';

export const moreActions: readonly ScenarioInput[] = [
  {
    name: 'Two zones are exchanged though one of them is empty',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×7'],
          hand: ['Morality Shift'],
          library: ['Shock', 'Forest', 'Hill Giant'],
          graveyard: [],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Morality Shift' },
      { until: 'resolved' },
      {
        expect: { library: { A: 0 }, zone: { Shock: 'graveyard', Forest: 'graveyard', 'Hill Giant': 'graveyard' } },
        id: 'exchanged',
      },
    ],
    shows: across('exchanged', null, '701.8f', '701.8f', '701.12f'),
  },
  {
    name: 'A graveyard and a library change places at once',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×7'],
          hand: ['Morality Shift'],
          library: ['Shock'],
          graveyard: ['Forest', 'Hill Giant'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Morality Shift' },
      { until: 'resolved' },
      {
        expect: {
          zone: { Shock: 'graveyard', Forest: 'library', 'Hill Giant': 'library', 'Morality Shift': 'graveyard' },
        },
      },
    ],
  },
  {
    name: 'Abilities of a permanent know the X with which it became monstrous',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ['Forest ×5', 'Hydra Broodmaster'] } } },
    script: [
      { as: 'A', activate: 'Hydra Broodmaster', x: 2 },
      { until: 'resolved' },
      { expect: { counters: { 'Hydra Broodmaster': { '+1/+1': 2 } }, stack: ['Hydra Broodmaster'] } },
      { until: 'resolved' },
      { expect: { count: { 'Hydra Token': 2 }, pt: { 'Hydra Token #1': '2/2' } }, id: 'X' },
    ],
    shows: [{ rule: '701.37c', edition: '2026-02', by: 'X' }],
  },
  {
    name: 'Any ability of a permanent may speak of that X, also one that is activated later',
    editions: ['2026-02'],
    cards: {
      'Patient Hydra': {
        cost: '{1}{G}',
        type: 'Creature — Hydra',
        pt: '1/1',
        text: '{X}{G}: Monstrosity X.\n{T}: You gain X life.',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Forest ×4', 'Patient Hydra'] } } },
    script: [
      { as: 'A', activate: 'Patient Hydra', ability: 0, x: 3 },
      { until: 'resolved' },
      { expect: { pt: { 'Patient Hydra': '4/4' } } },
      { as: 'A', activate: 'Patient Hydra', ability: 1 },
      { until: 'resolved' },
      { expect: { life: { A: 23 } }, id: 'later' },
    ],
    shows: [{ rule: '701.37c', edition: '2026-02', by: 'later' }],
  },
  {
    name: 'Who has amassed 0 has amassed',
    editions: ['2026-02'],
    cards: {
      'Small Levy': modern('{X}{B}', 'Sorcery', 'Amass Zombies X.'),
      'Levy Drum': modern('{1}{B}', 'Enchantment', 'Whenever you amass, you gain 1 life.'),
    },
    position: { sides: { A: { battlefield: ['Swamp', 'Levy Drum'], hand: ['Small Levy'] } } },
    script: [
      { as: 'A', cast: 'Small Levy' },
      { until: 'resolved' },
      { expect: { count: { 'Zombie Army Token': 0 }, stack: ['Levy Drum'] }, id: 'all the same' },
    ],
    shows: [{ rule: '701.47b', edition: '2026-02', by: 'all the same' }],
  },
  {
    name: 'Protection from each opponent is protection from every one of them, whatever their cards are',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    cards: {
      Aloof: modern('{1}{W}', 'Creature — Human', 'Protection from each opponent', '1/1'),
    },
    position: {
      active: 'C',
      sides: {
        A: { battlefield: ['Aloof', 'Forest'], hand: ['Giant Growth'] },
        B: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Shock'] },
        C: { battlefield: ['Mountain ×3'], hand: ['Pyroclasm', { card: 'Shock', label: 'Second Shock' }] },
      },
    },
    script: [
      { as: 'C', cast: 'Second Shock' },
      { expect: { asks: { as: 'C', kind: 'target', offers: ['Hill Giant'], lacks: ['Aloof'] } }, id: 'not by one' },
      { as: 'C', answer: 'Hill Giant' },
      { as: 'C', pass: true },
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Hill Giant'], lacks: ['Aloof'] } }, id: 'nor by another' },
      { as: 'B', answer: 'C' },
      { until: 'empty' },
      { as: 'C', cast: 'Pyroclasm' },
      { until: 'resolved' },
      { expect: { zone: { Aloof: 'battlefield' }, damage: { Aloof: 0 } }, id: 'prevented' },
    ],
    shows: [
      { rule: '702.16k', edition: '2026-02', by: 'not by one' },
      { rule: '702.16k', edition: '2026-02', by: 'prevented' },
      { rule: '702.16i', edition: '2026-02', by: 'nor by another' },
    ],
  },
  {
    name: 'A milled card is found in the graveyard',
    editions: ['2026-02'],
    cards: { 'Muddy Find': modern('{G}', 'Sorcery', "Mill a card. If it's a land card, put it into your hand.") },
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: ['Muddy Find'], library: ['Swamp', 'Shock'], graveyard: ['Island'] },
      },
    },
    script: [
      { as: 'A', cast: 'Muddy Find' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Swamp'] }, graveyard: { A: ['Muddy Find', 'Island'] } }, id: 'found' },
    ],
    shows: [{ rule: '701.17c', edition: '2026-02', by: 'found' }],
  },
  {
    name: 'A search may be chosen though nothing can come of it',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3'], hand: ['Fierce Empath'], library: ['Shock', 'Grizzly Bears'] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Fierce Empath' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { stack: ["Cosi's Trickster"], library: { A: 2 }, hand: { A: 0 } }, id: 'searched' },
    ],
    shows: [{ rule: '701.23g', edition: '2026-02', by: 'searched' }],
  },
];
