/** Tokens. 2006: 216 · 2009, 2011: 110.5 · 2026: 111 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const tokens: readonly ScenarioInput[] = [
  {
    name: 'A token has what the effect that made it says, and its types for a name',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×2', 'Glorious Anthem'], hand: ['Raise the Alarm'] } } },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      {
        expect: {
          count: { Soldier: 2 },
          subtypes: { 'Soldier #1': ['Soldier'] },
          pt: { 'Soldier #1': '2/2' },
          manaValue: { 'Soldier #1': 0 },
        },
        in: [...UNTIL_2011],
        id: 'types',
      },
      {
        expect: {
          count: { 'Soldier Token': 2 },
          subtypes: { 'Soldier Token #1': ['Soldier'] },
          pt: { 'Soldier Token #1': '2/2' },
          manaValue: { 'Soldier Token #1': 0 },
        },
        in: ['2026-02'],
        id: 'types and token',
      },
    ],
    shows: [
      ...across('types', '216.1', '110.5c', '110.5c', null),
      ...across('types and token', null, null, null, '111.4'),
      ...across('types', '203.1a', '202.1b', '202.1b', null),
    ],
  },
  {
    name: 'A token that dies sets off what sees it, and is then gone',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Mountain', 'Blood Artist'], hand: ['Raise the Alarm', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Soldier #1'], in: [...UNTIL_2011] },
      { as: 'A', cast: 'Shock', targets: ['Soldier Token #1'], in: ['2026-02'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { expect: { graveyard: { A: ['Shock', 'Raise the Alarm'] }, stack: ['Blood Artist'] }, id: 'seen and gone' },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 19 } }, id: 'triggered' },
    ],
    shows: [
      ...across('seen and gone', '216.3', '110.5e', '110.5f', '111.7'),
      ...across('triggered', '216.3', '110.5e', '110.5f', '111.7'),
    ],
  },
  {
    name: 'A token that has left cannot come back',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Raise the Alarm', 'Momentary Blink'] } },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Momentary Blink', targets: ['Soldier #1'], in: [...UNTIL_2011] },
      { as: 'A', cast: 'Momentary Blink', targets: ['Soldier Token #1'], in: ['2026-02'] },
      { until: 'resolved' },
      { expect: { count: { Soldier: 1 } }, in: [...UNTIL_2011], id: 'one left' },
      { expect: { count: { 'Soldier Token': 1 } }, in: ['2026-02'], id: 'one left today' },
    ],
    shows: [
      ...across('one left', '216.3', '110.5f', '110.5g', null),
      ...across('one left today', null, null, null, '111.8'),
    ],
  },
];
