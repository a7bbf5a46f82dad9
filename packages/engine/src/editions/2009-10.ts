/** What differs as of October 2009. 2009: the Comprehensive Rules as of October 2009 */
import { CREATURE_TYPES_2009 } from './subtypes.ts';
import { keywordsOf } from '../abilities/keywords/editions.ts';
import { LAYERS } from '../continuous/layers.ts';
import { VARIANTS } from '../state/state.ts';
import type { Edition } from './edition.ts';
import { withSpelledOut } from './spelled-out.ts';
import { edition2011 } from './2011-09.ts';

export const edition2009: Edition = {
  ...edition2011,
  name: '2009-10',
  layers: LAYERS['2009-10'],
  creatureTypes: CREATURE_TYPES_2009,
  cardTypes: [
    'artifact',
    'creature',
    'enchantment',
    'instant',
    'land',
    'planeswalker',
    'sorcery',
    'kindred',
    'plane',
    'vanguard',
  ],
  layouts: ['normal', 'split', 'flip'],
  manaSymbols: ['hybrid', 'monoHybrid', 'colorless', 'snow'],
  keywords: withSpelledOut(keywordsOf('2009-10')),
  blockingACreature: 'declared',
  deathtouch: 'free-division',
  deathtouchNeedsToughness: false,
  twoHeadedGiant: { ...edition2011.twoHeadedGiant, lifeTotal: 'share', poison: 'player' },
  subgame: { ...edition2011.subgame, commanders: 'stay' },
  grandMelee: { ...edition2011.grandMelee, passing: 'waits' },
  variants: VARIANTS.filter((variant) => variant !== 'team-vs-team'),
  winning: 'wins-unless-limited',
  drawingInRange: 'effects',
  restart: false,
  reversal: [],
  manaAbility: { ...edition2011.manaAbility, loyaltyExcluded: false },
  subtypesNeedType: false,
  dependencyRetest: false,
  replacementOrder: ['control', 'any'],
  changingTargets: 'each',
  countersOnEntering: 'put',
  copiedDefinitions: 'always',
  numbering: {
    ...edition2011.numbering,
    priority: '115',
    faceUp: '114.2b',
    search: '701.14',
    scry: '701.16',
    reversal: '714.1',
    loops: '713',
  },
  marks: {
    team: '102.3',
    emperor: '807.2',
    outOfRange: '801.2',
    controlled: '710.1',
    extraTurn: '500.7',
    turnMarker: '808.4',
    regeneration: '701.11a',
    chosen: '607.2d',
    linked: '607.2a',
    haunting: '702.52b',
    suspended: '702.59b',
    mode: '601.2b',
    paid: '601.2b',
  },
};
