/** Choices made as permanents enter, and objects that move because of them. 2011: 614.13 · 2026: 614.12a–b, 614.13a–b · 2006, 2009: none */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

/** Returns all cards of a type from its player's graveyard. */
const returns = (type: string): InlineCard => ({
  cost: '{B}',
  type: 'Sorcery',
  text: `Return all ${type} cards from your graveyard to the battlefield.`,
});

export const asItEnters: readonly ScenarioInput[] = [
  {
    name: 'What is copied is chosen before the copy enters',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×4', 'Grizzly Bears'], hand: ['Clone'] } } },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears'], lacks: ['Clone'] },
          zone: { Clone: 'stack' },
        },
        id: 'before',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { zone: { Clone: 'battlefield' }, pt: { Clone: '2/2' } } },
    ],
    shows: [{ rule: '614.12a', edition: '2026-02', by: 'before' }],
  },
  {
    name: 'Of several that enter at once no more is paid than can be',
    editions: [...ALL],
    cards: { 'Second Spring': returns('land') },
    position: {
      sides: {
        A: { life: 3, battlefield: ['Swamp'], hand: ['Second Spring'], graveyard: ['Steam Vents', 'Sacred Foundry'] },
      },
    },
    script: [
      { as: 'A', cast: 'Second Spring' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      {
        expect: {
          life: { A: 1 },
          zone: { 'Sacred Foundry': 'battlefield', 'Steam Vents': 'battlefield' },
          tapped: { 'Sacred Foundry': false, 'Steam Vents': true },
        },
        id: 'one of two',
      },
    ],
    shows: [{ rule: '614.12b', edition: '2026-02', by: 'one of two' }],
  },
  {
    name: 'Creatures are sacrificed as another enters, and it is there with what they gave',
    editions: ['2009-10', '2011-09', '2026-02'],
    position: {
      sides: { A: { battlefield: ['Mountain ×3', 'Storm Crow', 'Grizzly Bears'], hand: ['Thunder-Thrash Elder'] } },
    },
    script: [
      { as: 'A', cast: 'Thunder-Thrash Elder' },
      { until: 'resolved' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Storm Crow', 'Grizzly Bears'], lacks: ['Thunder-Thrash Elder'] },
        },
      },
      { as: 'A', answer: ['Storm Crow'] },
      {
        expect: {
          zone: { 'Storm Crow': 'graveyard', 'Thunder-Thrash Elder': 'battlefield' },
          pt: { 'Thunder-Thrash Elder': '4/4' },
        },
        id: 'devoured',
      },
    ],
    shows: across('devoured', null, null, '614.13', '614.13'),
  },
  {
    name: 'What enters at the same time cannot be sacrificed for it, and nothing twice',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: { 'Second Coming': returns('creature') },
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Storm Crow', 'Grizzly Bears'],
          hand: ['Second Coming'],
          graveyard: ['Thunder-Thrash Elder', 'Gluttonous Slime'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Second Coming' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Storm Crow', 'Grizzly Bears'],
            lacks: ['Thunder-Thrash Elder', 'Gluttonous Slime'],
          },
        },
        id: 'neither of them',
      },
      { as: 'A', answer: ['Storm Crow'] },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears'], lacks: ['Storm Crow', 'Gluttonous Slime'] },
        },
        id: 'not again',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { pt: { 'Thunder-Thrash Elder': '4/4', 'Gluttonous Slime': '3/3' } } },
    ],
    shows: [
      { rule: '614.13a', edition: '2026-02', by: 'neither of them' },
      { rule: '614.13b', edition: '2026-02', by: 'not again' },
    ],
  },
];
