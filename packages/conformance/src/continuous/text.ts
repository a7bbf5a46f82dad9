/** Text-changing effects. 2006: 418.6 · 2009, 2011, 2026: 612 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const SHIFTER = "Volrath's Shapeshifter";

export const text: readonly ScenarioInput[] = [
  {
    name: 'A land type in an ability is another: other lands live',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island', 'Forest', 'Swamp', 'Kormus Bell'], hand: ['Magical Hack'] } },
    },
    script: [
      { expect: { types: { Swamp: ['creature', 'land'], Forest: ['land'] } } },
      { as: 'A', cast: 'Magical Hack', targets: ['Kormus Bell'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { as: 'A', answer: 'Forest' },
      { expect: { types: { Swamp: ['land'], Forest: ['creature', 'land'] }, pt: { Forest: '1/1' } }, id: 'forests' },
      { until: 'turn' },
      { expect: { types: { Swamp: ['land'], Forest: ['creature', 'land'] } }, id: 'for good' },
    ],
    shows: [
      ...across('forests', '418.6a', '612.1', '612.1', '612.1'),
      ...across('forests', '418.5a', '613.1c', '613.1c', '613.1c'),
      ...across('for good', '418.3a', '611.2a', '611.2a', '611.2a'),
    ],
  },
  {
    name: 'A land type that mana is counted by is another',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Swamp', 'Forest ×2', 'Cabal Coffers'], hand: ['Magical Hack'] },
      },
    },
    script: [
      { as: 'A', cast: 'Magical Hack', targets: ['Cabal Coffers'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { as: 'A', answer: 'Forest' },
      { as: 'A', tap: 'Cabal Coffers' },
      { expect: { mana: { A: 'BB' } }, id: 'forests' },
    ],
    shows: across('forests', '418.6a', '612.2', '612.2', '612.2'),
  },
  {
    name: 'A creature type changes in the type line and the rules, not in the name',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Goblin King', 'Llanowar Elves', 'Raging Goblin'],
          hand: ['Artificial Evolution'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Llanowar Elves': '1/1', 'Raging Goblin': '2/2' } } },
      { as: 'A', cast: 'Artificial Evolution', targets: ['Goblin King'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Goblin' },
      { as: 'A', answer: 'Elf' },
      {
        expect: {
          name: { 'Goblin King': 'Goblin King' },
          subtypes: { 'Goblin King': ['Elf'] },
          pt: { 'Llanowar Elves': '2/2', 'Raging Goblin': '1/1' },
        },
        id: 'not the name',
      },
    ],
    shows: across('not the name', '418.6a', '612.2', '612.2', '612.2'),
  },
  {
    name: 'A colour word is a word only where it says a colour: a white knight that protects from another',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'White Knight'], hand: ['Sleight of Mind'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Sleight of Mind', targets: ['White Knight'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { as: 'A', answer: 'R' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Shock', attempt: true }], colors: { 'White Knight': 'W' } } },
      { expect: { name: { 'White Knight': 'White Knight' } }, id: 'a word used as a colour' },
    ],
    shows: across('a word used as a colour', '418.6a', '612.2', '612.2', '612.2'),
  },
  {
    name: 'A creature type that makes a token is also its name, and both change',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            'Forest',
            { card: 'Squirrel Nest', attachedTo: 'Forest' },
            'Grizzly Bears',
            'Hill Giant',
          ],
          hand: ['Artificial Evolution'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Artificial Evolution', targets: ['Squirrel Nest'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Squirrel' },
      { as: 'A', answer: 'Bear' },
      { as: 'A', activate: 'Forest' },
      { until: 'resolved' },
      { expect: { count: { Bear: 1 } }, in: ['2006-10', '2009-10', '2011-09'], id: 'also the name' },
      { expect: { count: { 'Bear Token': 1 } }, in: ['2026-02'], id: 'also its name' },
    ],
    shows: [
      ...across('also the name', '418.6c', '612.2a', '612.2a', null),
      { rule: '612.2a', edition: '2026-02', by: 'also its name' },
    ],
  },
  {
    name: 'An ability that an effect gives is no part of the text of what has it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            'Forest',
            { card: 'Squirrel Nest', attachedTo: 'Forest' },
            'Grizzly Bears',
            'Hill Giant',
          ],
          hand: ['Artificial Evolution'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Artificial Evolution', targets: ['Forest'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Squirrel' },
      { as: 'A', answer: 'Bear' },
      { as: 'A', activate: 'Forest' },
      { until: 'resolved' },
      { expect: { count: { Squirrel: 1 } }, in: ['2006-10', '2009-10', '2011-09'], id: 'not its text' },
      { expect: { count: { 'Squirrel Token': 1 } }, in: ['2026-02'], id: 'not the text' },
    ],
    shows: [
      ...across('not its text', '418.6b', '612.3', '612.3', null),
      { rule: '612.3', edition: '2026-02', by: 'not the text' },
    ],
  },
  {
    name: 'What the effect that created it says of a token can be changed on the token',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Plains ×2', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Raise the Alarm', 'Artificial Evolution'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Artificial Evolution', targets: ['Soldier #1'], in: ['2006-10', '2009-10', '2011-09'] },
      { as: 'A', cast: 'Artificial Evolution', targets: ['Soldier Token #1'], in: ['2026-02'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Soldier' },
      { as: 'A', answer: 'Bear' },
      {
        expect: { subtypes: { 'Soldier #1': ['Bear'], 'Soldier #2': ['Soldier'] } },
        in: ['2006-10', '2009-10', '2011-09'],
        id: 'the token',
      },
      {
        expect: { subtypes: { 'Soldier Token #1': ['Bear'], 'Soldier Token #2': ['Soldier'] } },
        in: ['2026-02'],
        id: 'that token',
      },
    ],
    shows: [
      ...across('the token', '418.6d', '612.4', '612.4', null),
      { rule: '612.4', edition: '2026-02', by: 'that token' },
    ],
  },
  {
    name: 'The text of a spell on the stack changes, and with it what it may target',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Sleight of Mind'] },
        B: { battlefield: ['Swamp ×3'], hand: ['Dark Banishing'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Dark Banishing', targets: ['Grizzly Bears'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Sleight of Mind', targets: ['Dark Banishing'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { as: 'A', answer: 'G' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', 'Dark Banishing': 'graveyard' } }, id: 'nongreen now' },
    ],
    shows: across('nongreen now', '418.6a', '612.1', '612.1', '612.1'),
  },
  {
    name: 'A change of text for a turn ends with it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×3', 'Forest', 'Kormus Bell'], hand: ['Crystal Spray'] } },
    },
    script: [
      { as: 'A', cast: 'Crystal Spray', targets: ['Kormus Bell'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { as: 'A', answer: 'Forest' },
      { expect: { types: { Forest: ['creature', 'land'] } } },
      { until: 'turn' },
      { expect: { types: { Forest: ['land'] } }, id: 'ended' },
    ],
    shows: across('ended', '418.3a', '611.2a', '611.2a', '611.2a'),
  },
  {
    name: 'One object has the full text of another: all that is printed there, as long as that lies on top',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: [SHIFTER, 'Island ×6'], hand: ['Serra Angel', 'Plains', 'Swamp'] },
      },
    },
    script: [
      { expect: { name: { [SHIFTER]: SHIFTER }, pt: { [SHIFTER]: '0/1' } } },
      { as: 'A', activate: SHIFTER },
      { until: 'resolved' },
      { as: 'A', answer: ['Serra Angel'] },
      {
        expect: {
          name: { [SHIFTER]: 'Serra Angel' },
          pt: { [SHIFTER]: '4/4' },
          colors: { [SHIFTER]: 'W' },
          manaValue: { [SHIFTER]: 5 },
          subtypes: { [SHIFTER]: ['Angel'] },
          keywords: { [SHIFTER]: ['flying', 'vigilance'] },
        },
        id: 'full text',
      },
      // the text that it also has is there too
      { as: 'A', activate: SHIFTER },
      { until: 'resolved' },
      { as: 'A', answer: ['Plains'] },
      { expect: { name: { [SHIFTER]: SHIFTER }, pt: { [SHIFTER]: '0/1' }, colors: { [SHIFTER]: 'U' } } },
    ],
    shows: across('full text', null, '612.5', '612.5', '612.6'),
  },
  {
    name: 'The text that an object has by an effect is not copied',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [SHIFTER], graveyard: ['Serra Angel'] },
        B: { battlefield: ['Island ×4'], hand: ['Clone'] },
      },
    },
    script: [
      { expect: { name: { [SHIFTER]: 'Serra Angel' } } },
      { as: 'B', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'B', answer: [SHIFTER] },
      { expect: { name: { Clone: SHIFTER }, pt: { Clone: '0/1' }, colors: { Clone: 'U' } }, id: 'as printed' },
    ],
    shows: across('as printed', '503.2', '706.2', '706.2', '707.2'),
  },
];
