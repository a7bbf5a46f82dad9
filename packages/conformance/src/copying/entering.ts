/** Entering the battlefield as a copy, and the choices made then. 2006: 503.5–6 · 2009, 2011: 706.5–6 · 2026: 707.5–6 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';
import { dated } from './dated.ts';

const MANY_FACES: ScenarioInput['cards'] = {
  'Many Faces': {
    wording: '2026-02',
    cost: '{3}{U}',
    type: 'Creature — Shapeshifter',
    text: 'You may have this creature enter as a copy of any creature on the battlefield. When you do, you gain 2 life.',
    pt: '0/0',
  },
};

export const entering: readonly ScenarioInput[] = [
  {
    name: 'A copy enters tapped and with counters if what it copies does',
    editions: [...ALL],
    cards: dated('Clone', 'Skyshroud Behemoth'),
    position: {
      sides: { A: { battlefield: ['Island ×4'], hand: ['Clone'] }, B: { battlefield: ['Skyshroud Behemoth'] } },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Skyshroud Behemoth'] },
      { as: 'A', answer: 'tapped', kind: 'replacement' },
      {
        expect: { tapped: { Clone: true, 'Skyshroud Behemoth': false }, counters: { Clone: { fade: 2 } } },
        id: 'as that does',
      },
    ],
    shows: [
      { rule: '503.5', edition: '2006-10', by: 'as that does', example: 1 },
      { rule: '706.5', edition: '2009-10', by: 'as that does', example: 1 },
      { rule: '706.5', edition: '2011-09', by: 'as that does', example: 1 },
      { rule: '707.5', edition: '2026-02', by: 'as that does', example: 1 },
    ],
  },
  {
    name: 'What triggers when Striped Bears enters triggers when a copy of it does',
    editions: ['2006-10', '2009-10'],
    cards: dated('Clone', 'Striped Bears'),
    position: { sides: { A: { battlefield: ['Island ×4'], hand: ['Clone'] }, B: { battlefield: ['Striped Bears'] } } },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Striped Bears'] },
      { until: 'empty' },
      { expect: { hand: { A: 1, B: 0 } }, id: 'draws' },
    ],
    shows: [
      { rule: '503.5', edition: '2006-10', by: 'draws', example: 2 },
      { rule: '706.5', edition: '2009-10', by: 'draws', example: 2 },
    ],
  },
  {
    name: 'What triggers when Wall of Omens enters triggers when a copy of it does',
    editions: ['2011-09', '2026-02'],
    cards: dated('Clone'),
    position: { sides: { A: { battlefield: ['Island ×4'], hand: ['Clone'] }, B: { battlefield: ['Wall of Omens'] } } },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Wall of Omens'] },
      { until: 'empty' },
      { expect: { hand: { A: 1, B: 0 } }, id: 'draws' },
    ],
    shows: [
      { rule: '706.5', edition: '2011-09', by: 'draws', example: 2 },
      { rule: '707.5', edition: '2026-02', by: 'draws', example: 2 },
    ],
  },
  {
    name: 'It does not enter first and become a copy afterwards',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Elvish Vanguard'], hand: ['Clone'] },
        B: { battlefield: ['Llanowar Elves'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Llanowar Elves'] },
      { until: 'empty' },
      { expect: { counters: { 'Elvish Vanguard': { '+1/+1': 1 } } }, id: 'an Elf enters' },
    ],
    shows: [
      { rule: '503.5', edition: '2006-10', by: 'an Elf enters' },
      { rule: '706.5', edition: '2009-10', by: 'an Elf enters' },
      { rule: '706.5', edition: '2011-09', by: 'an Elf enters' },
      { rule: '707.5', edition: '2026-02', by: 'an Elf enters' },
    ],
  },
  {
    name: 'A copy of Chameleon Spirit has a colour of its own chosen for it',
    editions: ['2006-10', '2009-10'],
    cards: dated('Clone', 'Chameleon Spirit'),
    position: {
      sides: {
        A: { battlefield: ['Island ×8'], hand: ['Chameleon Spirit', 'Clone'] },
        B: { battlefield: ['Grizzly Bears ×3', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Chameleon Spirit' },
      { until: 'resolved' },
      { as: 'A', answer: 'green' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Chameleon Spirit'] },
      { as: 'A', answer: 'red' },
      { expect: { pt: { 'Chameleon Spirit': '3/3', Clone: '1/1' } }, id: 'anew' },
    ],
    shows: [
      { rule: '503.6', edition: '2006-10', by: 'anew', example: 1 },
      { rule: '706.6', edition: '2009-10', by: 'anew', example: 1 },
    ],
  },
  {
    name: 'A copy of Adaptive Automaton has a creature type of its own chosen for it',
    editions: ['2011-09', '2026-02'],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×7', 'Grizzly Bears', 'Hill Giant'], hand: ['Adaptive Automaton', 'Clone'] },
      },
    },
    script: [
      { as: 'A', cast: 'Adaptive Automaton' },
      { until: 'resolved' },
      { as: 'A', answer: 'Bear' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Adaptive Automaton'] },
      { as: 'A', answer: 'Giant' },
      {
        expect: { subtypes: { Clone: ['Construct', 'Giant'] }, pt: { 'Grizzly Bears': '3/3', 'Hill Giant': '4/4' } },
        id: 'anew',
      },
    ],
    shows: [
      { rule: '706.6', edition: '2011-09', by: 'anew', example: 1 },
      { rule: '707.6', edition: '2026-02', by: 'anew', example: 1 },
    ],
  },
  {
    name: 'A shapeshifter that enters under Humility',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Humility'], hand: ['Clone'] }, B: { battlefield: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'], in: [...UNTIL_2011] },
      { expect: { name: { Clone: 'Grizzly Bears' }, pt: { Clone: '1/1' } }, in: [...UNTIL_2011], id: 'copies' },
      { expect: { name: { Clone: 'Clone' }, pt: { Clone: '1/1' } }, in: ['2026-02'], id: 'does not' },
    ],
    shows: [
      { rule: '614.12', edition: '2011-09', by: 'copies' },
      { rule: '614.12', edition: '2026-02', by: 'does not' },
    ],
  },
  {
    name: 'What follows "when you do" on entering as a copy triggers as it has been copied',
    editions: ['2026-02'],
    cards: MANY_FACES,
    position: {
      sides: { A: { battlefield: ['Island ×4'], hand: ['Many Faces'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', cast: 'Many Faces' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Many Faces': 'Hill Giant' }, life: { A: 20 } }, id: 'on the stack' },
      { until: 'empty' },
      { expect: { life: { A: 22 } } },
    ],
  },
  {
    name: 'What follows "when you do" does not trigger if another copy effect was applied after that one',
    editions: ['2026-02'],
    cards: MANY_FACES,
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Essence of the Wild'], hand: ['Many Faces'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Many Faces' },
      { until: 'resolved' },
      { as: 'A', answer: 'Many Faces', kind: 'replacement' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Many Faces': 'Essence of the Wild' }, stack: [] } },
      { until: 'empty' },
      { expect: { life: { A: 20 } }, id: 'not linked' },
    ],
    shows: across('not linked', null, null, null, '707.9g'),
  },
];
