/** What differs as of September 2011. 2011: the Comprehensive Rules as of September 2011 */
import { keywords2011 } from '../abilities/keywords/editions.ts';
import { LAYERS } from '../continuous/layers.ts';
import type { Edition } from './edition.ts';
import { withSpelledOut } from './spelled-out.ts';
import { edition2026 } from './2026-02.ts';

export const edition2011: Edition = {
  ...edition2026,
  name: '2011-09',
  layers: LAYERS['2011-09'],
  vocabulary: { ...edition2026.vocabulary, manaValue: 'converted mana cost', anyTarget: 'creature or player', beginningOfEndStep: 'at the beginning of the end step' },
  cardTypes: ['artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery', 'kindred', 'plane', 'scheme', 'vanguard'],
  manaSymbols: ['hybrid', 'monoHybrid', 'phyrexian', 'colorless', 'snow'],
  keywords: withSpelledOut(keywords2011),
  mulligan: 'paris-together',
  damageDivision: 'ordered',
  damageRedirection: true,
  stateBasedActions: [
    'life', 'library', 'poison', 'tokenElsewhere', 'copyElsewhere', 'toughness', 'lethalDamage', 'deathtouch', 'loyalty', 'planeswalkerUniqueness', 'legend', 'world', 'auraIllegal', 'attachmentIllegal', 'nonAttachment', 'counterPairs',
  ],
  legendRule: 'all',
  planeswalkerUniqueness: 'subtype',
  worldRule: 'newest-permanent',
  tokenOwner: 'receiver',
  tokenNames: 'subtypes',
  backFaceManaValue: 'zero',
  tokensPhasing: 'cease',
  copiableValues: { entersAsCopyText: false, asEntersAbilities: 'characteristics' },
  copyOfSpell: { kinds: ['spell', 'activated'], permanentSpellCopies: false, hasOwner: true },
  splitCharacteristics: 'two-answers',
  splitNaming: 'both',
  dependencyExemption: 'neither-cda',
  timestampOrder: 'active-player',
  replacementOrder: ['self', 'control', 'copy', 'any'],
  entersLookAhead: 'own-statics',
  impossible: 'ignored',
  illegalTargets: 'countered',
  manaAbility: { targetsAllowed: false, loyaltyExcluded: false, triggeredByManaOnly: true },
  castPermission: 'begin',
  payOrder: 'any',
  triggerStacking: 'one-part',
  lookBack: ['leaves', 'unattach', 'loseControl', 'countered', 'lose', 'planeswalk'],
  suspend: 'must',
  madness: 'may',
  stormAsCast: true,
  timestamps: { attachNew: true, faceNew: false, counterNew: false },
  numbering: {
    priority: '116', casting: '601.2', activating: '602.2', targets: '601.2c', modes: '601.2b', costs: '601.2e', mana: '601.2f', playLand: '305', attackers: '508.1', blockers: '509.1',
    combatDamage: '510', damageDivision: '510.1c', triggerOrder: '603.3b', replacementOrder: '616.1', mulligan: '103.4', startingPlayer: '103.2', legendRule: '704.5k', cleanupDiscard: '514.1',
    untap: '502.2', search: '701.15', scry: '701.18', resolving: '608', illegalTargets: '608.2b', reversal: '717.1', legality: '100.2', winLife: '704.5a', loseLibrary: '704.5b', losePoison: '704.5c',
    concede: '104.3a', faceUp: '115.2b', loops: '716',
  },
};
