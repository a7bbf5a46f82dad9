/**
 * Jump-start, spectacle, escape, demonstrate, blitz, casualty, ravenous, squad, bargain, offspring, web-slinging; embalm, eternalize, afterlife, job select.
 * 2006, 2009, 2011: none · 2026: 702.128–129, 702.133, 702.135, 702.137–138, 702.144, 702.152–153, 702.156–157, 702.166, 702.175, 702.182, 702.188
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { modern } from './modern.ts';

const CARDS: ScenarioInput['cards'] = {
  "Chemister's Insight": modern('{3}{U}', 'Instant', 'Draw two cards.\nJump-start'),
  'Body Toll': modern('{2}{B}', 'Sorcery', 'Draw a card.\nSpectacle {B}'),
  'Loathsome Chimera': modern(
    '{2}{G}',
    'Creature — Chimera',
    'Escape—{4}{G}, Exile three other cards from your graveyard.\nThis creature escapes with a +1/+1 counter on it.',
    '4/1',
  ),
  'Shared Gain': modern('{1}{G}', 'Sorcery', 'You gain 2 life.\nDemonstrate'),
  'Girder Goon': modern('{4}{B}', 'Creature — Ogre Warrior', 'Blitz {1}{B}', '4/4'),
  'A Little Chat': modern(
    '{1}{U}',
    'Instant',
    'Casualty 1\nLook at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.',
  ),
  'Double Price': modern('{U}', 'Sorcery', 'Draw a card.\nCasualty 1\nCasualty 2'),
  Devourer: modern('{X}{G}', 'Creature — Tyranid', 'Ravenous', '0/0'),
  'Gary Clone': modern(
    '{1}{W}',
    'Creature — Human Citizen',
    'Squad {2}\nWhenever this creature attacks, each creature you control named Gary Clone gets +1/+0 until end of turn.',
    '1/3',
  ),
  'Two Squads': modern('{W}', 'Creature — Human Citizen', 'Squad {1}\nSquad {2}', '1/1'),
  'High Fae Negotiator': modern(
    '{3}{B}{B}',
    'Creature — Faerie Warlock',
    'Bargain\nFlying\nWhen this creature enters, if it was bargained, each opponent loses 3 life and you gain 3 life.',
    '3/5',
  ),
  'Steampath Charger': modern(
    '{1}{R}',
    'Creature — Lizard Warlock',
    'Offspring {2}\nWhen this creature dies, it deals 1 damage to target player.',
    '2/1',
  ),
  'Two Litters': modern('{R}', 'Creature — Lizard', 'Offspring {1}\nOffspring {2}', '3/3'),
  Slinger: modern('{3}{W}', 'Creature — Spider Human Hero', 'Web-slinging {W}', '3/3'),
  'Sacred Cat': modern('{W}', 'Creature — Cat', 'Lifelink\nEmbalm {W}', '1/1'),
  Khenra: modern('{1}{G}', 'Creature — Jackal Wizard', 'Trample\nEternalize {4}{G}', '2/2'),
  Mourner: modern('{1}{W}', 'Creature — Human Cleric', 'Afterlife 2', '1/1'),
  'Double Mourner': modern('{1}{W}', 'Creature — Human Cleric', 'Afterlife 1\nAfterlife 2', '1/1'),
  'Plain Staff': modern('{1}', 'Artifact — Equipment', 'Job select\nEquipped creature gets +1/+0.\nEquip {3}'),
};

export const laterCasting: readonly ScenarioInput[] = [
  {
    name: 'Jump-start: again from the graveyard for a discarded card, and then it is exiled',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Island ×8'], graveyard: ["Chemister's Insight"], hand: ['Forest'] },
      },
    },
    script: [
      { as: 'A', cast: "Chemister's Insight" },
      { expect: { graveyard: { A: ['Forest'] }, hand: { A: 0 } }, id: 'discarded' },
      { until: 'resolved' },
      { expect: { hand: { A: 2 }, zone: { "Chemister's Insight": 'exile' } }, id: 'exiled' },
    ],
    shows: [
      { rule: '702.133a', edition: '2026-02', by: 'discarded' },
      { rule: '702.133a', edition: '2026-02', by: 'exiled' },
    ],
  },
  {
    name: 'Spectacle: another cost once an opponent has lost life this turn',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Swamp', 'Mountain'], hand: ['Body Toll', 'Shock'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Body Toll' }] }, id: 'not yet' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Body Toll', by: 'spectacle' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'for its spectacle cost' },
    ],
    shows: [
      { rule: '702.137a', edition: '2026-02', by: 'not yet' },
      { rule: '702.137a', edition: '2026-02', by: 'for its spectacle cost' },
    ],
  },
  {
    name: 'Escape: from the graveyard for its cost; what has escaped enters as the card says',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×8'],
          graveyard: ['Loathsome Chimera', 'Shock', 'Island', 'Swamp'],
          hand: [{ card: 'Loathsome Chimera', label: 'Second Chimera' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Loathsome Chimera' },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'exile', Island: 'exile', Swamp: 'exile' } }, id: 'escaping' },
      { expect: { counters: { 'Loathsome Chimera': { '+1/+1': 1 } } }, id: 'escaped' },
      { as: 'A', cast: 'Second Chimera' },
      { until: 'resolved' },
      { expect: { counters: { 'Second Chimera': { '+1/+1': 0 } } }, id: 'not escaped' },
    ],
    shows: [
      { rule: '702.138a', edition: '2026-02', by: 'escaping' },
      { rule: '702.138b', edition: '2026-02', by: 'not escaped' },
      { rule: '702.138c', edition: '2026-02', by: 'escaped' },
    ],
  },
  {
    name: 'Escape takes other cards: with two there is no escape',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Forest ×5'], graveyard: ['Loathsome Chimera', 'Shock', 'Island'] } },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Loathsome Chimera' }] }, id: 'other cards' }],
    shows: [{ rule: '702.138a', edition: '2026-02', by: 'other cards' }],
  },
  {
    name: 'Demonstrate: a copy, and then an opponent has one too',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Shared Gain'] } } },
    script: [
      { as: 'A', cast: 'Shared Gain' },
      { expect: { stack: ['Shared Gain', 'Shared Gain'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'empty' },
      { expect: { life: { A: 24, B: 22 } }, id: 'both copies' },
    ],
    shows: [{ rule: '702.144a', edition: '2026-02', by: 'both copies' }],
  },
  {
    name: 'Demonstrate may be declined: then nobody copies',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Shared Gain'] } } },
    script: [
      { as: 'A', cast: 'Shared Gain' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'empty' },
      { expect: { life: { A: 22, B: 20 } }, id: 'none' },
    ],
    shows: [{ rule: '702.144a', edition: '2026-02', by: 'none' }],
  },
  {
    name: 'Blitz: haste, sacrificed at the end step, and a card for its death',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Swamp ×2'], hand: ['Girder Goon'] } } },
    script: [
      { as: 'A', cast: 'Girder Goon' },
      { until: 'resolved' },
      { expect: { keywords: { 'Girder Goon': ['haste'] } }, id: 'haste' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { zone: { 'Girder Goon': 'graveyard' }, stack: ['Girder Goon'] }, id: 'sacrificed' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'a card' },
    ],
    shows: [
      { rule: '702.152a', edition: '2026-02', by: 'haste' },
      { rule: '702.152a', edition: '2026-02', by: 'sacrificed' },
      { rule: '702.152a', edition: '2026-02', by: 'a card' },
    ],
  },
  {
    name: 'Casualty: a creature of that power sacrificed copies the spell',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Grizzly Bears', 'Ornithopter'],
          hand: ['A Little Chat'],
          library: ['Shock', 'Forest', 'Swamp', 'Island', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'A Little Chat', costs: [true] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', Ornithopter: 'battlefield' } }, id: 'power 1 or greater' },
      { until: 'resolved' },
      { expect: { stack: ['A Little Chat', 'A Little Chat'] }, id: 'copied' },
      { until: 'resolved' },
      { as: 'A', answer: 'Shock' },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { expect: { hand: { A: ['Shock', 'Swamp'] } } },
    ],
    shows: [
      { rule: '702.153a', edition: '2026-02', by: 'power 1 or greater' },
      { rule: '702.153a', edition: '2026-02', by: 'copied' },
    ],
  },
  {
    name: 'Two instances of casualty are paid for, and copy, apart',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Double Price'] } },
    },
    script: [
      { as: 'A', cast: 'Double Price', costs: [true, false, 'Pay automatically', 'Grizzly Bears'] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: ['Double Price', 'Double Price'] } },
      { until: 'empty' },
      { expect: { hand: { A: 2 } }, id: 'one copy' },
    ],
    shows: [{ rule: '702.153b', edition: '2026-02', by: 'one copy' }],
  },
  {
    name: 'Ravenous: X counters, and a card where X is 5 or more',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Forest ×11'], hand: ['Devourer', { card: 'Devourer', label: 'Second Devourer' }] } },
    },
    script: [
      { as: 'A', cast: 'Devourer', x: 4 },
      { until: 'resolved' },
      { expect: { pt: { Devourer: '4/4' }, stack: [] }, id: 'counters' },
      { as: 'A', cast: 'Second Devourer', x: 5 },
      { until: 'resolved' },
      { expect: { pt: { 'Second Devourer': '5/5' }, stack: ['Second Devourer'] }, id: 'a card' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: [
      { rule: '702.156a', edition: '2026-02', by: 'counters' },
      { rule: '702.156a', edition: '2026-02', by: 'a card' },
    ],
  },
  {
    name: 'Squad: a token for each payment',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Plains ×6'], hand: ['Gary Clone'] } } },
    script: [
      { as: 'A', cast: 'Gary Clone', costs: [2] },
      { until: 'empty' },
      { expect: { count: { 'Gary Clone': 3 } }, id: 'two tokens' },
    ],
    shows: [{ rule: '702.157a', edition: '2026-02', by: 'two tokens' }],
  },
  {
    name: 'Two instances of squad are paid for, and trigger, apart',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Plains ×4'], hand: ['Two Squads'] } } },
    script: [
      { as: 'A', cast: 'Two Squads', costs: [1, 1] },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Two Squads', 'Two Squads'] }, id: 'two triggers' },
      { until: 'empty' },
      { expect: { count: { 'Two Squads': 3 } }, id: 'one token each' },
    ],
    shows: [{ rule: '702.157b', edition: '2026-02', by: 'one token each' }],
  },
  {
    name: 'Bargain: an artifact, enchantment or token is sacrificed, and what was bargained does more',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5', 'Ornithopter', 'Hill Giant'], hand: ['High Fae Negotiator'] },
      },
    },
    script: [
      { as: 'A', cast: 'High Fae Negotiator', costs: [true] },
      { expect: { zone: { Ornithopter: 'graveyard', 'Hill Giant': 'battlefield' } }, id: 'sacrificed' },
      { until: 'empty' },
      { expect: { life: { A: 23, B: 17 } }, id: 'bargained' },
    ],
    shows: [
      { rule: '702.166a', edition: '2026-02', by: 'sacrificed' },
      { rule: '702.166b', edition: '2026-02', by: 'bargained' },
    ],
  },
  {
    name: 'What was not bargained does no more',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Swamp ×5', 'Ornithopter'], hand: ['High Fae Negotiator'] } },
    },
    script: [
      { as: 'A', cast: 'High Fae Negotiator', costs: [false] },
      { until: 'empty' },
      { expect: { life: { A: 20, B: 20 }, zone: { Ornithopter: 'battlefield' } }, id: 'not bargained' },
    ],
    shows: [{ rule: '702.166b', edition: '2026-02', by: 'not bargained' }],
  },
  {
    name: 'Offspring: a token that is a 1/1 copy',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: ['Steampath Charger'] } } },
    script: [
      { as: 'A', cast: 'Steampath Charger', costs: [true] },
      { until: 'empty' },
      {
        expect: { pt: { 'Steampath Charger': '2/1', 'Steampath Charger #1': '1/1' } },
        id: 'a small copy',
      },
    ],
    shows: [{ rule: '702.175a', edition: '2026-02', by: 'a small copy' }],
  },
  {
    name: 'Two instances of offspring: each triggers for its own payment',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Two Litters'] } } },
    script: [
      { as: 'A', cast: 'Two Litters', costs: [false, true] },
      { until: 'resolved' },
      { expect: { stack: ['Two Litters'] }, id: 'one' },
      { until: 'empty' },
      { expect: { count: { 'Two Litters': 2 } } },
    ],
    shows: [{ rule: '702.175b', edition: '2026-02', by: 'one' }],
  },
  {
    name: 'Web-slinging: cheaper for a tapped creature that goes back to the hand',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Plains', { card: 'Grizzly Bears', tapped: true }, 'Hill Giant'], hand: ['Slinger'] },
      },
    },
    script: [
      { as: 'A', cast: 'Slinger' },
      {
        expect: { hand: { A: ['Grizzly Bears'] }, stack: ['Slinger'], zone: { 'Hill Giant': 'battlefield' } },
        id: 'returned',
      },
      { until: 'resolved' },
      { expect: { zone: { Slinger: 'battlefield' } } },
    ],
    shows: [{ rule: '702.188a', edition: '2026-02', by: 'returned' }],
  },
  {
    name: 'Embalm: a token that is a copy but white, a Zombie too, and without a mana cost',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Plains'], graveyard: ['Sacred Cat'] } } },
    script: [
      { as: 'A', activate: 'Sacred Cat' },
      { expect: { zone: { 'Sacred Cat': 'exile' } } },
      { until: 'resolved' },
      {
        expect: {
          subtypes: { 'Sacred Cat #1': ['Cat', 'Zombie'] },
          colors: { 'Sacred Cat #1': 'W' },
          manaValue: { 'Sacred Cat #1': 0 },
          keywords: { 'Sacred Cat #1': ['lifelink'] },
        },
        id: 'embalmed',
      },
    ],
    shows: [{ rule: '702.128a', edition: '2026-02', by: 'embalmed' }],
  },
  {
    name: 'Eternalize: a token that is a copy but black, 4/4, a Zombie too, and without a mana cost',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Forest ×5'], graveyard: ['Khenra'] } } },
    script: [
      { as: 'A', activate: 'Khenra' },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Khenra #1': '4/4' },
          subtypes: { 'Khenra #1': ['Jackal', 'Wizard', 'Zombie'] },
          colors: { 'Khenra #1': 'B' },
          manaValue: { 'Khenra #1': 0 },
          keywords: { 'Khenra #1': ['trample'] },
        },
        id: 'eternalized',
      },
    ],
    shows: [{ rule: '702.129a', edition: '2026-02', by: 'eternalized' }],
  },
  {
    name: 'Afterlife: Spirits with flying as it dies, white and black; each instance by itself',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Mourner', 'Double Mourner'],
          hand: ['Shock', { card: 'Shock', label: 'Second Shock' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Mourner'] },
      { until: 'empty' },
      {
        expect: {
          count: { 'Spirit Token': 2 },
          colors: { 'Spirit Token #1': 'WB' },
          keywords: { 'Spirit Token #1': ['flying'] },
        },
        id: 'two Spirits',
      },
      { as: 'A', cast: 'Second Shock', targets: ['Double Mourner'] },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { count: { 'Spirit Token': 5 } }, id: 'three more' },
    ],
    shows: [
      { rule: '702.135a', edition: '2026-02', by: 'two Spirits' },
      { rule: '702.135b', edition: '2026-02', by: 'three more' },
    ],
  },
  {
    name: 'Job select: a Hero token that is equipped with it',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Plain Staff'] } } },
    script: [
      { as: 'A', cast: 'Plain Staff' },
      { until: 'empty' },
      {
        expect: {
          attached: { 'Plain Staff': 'Hero Token' },
          pt: { 'Hero Token': '2/1' },
          colors: { 'Hero Token': '' },
        },
        id: 'equipped',
      },
    ],
    shows: [{ rule: '702.182a', edition: '2026-02', by: 'equipped' }],
  },
];
