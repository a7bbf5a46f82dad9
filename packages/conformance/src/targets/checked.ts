/** What looks at the targets of a spell. 2009: 113.7 · 2011: 114.8 · 2026: 115.9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const checked: readonly ScenarioInput[] = [
  {
    name: 'The number of targets is that of the choices made, legal still or not',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Arc Lightning'] },
        B: {
          battlefield: ['Island ×2', 'Mountain', 'Hill Giant', 'Grizzly Bears'],
          hand: ['Swerve', 'Unsummon'],
        },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Arc Lightning',
        targets: [['Hill Giant', 'Grizzly Bears']],
        divide: { 'Hill Giant': 1, 'Grizzly Bears': 2 },
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Swerve' }] }, id: 'as chosen' },
    ],
    shows: across('as chosen', null, '113.7b', '114.8a', '115.9a'),
  },
  {
    name: 'One creature chosen three times is three targets, but the only thing targeted',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Plains', 'Zada, Hedron Grinder', 'Grizzly Bears'], hand: ['Seeds of Strength'] },
        B: { battlefield: ['Island', 'Mountain', 'Hill Giant'], hand: ['Swerve'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Seeds of Strength',
        targets: ['Zada, Hedron Grinder', 'Zada, Hedron Grinder', 'Zada, Hedron Grinder'],
      },
      { expect: { stack: ['Seeds of Strength', 'Zada, Hedron Grinder'] }, id: 'only' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Swerve' }] }, id: 'three' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } } },
    ],
    shows: [
      ...across('three', null, '113.7b', '114.8a', '115.9a'),
      ...across('only', null, '113.7c', '114.8c', '115.9c'),
    ],
  },
  {
    name: 'A spell targets only something if it has no other target, also one no longer legal',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Plains', 'Zada, Hedron Grinder', 'Grizzly Bears'],
          hand: ['Seeds of Strength'],
        },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Seeds of Strength',
        targets: ['Zada, Hedron Grinder', 'Grizzly Bears', 'Zada, Hedron Grinder'],
      },
      { expect: { stack: ['Seeds of Strength'] }, id: 'two' },
    ],
    shows: across('two', null, '113.7c', '114.8c', '115.9c'),
  },
  {
    name: 'What a spell targets is looked at as it is now, legal target or not',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Terror'] },
        B: {
          battlefield: ['Plains', 'Island', 'Grizzly Bears'],
          hand: ['Rebuff the Wicked', 'Unsummon'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Terror' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Rebuff the Wicked' }] }, id: 'now' },
      { as: 'B', cast: 'Unsummon' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { stack: ['Terror'], cannot: [{ as: 'B', cast: 'Rebuff the Wicked' }] }, id: 'gone' },
    ],
    shows: across('gone', null, '113.7a', '114.8b', '115.9b'),
  },
  {
    name: 'A target that could no longer be chosen is still looked at',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Terror'] },
        B: { battlefield: ['Plains', 'Swamp', 'Grizzly Bears'], hand: ['Rebuff the Wicked', 'Aphotic Wisps'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Aphotic Wisps', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { colors: { 'Grizzly Bears': 'B' }, can: [{ as: 'B', cast: 'Rebuff the Wicked' }] }, id: 'illegal' },
    ],
    shows: across('illegal', null, '113.7a', '114.8b', '115.9b'),
  },
];
