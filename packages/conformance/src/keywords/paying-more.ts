/**
 * Buyback, kicker, flashback: other ways to pay.
 * 2006: 502.16, 502.21, 502.22 · 2009: 702.24, 702.30, 702.31 · 2011: 702.25, 702.31, 702.32 · 2026: 702.27, 702.33, 702.34
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const payingMore: readonly ScenarioInput[] = [
  {
    name: 'Buyback paid: the spell goes to its owner’s hand as it resolves',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×5', 'Grizzly Bears'], hand: ['Elvish Fury'] } } },
    script: [
      { as: 'A', cast: 'Elvish Fury', targets: ['Grizzly Bears'], costs: [true] },
      { expect: { tapped: { 'Forest 5': true }, zone: { 'Elvish Fury': 'stack' } } },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/4' }, zone: { 'Elvish Fury': 'hand' } }, id: 'back' },
    ],
    shows: across('back', '502.16a', '702.24a', '702.25a', '702.27a'),
  },
  {
    name: 'Buyback not paid: to the graveyard',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×5', 'Grizzly Bears'], hand: ['Elvish Fury'] } } },
    script: [
      { as: 'A', cast: 'Elvish Fury', targets: ['Grizzly Bears'], costs: [false] },
      { until: 'resolved' },
      { expect: { zone: { 'Elvish Fury': 'graveyard' }, tapped: { 'Forest 5': false } } },
    ],
  },
  {
    name: 'Buyback paid for a countered spell is lost',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5', 'Grizzly Bears'], hand: ['Elvish Fury'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Elvish Fury', targets: ['Grizzly Bears'], costs: [true] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Elvish Fury'] },
      { until: 'empty' },
      { expect: { zone: { 'Elvish Fury': 'graveyard' } }, id: 'as it resolves only' },
    ],
    shows: across('as it resolves only', '502.16a', '702.24a', '702.25a', '702.27a'),
  },
  {
    name: 'Kicker: an additional cost, and more for it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×12'], hand: ['Kavu Aggressor', { card: 'Kavu Aggressor', label: 'Plain Kavu' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Kavu Aggressor', costs: [true] },
      { until: 'resolved' },
      { as: 'A', cast: 'Plain Kavu', costs: [false] },
      { until: 'resolved' },
      { expect: { pt: { 'Kavu Aggressor': '4/3', 'Plain Kavu': '3/2' } }, id: 'kicked' },
    ],
    shows: [
      ...across('kicked', '502.21a', '702.30a', '702.31a', '702.33a'),
      ...across('kicked', '502.21b', '702.30c', '702.31e', '702.33e'),
      ...across('kicked', null, '702.30b', '702.31d', '702.33d'),
    ],
  },
  {
    name: 'Kicker’s targets are chosen only for a kicked spell',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×6'], hand: ['Rushing River', { card: 'Rushing River', label: 'Second River' }] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Storm Crow'] },
      },
    },
    script: [
      { as: 'A', cast: 'Rushing River', costs: [false], targets: ['Grizzly Bears'] },
      { expect: { stack: ['Rushing River'], asks: { as: 'A', kind: 'priority' } }, id: 'one target' },
      { until: 'resolved' },
      { as: 'A', cast: 'Second River', costs: [true], targets: ['Hill Giant'] },
      { as: 'A', answer: 'Island' },
      { until: 'resolved' },
      { expect: { hand: { B: 3 } }, id: 'two targets' },
    ],
    shows: across('one target', '502.21c', '702.30d', '702.31g', '702.33g'),
  },
  {
    name: 'A spell is kicked as long as it is the permanent’s own kicker',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5', 'Grizzly Bears'], hand: ['Torch Slinger'] },
        B: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      { as: 'A', cast: 'Torch Slinger', costs: [false] },
      { until: 'resolved' },
      { expect: { stack: [] }, id: 'not kicked' },
    ],
    shows: across('not kicked', '502.21b', '702.30c', '702.31e', '702.33e'),
  },
  {
    name: 'Two kickers: each for what is linked to it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Mountain', 'Plains'], hand: ['Thornscape Battlemage'] },
        B: { battlefield: ['Ornithopter', 'Storm Crow'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thornscape Battlemage', costs: [false, true] },
      { expect: { tapped: { Plains: true, Mountain: false } } },
      { until: 'resolved' },
      { until: 'empty' },
      {
        expect: { zone: { Ornithopter: 'graveyard', 'Storm Crow': 'battlefield' }, life: { B: 20 } },
        id: 'the second',
      },
    ],
    shows: [
      ...across('the second', '502.21a', '702.30a', '702.31b', '702.33b'),
      ...across('the second', '502.21d', null, '702.31f', '702.33f'),
    ],
  },
  {
    name: 'Flashback: cast from the graveyard, then exiled',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], graveyard: ['Firebolt', 'Shock'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Shock' }] } },
      { as: 'A', cast: 'Firebolt', targets: ['Grizzly Bears'] },
      { expect: { tapped: { 'Mountain 5': true }, zone: { Firebolt: 'stack' } } },
      { until: 'resolved' },
      { expect: { zone: { Firebolt: 'exile', 'Grizzly Bears': 'graveyard' } }, id: 'exiled' },
    ],
    shows: across('exiled', '502.22a', '702.31a', '702.32a', '702.34a'),
  },
  {
    name: 'Flashback: exiled whichever way it leaves the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], graveyard: ['Firebolt'] },
        B: { battlefield: ['Island ×2'], hand: ['Memory Lapse'] },
      },
    },
    script: [
      { as: 'A', cast: 'Firebolt', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Memory Lapse', targets: ['Firebolt'] },
      { until: 'resolved' },
      { expect: { zone: { Firebolt: 'exile' }, life: { B: 20 } }, id: 'not on top' },
    ],
    shows: across('not on top', '502.22a', '702.31a', '702.32a', '702.34a'),
  },
  {
    name: 'From hand a spell with flashback is paid as usual and goes to the graveyard',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×5'], hand: ['Firebolt'] } } },
    script: [
      { as: 'A', cast: 'Firebolt', targets: ['B'] },
      { until: 'resolved' },
      { expect: { zone: { Firebolt: 'graveyard' }, life: { B: 18 }, tapped: { 'Mountain 2': false } } },
    ],
  },
  {
    name: 'Flashback with a cost that is not mana',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears'], graveyard: ['Cabal Therapy'] }, B: { hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Cabal Therapy': 'stack' } }, id: 'sacrificed' },
      { until: 'resolved' },
      { as: 'A', answer: 'Shock' },
      { expect: { zone: { Shock: 'graveyard', 'Cabal Therapy': 'exile' } } },
    ],
    shows: across('sacrificed', '502.22a', '702.31a', '702.32a', '702.34a'),
  },
];
