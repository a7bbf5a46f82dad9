/** Day and night; daybound and nightbound. 2006, 2009, 2011: none · 2026: 502.2, 702.145, 703.4b, 730 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const shown = (by: string, ...rules: string[]) => rules.flatMap((rule) => across(by, null, null, null, rule));

const cards = {
  'Tavern Ruffian // Tavern Smasher': {
    wording: '2026-02',
    cost: '{3}{R}',
    type: 'Creature — Human Warrior Werewolf',
    text: 'Daybound (If a player casts no spells during their own turn, it becomes night next turn.)',
    pt: '2/5',
    other: {
      type: 'Creature — Werewolf',
      text: 'Nightbound (If a player casts at least two spells during their own turn, it becomes day next turn.)',
      pt: '6/5',
    },
  },
  'Gavony Dawnguard': {
    wording: '2026-02',
    cost: '{1}{W}{W}',
    type: 'Creature — Human Soldier',
    text: "Ward {1}\nIf it's neither day nor night, it becomes day as this creature enters.\nWhenever day becomes night or night becomes day, look at the top four cards of your library. You may reveal a creature card with mana value 3 or less from among them and put it into your hand. Put the rest on the bottom of your library in any order.",
    pt: '3/3',
  },
  'The Celestus': {
    wording: '2026-02',
    cost: '{3}',
    type: 'Legendary Artifact',
    text: "If it's neither day nor night, it becomes day as The Celestus enters.\n{T}: Add one mana of any color.\n{3}, {T}: If it's night, it becomes day. Otherwise, it becomes night. Activate only as a sorcery.\nWhenever day becomes night or night becomes day, you gain 1 life. You may draw a card. If you do, discard a card.",
  },
} as const satisfies NonNullable<ScenarioInput['cards']>;

const RUFFIAN = { card: 'Tavern Ruffian // Tavern Smasher', label: 'Ruffian' };
const BY_DAY = { name: { Ruffian: 'Tavern Ruffian' } };
const BY_NIGHT = { name: { Ruffian: 'Tavern Smasher' } };

export const dayAndNight: readonly ScenarioInput[] = [
  {
    name: 'It is neither day nor night until a permanent with daybound makes it day; a turn without spells makes it night',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: [RUFFIAN] } } },
    script: [
      { expect: { daytime: null, marks: { game: [] } }, id: 'neither' },
      { as: 'A', cast: 'Ruffian' },
      { expect: { daytime: null } },
      { until: 'resolved' },
      { expect: { daytime: 'day', ...BY_DAY }, id: 'day' },
      // A cast a spell in this turn, and B casts none in the next
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { daytime: 'day', ...BY_DAY }, id: 'still day' },
      { until: 'turn' },
      { until: 'upkeep' },
      {
        expect: {
          daytime: 'night',
          ...BY_NIGHT,
          pt: { Ruffian: '6/5' },
          marks: { game: ['night'], Ruffian: ['transformed'] },
        },
        id: 'night',
      },
    ],
    shows: [...shown('neither', '730.1'), ...shown('day', '702.145d'), ...shown('night', '730.2a')],
  },
  {
    name: 'Two spells of the player whose turn it was make it day again, one does not, nor do those of others',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [RUFFIAN], library: ['Plains ×10'] },
        B: {
          battlefield: ['Forest ×6'],
          hand: ['Giant Growth', { card: 'Giant Growth', label: 'Second' }, { card: 'Giant Growth', label: 'Third' }],
        },
      },
    },
    script: [
      { expect: { daytime: 'day' } },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { daytime: 'night', ...BY_NIGHT, active: 'B' } },
      { as: 'B', cast: 'Giant Growth', targets: ['Ruffian'] },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { daytime: 'night', active: 'A' }, id: 'one is too few' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Third' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { daytime: 'night', active: 'B' }, id: 'not his turn' },
    ],
    shows: [...shown('one is too few', '730.2b'), ...shown('not his turn', '730.2', '730.2b')],
  },
  {
    name: 'Night becomes day in the untap step, before permanents untap, after a turn in which its player cast two spells',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [RUFFIAN, 'Gavony Dawnguard'] },
        B: {
          battlefield: ['Forest ×2'],
          hand: ['Giant Growth', { card: 'Giant Growth', label: 'Second' }],
        },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { daytime: 'night', ...BY_NIGHT, stack: ['Gavony Dawnguard'] }, id: 'held' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'A', answer: [0, 1, 2, 3], kind: 'order' },
      { until: 'main1' },
      { as: 'B', cast: 'Giant Growth', targets: ['Ruffian'] },
      { until: 'resolved' },
      { as: 'B', cast: 'Second', targets: ['Ruffian'] },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { daytime: 'day', ...BY_DAY, stack: ['Gavony Dawnguard'] }, id: 'day' },
    ],
    shows: [...shown('day', '502.2', '730.2b'), ...shown('held', '703.4b')],
  },
  {
    name: 'Where it is neither day nor night, turns without spells change nothing',
    editions: [...TODAY],
    position: { sides: { A: { battlefield: ['Mountain'] } } },
    script: [{ until: 'turn' }, { until: 'turn' }, { until: 'main1' }, { expect: { daytime: null }, id: 'neither' }],
    shows: shown('neither', '730.2c'),
  },
  {
    name: 'Once it is day or night it is one of the two, whatever becomes of what made it so',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Swamp ×3', RUFFIAN], hand: ['Murder'] } } },
    script: [
      { as: 'A', cast: 'Murder' },
      { until: 'resolved' },
      { expect: { daytime: 'day' } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { daytime: 'night' }, id: 'goes on' },
    ],
    shows: shown('goes on', '730.1'),
  },
  {
    name: 'Day becomes night as the game loses one designation and gains the other, and not as it gains its first',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×6'], hand: ['The Celestus'] } } },
    script: [
      { as: 'A', cast: 'The Celestus' },
      { until: 'resolved' },
      { expect: { daytime: 'day', stack: [] }, id: 'first' },
      { as: 'A', activate: 'The Celestus', ability: 1 },
      { until: 'resolved' },
      { expect: { daytime: 'night', stack: ['The Celestus'] }, id: 'becomes' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { life: { A: 21 } } },
    ],
    shows: [...shown('first', '730.1a'), ...shown('becomes', '730.1a')],
  },
  {
    name: 'What has daybound enters transformed by night, and no other effect transforms it',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×7', 'Forest ×4', 'The Celestus'], hand: [RUFFIAN, 'Waxing Moon'] },
      },
    },
    script: [
      { as: 'A', activate: 'The Celestus', ability: 1 },
      { until: 'resolved' },
      { expect: { daytime: 'night' } },
      { as: 'A', cast: 'Ruffian' },
      { expect: BY_DAY },
      { until: 'resolved' },
      { expect: BY_NIGHT, id: 'enters' },
      { as: 'A', cast: 'Waxing Moon', targets: [['Ruffian']] },
      { until: 'resolved' },
      { expect: BY_NIGHT, id: 'not otherwise' },
    ],
    shows: [...shown('enters', '702.145b'), ...shown('not otherwise', '702.145e')],
  },
  {
    name: 'What has daybound does not transform by other effects by day',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×2', RUFFIAN], hand: ['Waxing Moon'] } } },
    script: [
      { as: 'A', cast: 'Waxing Moon', targets: [['Ruffian']] },
      { until: 'resolved' },
      { expect: BY_DAY, id: 'not otherwise' },
    ],
    shows: shown('not otherwise', '702.145b'),
  },
  {
    name: 'What has daybound by night, its front face up, transforms as soon as that is so',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×5', RUFFIAN, { card: 'The Celestus', label: 'Celestus' }], hand: ['Ovinize'] },
      },
    },
    script: [
      { expect: { daytime: 'day' } },
      { as: 'A', cast: 'Ovinize' },
      { until: 'resolved' },
      { as: 'A', activate: 'Celestus', ability: 1 },
      { until: 'resolved' },
      { expect: { daytime: 'night', ...BY_DAY } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: BY_NIGHT, id: 'as soon' },
    ],
    shows: shown('as soon', '702.145c'),
  },
  {
    name: 'What has nightbound by day, its back face up, transforms as soon as that is so',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×5', { ...RUFFIAN, transformed: true }, { card: 'The Celestus', label: 'Celestus' }],
          hand: ['Ovinize'],
        },
      },
    },
    script: [
      { expect: { daytime: 'night', ...BY_NIGHT }, id: 'night' },
      { as: 'A', cast: 'Ovinize' },
      { until: 'resolved' },
      { as: 'A', activate: 'Celestus', ability: 1 },
      { until: 'resolved' },
      { expect: { daytime: 'day', ...BY_NIGHT } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: BY_DAY, id: 'as soon' },
    ],
    shows: [...shown('as soon', '702.145f'), ...shown('night', '702.145g')],
  },
  {
    name: 'A permanent with nightbound does not make it night where one with daybound makes it day',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [
            { ...RUFFIAN, transformed: true },
            { ...RUFFIAN, label: 'Other' },
          ],
        },
      },
    },
    script: [{ expect: { daytime: 'day', ...BY_DAY }, id: 'day' }],
    shows: shown('day', '702.145g'),
  },
  {
    name: 'A copy with daybound that is no double-faced card has its one face by day and by night',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×11', RUFFIAN, { card: 'The Celestus', label: 'Celestus' }],
          hand: ['Clone', { card: 'Clone', label: 'Second' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Ruffian'] },
      { as: 'A', activate: 'Celestus', ability: 1 },
      { until: 'resolved' },
      { expect: { ...BY_NIGHT, daytime: 'night' } },
      { expect: { name: { Clone: 'Tavern Ruffian' } } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', answer: ['Clone'] },
      { expect: { name: { Second: 'Tavern Ruffian' }, pt: { Second: '2/5' } }, id: 'one face' },
    ],
    shows: shown('one face', '702.145b'),
  },
  {
    name: 'With shared team turns the spells of each player of the team whose turn it was are asked',
    editions: [...TODAY],
    cards,
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    position: {
      sides: {
        A: { battlefield: [RUFFIAN] },
        B: { battlefield: ['Forest'], hand: ['Giant Growth'] },
        C: { battlefield: ['Forest'], hand: [{ card: 'Giant Growth', label: 'Third' }] },
        D: { battlefield: ['Forest'], hand: [{ card: 'Giant Growth', label: 'Fourth' }] },
      },
    },
    script: [
      { expect: { daytime: 'day' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth' },
      { until: 'turn' },
      { until: 'main1' },
      // B cast one
      { expect: { daytime: 'day', active: 'C' }, id: 'a teammate' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { daytime: 'night', active: 'A' } },
    ],
    shows: [...shown('a teammate', '502.2a'), ...shown('a teammate', '730.2a')],
  },
  {
    name: 'What has a card enter with its back face up is applied before what else applies, without a choice',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Weary Land': {
        wording: '2026-02',
        cost: '{1}',
        type: 'Artifact',
        text: 'Creatures enter tapped.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4', 'Plains ×3', 'The Celestus', 'Weary Land', 'Gavony Dawnguard'],
          hand: [RUFFIAN],
        },
      },
    },
    script: [
      { as: 'A', activate: 'The Celestus' },
      { until: 'empty' },
      { as: 'A', cast: 'Ruffian' },
      { until: 'resolved' },
      { expect: { ...BY_NIGHT, tapped: { Ruffian: true }, asks: { as: 'A', kind: 'priority' } }, id: 'no choice' },
    ],
    shows: shown('no choice', '616.1d'),
  },
];
