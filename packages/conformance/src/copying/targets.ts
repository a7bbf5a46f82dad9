/** The targets of copies. 2009: 706.9c · 2011: 706.10c · 2026: 707.10c–e */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const heroism: NonNullable<ScenarioInput['cards']> = {
  'Frontline Heroism': {
    cost: '{2}{R}',
    type: 'Enchantment',
    wording: '2026-02',
    text: 'Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.',
  },
};

export const targets: readonly ScenarioInput[] = [
  {
    name: 'A new target must be legal, but an old one may stay though it no longer is',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Island ×2'], hand: ['Terror', 'Twincast'] },
        B: { battlefield: ['Island', 'Grizzly Bears', 'Hill Giant', 'White Knight'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Twincast', targets: ['Terror'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'target', lacks: ['White Knight'], offers: ['Hill Giant'], options: 2 } },
        id: 'legal',
      },
      { as: 'A', answer: [0] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'White Knight': 'battlefield' } }, id: 'stays' },
    ],
    shows: [
      { rule: '706.9c', edition: '2009-10', by: 'legal' },
      { rule: '706.10c', edition: '2011-09', by: 'legal' },
      { rule: '707.10c', edition: '2026-02', by: 'legal' },
    ],
  },
  {
    name: 'What a copy leaves as its target becomes the target of the copy too',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Island ×2', 'Cephalid Illusionist'], hand: ['Giant Growth', 'Twincast'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth' },
      { until: 'resolved' },
      { expect: { library: { A: 7 } } },
      { as: 'A', cast: 'Twincast' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { library: { A: 4 } }, id: 'both' },
      { until: 'empty' },
      { expect: { pt: { 'Cephalid Illusionist': '7/7' } } },
    ],
    shows: [
      { rule: '706.9c', edition: '2009-10', by: 'both' },
      { rule: '706.10c', edition: '2011-09', by: 'both' },
      { rule: '707.10c', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'A copy divides damage as the original was announced to',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Island ×2'], hand: ['Arc Lightning', 'Twincast'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Llanowar Elves'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Arc Lightning',
        targets: [['Grizzly Bears', 'Hill Giant']],
        divide: { 'Grizzly Bears': 1, 'Hill Giant': 2 },
      },
      { as: 'A', cast: 'Twincast', targets: ['Arc Lightning'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Llanowar Elves'] },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Llanowar Elves': 'graveyard' }, damage: { 'Hill Giant': 2, 'Grizzly Bears': 0 } },
        id: 'divided',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, damage: { 'Grizzly Bears': 1 } } },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'divided' },
      { rule: '706.2', edition: '2009-10', by: 'divided' },
      { rule: '706.2', edition: '2011-09', by: 'divided' },
      { rule: '707.2', edition: '2026-02', by: 'divided' },
    ],
  },
  {
    name: 'A copy for each creature that the spell could target, with that creature as its target',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Zada, Hedron Grinder', 'Hill Giant', 'Scathe Zombies', 'Grizzly Bears'],
          hand: ['Terror'],
        },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Zada, Hedron Grinder'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant', 'Grizzly Bears'] },
      { expect: { stack: ['Terror', 'Terror', 'Terror'] }, id: 'two copies' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield' } } },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'graveyard', 'Scathe Zombies': 'battlefield', 'Craw Wurm': 'battlefield' } },
        id: 'each',
      },
      { until: 'empty' },
      { expect: { zone: { 'Zada, Hedron Grinder': 'graveyard' } } },
    ],
    shows: [{ rule: '707.10d', edition: '2026-02', by: 'each' }],
  },
  {
    name: 'A copy that targets something else is made only if it could target that',
    editions: ['2026-02'],
    cards: heroism,
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Frontline Heroism', 'Llanowar Elves', 'Hill Giant'],
          hand: ['Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { stack: ['Giant Growth', 'Giant Growth'] } },
      { until: 'empty' },
      { expect: { pt: { 'Soldier Token': '4/4', 'Hill Giant': '6/6', 'Llanowar Elves': '1/1' } }, id: 'that token' },
    ],
    shows: [{ rule: '707.10e', edition: '2026-02', by: 'that token' }],
  },
  {
    name: 'A copy that could not target what it must is not made',
    editions: ['2026-02'],
    cards: heroism,
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Frontline Heroism', 'Craw Wurm'], hand: ['Reprisal'] } },
    },
    script: [
      { as: 'A', cast: 'Reprisal' },
      { until: 'resolved' },
      { expect: { stack: ['Reprisal'], count: { 'Soldier Token': 1 } }, id: 'no copy' },
      { until: 'empty' },
      { expect: { count: { 'Soldier Token': 1 }, zone: { 'Craw Wurm': 'graveyard' } } },
    ],
    shows: [{ rule: '707.10e', edition: '2026-02', by: 'no copy' }],
  },
];
