/** What a copy copies: printed values, and not what effects, counters or status have made of them. 2006: 503.2 · 2009, 2011: 706.2 · 2026: 707.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { dated } from './dated.ts';

export const copiableValues: readonly ScenarioInput[] = [
  {
    name: 'A copy of an animated artifact is the artifact with its ability, not the creature',
    editions: [...ALL],
    cards: dated('Clone', 'Chimeric Staff'),
    position: { sides: { A: { battlefield: ['Island ×10', 'Chimeric Staff'], hand: ['Clone'] } } },
    script: [
      { as: 'A', activate: 'Chimeric Staff', x: 5 },
      { until: 'resolved' },
      { expect: { pt: { 'Chimeric Staff': '5/5' } } },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Chimeric Staff'] },
      {
        expect: {
          name: { Clone: 'Chimeric Staff' },
          types: { Clone: ['artifact'] },
          subtypes: { Clone: [] },
          zone: { Clone: 'battlefield' },
        },
        id: 'artifact',
      },
      { as: 'A', activate: 'Clone', x: 1 },
      { until: 'resolved' },
      { expect: { pt: { Clone: '1/1' } } },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'artifact', example: 1 },
      { rule: '706.2', edition: '2009-10', by: 'artifact', example: 1 },
      { rule: '706.2', edition: '2011-09', by: 'artifact', example: 1 },
      { rule: '707.2', edition: '2026-02', by: 'artifact', example: 1 },
    ],
  },
  {
    name: 'A copy of a face-down creature is a nameless 2/2 that is face up',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Swamp ×4'], hand: ['Clone'] },
        B: { battlefield: [{ card: 'Grinning Demon', faceDown: true }] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grinning Demon'] },
      {
        expect: {
          name: { Clone: '' },
          types: { Clone: ['creature'] },
          subtypes: { Clone: [] },
          pt: { Clone: '2/2' },
          abilities: { Clone: 0 },
          colors: { Clone: '' },
          manaValue: { Clone: 0 },
        },
        id: 'blank',
      },
      { expect: { faceDown: { Clone: false }, cannot: [{ as: 'A', turnUp: 'Clone' }] }, id: 'face up' },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'blank', example: 2 },
      { rule: '706.2', edition: '2009-10', by: 'blank', example: 2 },
      { rule: '706.2', edition: '2011-09', by: 'blank', example: 2 },
      { rule: '707.2', edition: '2026-02', by: 'blank', example: 2 },
    ],
  },
  {
    name: 'Counters, growth, Auras and being tapped are not copied',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Forest'], hand: ['Clone', 'Giant Growth'] },
        B: {
          battlefield: [
            { card: 'Grizzly Bears', counters: { '+1/+1': 2 }, tapped: true },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: {
          name: { Clone: 'Grizzly Bears' },
          pt: { Clone: '2/2', 'Grizzly Bears': '8/9' },
          subtypes: { Clone: ['Bear'] },
          tapped: { Clone: false },
          colors: { Clone: 'G' },
          manaValue: { Clone: 2 },
        },
        id: 'printed',
      },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'printed' },
      { rule: '706.2', edition: '2009-10', by: 'printed' },
      { rule: '706.2', edition: '2011-09', by: 'printed' },
      { rule: '707.2', edition: '2026-02', by: 'printed' },
    ],
  },
  {
    name: 'What effects have made of colours and types is not copied',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Plains', 'Liquimetal Coating'], hand: ['Clone', 'Purelace'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', activate: 'Liquimetal Coating', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Purelace', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { types: { 'Grizzly Bears': ['artifact', 'creature'] }, colors: { 'Grizzly Bears': 'W' } } },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { types: { Clone: ['creature'] }, colors: { Clone: 'G' } }, id: 'its own' },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'its own' },
      { rule: '706.2', edition: '2009-10', by: 'its own' },
      { rule: '706.2', edition: '2011-09', by: 'its own' },
      { rule: '707.2', edition: '2026-02', by: 'its own' },
    ],
  },
  {
    name: 'What a permanent became as it entered is copied',
    editions: [...ALL],
    cards: dated('Clone', 'Unstable Shapeshifter'),
    position: {
      sides: { A: { battlefield: ['Island ×8', 'Unstable Shapeshifter'], hand: ['Primal Plasma', 'Clone'] } },
    },
    script: [
      { as: 'A', cast: 'Primal Plasma' },
      { until: 'resolved' },
      { as: 'A', answer: '2/2 flying' },
      { expect: { pt: { 'Primal Plasma': '2/2' }, keywords: { 'Primal Plasma': ['flying'] } } },
      { until: 'empty' },
      {
        expect: { pt: { 'Unstable Shapeshifter': '2/2' }, keywords: { 'Unstable Shapeshifter': ['flying'] } },
        id: 'becomes',
      },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Primal Plasma'] },
      { as: 'A', answer: '1/6 defender' },
      { expect: { pt: { Clone: '1/6' }, keywords: { Clone: ['flying', 'defender'] } }, id: 'enters' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'becomes' },
      { rule: '503.6', edition: '2006-10', by: 'enters' },
      { rule: '706.2', edition: '2009-10', by: 'becomes' },
      { rule: '706.6', edition: '2009-10', by: 'enters' },
      { rule: '706.2', edition: '2011-09', by: 'becomes' },
      { rule: '706.6', edition: '2011-09', by: 'enters' },
      { rule: '613.2a', edition: '2026-02', by: 'becomes' },
      { rule: '707.2', edition: '2026-02', by: 'becomes' },
      { rule: '707.6', edition: '2026-02', by: 'enters' },
    ],
  },
];
