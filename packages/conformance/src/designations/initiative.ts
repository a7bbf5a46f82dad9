/** The initiative. 2006, 2009, 2011: none · 2026: 701.49d, 725 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const cards: NonNullable<ScenarioInput['cards']> = {
  'Aarakocra Sneak': {
    wording: '2026-02',
    cost: '{3}{U}',
    type: 'Creature — Bird Rogue',
    text: 'Flying\nWhen this creature enters, you take the initiative.',
    pt: '1/4',
  },
  'Small Undercity': {
    layout: 'dungeon',
    wording: '2026-02',
    type: 'Dungeon — Undercity',
    text: 'You can\'t enter this dungeon unless you "venture into Undercity."\nEntrance — You gain 1 life. (Leads to: Well)\nWell — You gain 10 life. (Leads to: Throne)\nThrone — Draw a card.',
  },
  'Short Cellar': {
    layout: 'dungeon',
    wording: '2026-02',
    type: 'Dungeon',
    text: 'Steps — You gain 1 life. (Leads to: Barrel, Bottle)\nBarrel — You gain 10 life. (Leads to: Wall)\nBottle — You gain 20 life. (Leads to: Wall)\nWall — Draw a card.',
  },
  Onward: { wording: '2026-02', cost: '{W}', type: 'Instant', text: 'Venture into the dungeon.' },
};
const outside = ['Small Undercity', 'Short Cellar'];

export const initiative: readonly ScenarioInput[] = [
  {
    name: 'Whoever takes the initiative ventures into Undercity',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Island ×4'], hand: ['Aarakocra Sneak'], outside } } },
    script: [
      { expect: { initiative: null } },
      { as: 'A', cast: 'Aarakocra Sneak' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { initiative: 'A', stack: ['The Initiative'] }, id: 'taken' },
      { until: 'resolved' },
      { expect: { room: { A: 'Entrance' }, stack: ['Small Undercity'] }, id: 'Undercity' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
    ],
    shows: [
      ...across('taken', null, null, null, '725.1'),
      ...across('Undercity', null, null, null, '725.2'),
      ...across('Undercity', null, null, null, '701.49d'),
    ],
  },
  {
    name: 'At the beginning of their upkeep whoever has the initiative ventures into Undercity',
    editions: [...TODAY],
    cards,
    position: { active: 'B', step: 'end', initiative: 'A', sides: { A: { outside }, B: { outside } } },
    script: [
      { until: 'upkeep' },
      { expect: { stack: ['The Initiative'], active: 'A' } },
      { until: 'resolved' },
      { expect: { room: { A: 'Entrance', B: null } }, id: 'ventures' },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { active: 'B', stack: [] }, id: 'only theirs' },
    ],
    shows: [...across('ventures', null, null, null, '725.2'), ...across('only theirs', null, null, null, '725.2')],
  },
  {
    name: 'Creatures that deal combat damage together take the initiative for their controller once',
    editions: [...TODAY],
    cards,
    position: {
      initiative: 'B',
      sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant'], outside }, B: { outside } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { until: 'combatDamage' },
      { expect: { stack: ['The Initiative'] }, id: 'once' },
      { until: 'resolved' },
      { expect: { initiative: 'A', stack: ['The Initiative'] }, id: 'taken' },
      { until: 'empty' },
      { expect: { room: { A: 'Entrance', B: null } } },
    ],
    shows: [...across('once', null, null, null, '725.2'), ...across('taken', null, null, null, '725.3')],
  },
  {
    name: 'To take the initiative again is to venture again, and there is still but one',
    editions: [...TODAY],
    cards,
    position: { initiative: 'A', sides: { A: { battlefield: ['Island ×4'], hand: ['Aarakocra Sneak'], outside } } },
    script: [
      { as: 'A', cast: 'Aarakocra Sneak' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { initiative: 'A', stack: ['The Initiative'] }, id: 'again' },
      { until: 'resolved' },
      { expect: { room: { A: 'Entrance' } } },
    ],
    shows: across('again', null, null, null, '725.5'),
  },
  {
    name: 'Who already is in another dungeon goes on in it when venturing into Undercity',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Plains'], hand: ['Onward', 'Aarakocra Sneak'], outside } },
    },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'empty' },
      { expect: { room: { A: 'Steps' } }, id: 'not Undercity' },
      { as: 'A', cast: 'Aarakocra Sneak' },
      { until: 'asked' },
      { as: 'A', answer: 'Barrel' },
      { expect: { room: { A: 'Barrel' } }, id: 'goes on' },
    ],
    shows: across('goes on', null, null, null, '701.49d'),
  },
  {
    name: 'If who has the initiative leaves the game, the active player takes it',
    editions: [...TODAY],
    players: ['A', 'B', 'C'],
    cards,
    position: { initiative: 'C', sides: { A: { outside }, B: {}, C: {} } },
    script: [
      { concede: 'C' },
      { expect: { initiative: 'A' }, id: 'active' },
      { as: 'A', pass: true },
      { expect: { stack: ['The Initiative'] } },
      { until: 'resolved' },
      { expect: { room: { A: 'Entrance' } } },
    ],
    shows: across('active', null, null, null, '725.4'),
  },
  {
    name: 'If that is the active player, the next in turn order takes it',
    editions: [...TODAY],
    players: ['A', 'B', 'C'],
    cards,
    position: { initiative: 'A', sides: { A: {}, B: { outside }, C: {} } },
    script: [{ concede: 'A' }, { expect: { initiative: 'B' }, id: 'next' }],
    shows: across('next', null, null, null, '725.4'),
  },
];
