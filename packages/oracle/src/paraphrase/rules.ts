/** Changed rules of the game in words. 2006: 418 · 2009, 2011, 2026: 611.2 */
import type { ObjectSet, Rule, Surcharge } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { cost, withAnyMana } from './costs.ts';
import { deed } from './deeds.ts';
import { event } from './events.ts';
import { filter, objects, players, zones } from './nouns.ts';
import { caseOf, type Cases, listed } from './said.ts';

const without = ({ others, with: those }: { others?: number; with?: ObjectSet }): string =>
  those !== undefined
    ? `without one of {${objects(those)}}`
    : others === undefined
      ? 'by itself'
      : `without ${others} more`;

const costlier = ({ cost: more, who }: Surcharge): string =>
  ` (a spell${who === undefined ? '' : ` of ${players(who)}`} for ${cost(more)} besides)`;

const RULES: Cases<Rule, 'rule'> = {
  cantAttack: ({ what, whom, planeswalkersToo, unless }) =>
    `${objects(what)} is barred from attacking${whom === undefined ? '' : ` ${players(whom)}`}${planeswalkersToo === true ? ' and planeswalkers of that player' : ''}${unless === undefined ? '' : `, save that ${condition(unless)}`}`,
  attacksAlone: ({ what }) => `${objects(what)} attacks only where nothing else does`,
  cantAttackAlone: ({ what, ...company }) => `${objects(what)} is barred from attacking ${without(company)}`,
  cantBlockAlone: ({ what, ...company }) => `${objects(what)} is barred from blocking ${without(company)}`,
  choosesAttackers: ({ who }) => `${players(who)} picks what attacks`,
  choosesBlocks: ({ who }) => `${players(who)} picks what blocks, and what each blocks`,
  maxAttackers: ({ n, whom, eachTurn }) =>
    `at most ${n} may attack${whom === undefined ? '' : ` ${players(whom)}`} a ${eachTurn === true ? 'turn' : 'combat'}`,
  maxBlocking: ({ n, eachTurn }) => `at most ${n} may block a ${eachTurn === true ? 'turn' : 'combat'}`,
  mustAttack: ({ what, whom, attacked }) =>
    `${objects(what)} has to attack${whom === undefined ? '' : ` ${players(whom)}`}${attacked === undefined ? '' : ` ${objects(attacked)}`}`,
  goaded: ({ what }) => `${objects(what)} counts as goaded by you`,
  cantBlock: ({ what, whom, when }) =>
    `{${objects(what)}} is barred from blocking ${whom === undefined ? 'anything' : objects(whom)}${when === undefined ? '' : ` while ${condition(when)}`}`,
  mustBlock: ({ what, whom }) => `${objects(what)} has to block${whom === undefined ? '' : ` ${objects(whom)}`}`,
  allMustBlock: ({ whom, what }) =>
    `${what === undefined ? 'whatever can' : `whatever can of {${objects(what)}}`} has to block ${objects(whom)}`,
  ignoresShadow: ({ what }) => `${objects(what)} blocks past any shadow`,
  blocksTapped: ({ what }) => `${objects(what)} blocks even in tapped state`,
  ignoresLandwalk: ({ what, quality }) =>
    `${what === undefined ? 'everything' : objects(what)} blocks as if attackers could not walk past ${quality === undefined ? 'any land' : `land (${filter(quality)})`}`,
  mustBeBlocked: ({ what }) => `something has to block ${objects(what)}`,
  minBlockers: ({ what, n }) => `it takes ${n} or more to block ${objects(what)}`,
  maxBlockers: ({ what, n }) => `at most ${n} can block ${objects(what)}`,
  extraBlocks: ({ what, n }) => `${objects(what)} can block ${n} more`,
  attackAsThough: ({ what, having }) => `${objects(what)} attacks as if with ${having}`,
  blockAsThough: ({ what, having, whom }) =>
    `${objects(what)} blocks${whom === undefined ? '' : ` ${objects(whom)}`} as if with ${having}`,
  surveilsFurther: ({ who, n }) => `${players(who)} at will looks at ${n} cards more at each surveilling`,
  devotionMore: ({ who, n }) => `devotion of ${players(who)}, to whatever, is ${n} higher`,
  asCascades: ({ who, effect }) => `as ${players(who)} cascades, at will: (${effect.map(deed).join('; ')})`,
  asAttacks: ({ what, effect }) => `as ${objects(what)} goes to attack, at will: (${effect.map(deed).join('; ')})`,
  attackCost: ({ what, whom, planeswalkersToo, cost: price }) =>
    `for ${objects(what)} to attack${whom === undefined ? '' : ` ${players(whom)}`}${planeswalkersToo === true ? ' or planeswalkers of that player' : ''} takes ${cost(price)}`,
  blockCost: ({ what, whom, cost: price }) =>
    `for ${objects(what)} to block${whom === undefined ? '' : ` ${objects(whom)}`} takes ${cost(price)}`,
  noCombatDamage: ({ what }) => `${objects(what)} inflicts no damage in combat`,
  damageAsUnblocked: ({ what, optional }) =>
    `${objects(what)} ${optional === true ? 'may inflict' : 'inflicts'} its damage as if nothing blocked it`,
  damageByToughness: ({ what }) => `${objects(what)} inflicts damage by toughness, not power`,
  damageAsThough: ({ having, to }) =>
    `damage${to === undefined ? '' : ` upon ${players(to)}`} works as if its source had ${having}`,
  cantCrew: ({ what }) => `${objects(what)}: barred from crewing`,
  crewsBetter: ({ what, more, crewing }) =>
    `${objects(what)} crews${crewing === true ? '' : ' and saddles'} with ${more} more power`,
  stationByToughness: ({ what }) => `${objects(what)} stations by toughness, not power`,
  doesntUntap: ({ what, of }) =>
    `${objects(what)} stays tapped in the untap step of ${of === undefined ? 'whoever controls it' : players(of)}`,
  untapsToo: ({ what }) => `${objects(what)} turns untapped in each untap step of another player`,
  mayNotUntap: ({ what }) => `${objects(what)} stays tapped if its controller likes`,
  untapLimit: ({ what, n, who }) =>
    `in ${who === undefined ? '' : `${players(who)}’s `}untap steps at most ${n} untap that are: ${filter(what)}`,
  cantBeTargeted: ({ what, by, of }) =>
    `${objects(what)} is no legal target${by === undefined ? '' : ` for what is: ${filter(by)}`}${of === undefined ? '' : ` for ${players(of)}`}`,
  mustTarget: ({ who, what }) =>
    `what ${players(who)} announces is, wherever it can be, aimed at one of ${objects(what)}`,
  targetAsThough: ({ what, of, without }) =>
    `spells and abilities of ${players(of)} reach ${objects(what)} as if without ${without}`,
  playerCantBeEnchanted: ({ who, by }) => `no Aura attaches to ${players(who)} that is: ${filter(by)}`,
  playerCantBeTargeted: ({ who, of, by }) =>
    `${players(who)} is no legal target${by === undefined ? '' : ` for what is: ${filter(by)}`}${of === undefined ? '' : ` for ${players(of)}`}`,
  cantBeAttached: ({ what, by, spares }) =>
    `nothing (${filter(by)}) can be fastened to ${objects(what)}${spares === undefined ? '' : `, save what is: ${filter(spares)}`}`,
  cantCast: ({ who, what, when }) =>
    `${players(who)} is barred from casting what is: ${filter(what)}${when === undefined ? '' : `, while ${condition(when)}`}`,
  cantActivate: ({ who, of, exceptMana, tapping, keywords, when }) =>
    `${who === undefined ? 'everybody' : players(who)} is barred from activating abilities of {${objects(of)}}${tapping === true ? ' that are paid by tapping' : ''}${keywords === undefined ? '' : ` that stand for ${listed(keywords)}`}${exceptMana === true ? ', save for mana' : ''}${when === undefined ? '' : `, while ${condition(when)}`}`,
  cantPlayLands: ({ who, what }) =>
    `${players(who)} is barred from putting down lands${what === undefined ? '' : ` (${filter(what)})`}`,
  castLimit: ({ who, what, n }) => `${players(who)} casts at most ${n} a turn of what is: ${filter(what)}`,
  onlySorceryTiming: ({ who }) => `${players(who)} casts all as if sorceries`,
  cantBeCountered: ({ what }) => `${objects(what)} does not fail to countering`,
  cantBeRegenerated: ({ what }) => `${objects(what)} is beyond regeneration`,
  cantBeSacrificed: ({ what }) => `${objects(what)} is not to be sacrificed`,
  indestructible: ({ what }) => `${objects(what)} withstands destruction`,
  damageCantBePrevented: ({ source, combat }) =>
    `no ${combat === true ? 'combat ' : ''}damage${source === undefined ? '' : ` from what is: ${filter(source)}`} is ever prevented of that kind`,
  mayRevealAsDrawn: ({ what }) => `whoever draws it first in a turn may show: ${objects(what)}`,
  revealFirstDraw: ({ who, ownTurn }) =>
    `${players(who)} shows the first card drawn each turn${ownTurn === true ? ' of their own' : ''}`,
  triggersAgain: ({ of, cause }) =>
    `abilities of what is: ${filter(of)} trigger once more${cause === undefined ? ' each time' : ` as ${event(cause)}`}`,
  triggersNothing: ({ cause, of }) =>
    `nothing${of === undefined ? '' : ` of what is: ${filter(of)}`} is set off by: ${event(cause)}`,
  cantGainLife: ({ who }) => `${players(who)} wins no life`,
  controlsSearching: ({ who }) => `${players(who)} searches as the controller says`,
  cantGetCounters: ({ who, counter }) => `${players(who)} gets no ${counter ?? ''} counters`,
  cantLoseLife: ({ who }) => `${players(who)} drops no life`,
  cantDraw: ({ who }) => `${players(who)} is barred from drawing`,
  drawLimit: ({ who, n }) => `${players(who)} draws at most ${n} a turn`,
  searchesTop: ({ who, n }) => `of a library ${players(who)} looks through no more than the top ${n}`,
  cantSearch: ({ who }) => `${players(who)} is barred from searching`,
  cantLoseGame: ({ who }) => `${players(who)} does not go out of the game`,
  lastsWithoutLife: ({ who }) => `${players(who)} goes on playing without any life`,
  skipsExtraTurns: ({ who }) => `${players(who)} passes over every extra turn`,
  cantWinGame: ({ who }) => `${players(who)} does not win`,
  cantEnter: ({ what, from }) =>
    `nothing (${filter(what)}) comes onto the battlefield${from === undefined ? '' : ` out of ${zones(from)}`}`,
  cantPhaseOut: ({ what }) => `${objects(what)} does not phase away`,
  cantTransform: ({ what }) => `${objects(what)} keeps its face`,
  bound: ({ what, to }) => `${objects(what)} belongs to the ${to}`,
  paired: ({ one, other }) => `${objects(one)} and ${objects(other)} are a pair`,
  cantHaveCounters: ({ what, counter }) =>
    `${objects(what)} bears no ${counter === undefined ? '' : `${counter} `}counters`,
  counterLimit: ({ what, counter, n }) => `${objects(what)} bears at most ${n} “${counter}”`,
  maySpecially: ({ who, action, cost: price, effect }) =>
    `${players(who)} may at any time ${action}${price === undefined ? '' : ` for ${cost(price)}`}: (${effect.map(deed).join('; ')})`,
  ignores: ({ who }) => `${players(who)} disregards this object`,
  mayPlay: ({
    who,
    what,
    free,
    cost: price,
    keywordCost,
    more,
    once,
    perTurn,
    types,
    later,
    sorcery,
    flash,
    adventure,
    spending,
  }) =>
    `${players(who)} can ${types === 'lands' ? 'put down as lands' : types === 'spells' ? 'cast' : 'cast or put down'} ${objects(what)} from where it lies${free === true ? ' for nothing' : ''}${price === undefined ? '' : ` for ${cost(price)}`}${keywordCost === undefined ? '' : ` for a ${keywordCost} cost of it`}${more === undefined ? '' : costlier(more)}${once === true ? ', a single time' : ''}${perTurn === true ? ', once a turn' : ''}${later === true ? ', not this turn' : ''}${sorcery === true ? ', as a sorcery' : ''}${flash === true ? ', as if an instant' : ''}${adventure === true ? ', just as an Adventure' : ''}${withAnyMana(spending)}`,
  mayCastAsThoughFlash: ({ who, what }) => `${players(who)} can cast as if instants what is: ${filter(what)}`,
  extraLandPlays: ({ who, n }) => `${players(who)} can put down ${n} more land(s) a turn`,
  playWithTopRevealed: ({ who }) => `the uppermost library card of ${players(who)} lies open`,
  playWithHandRevealed: ({ who }) => `the hand of ${players(who)} lies open`,
  ascend: ({ who }) => `${players(who)} gets the blessing at ten permanents`,
  sculptsSpace: ({ who }) => `creatures are in sectors beside what ${players(who)} has`,
  startEngines: ({ who }) => `${players(who)}: comes to have speed`,
  extraVotes: ({ who, n, optional }) =>
    `${players(who)}: casts ${n} more vote(s) each time${optional === true ? ' if so inclined' : ''}`,
  graveyardsAsOwn: ({ who, of }) =>
    `${players(who)}: casts out of the graveyards of ${players(of)} as if out of the own`,
  flipsTwice: ({ who }) => `${players(who)}: two coins are flipped for each, and one of them does not count`,
  winsFlips: ({ who }) => `${players(who)}: each coin flipped is won and shows heads`,
  moreVillainousChoices: ({ who, n }) => `${players(who)}: faces each villainous choice ${n} more time(s)`,
  ventureOnlyInto: ({ kind }) => `reached just by venturing into ${kind}`,
  maxHandSize: ({ who, n, delta }) =>
    delta === undefined
      ? `${players(who)} holds at most ${n}`
      : `${players(who)} holds ${Math.abs(delta)} ${delta < 0 ? 'fewer' : 'more'} at most`,
  keepMana: ({ who, types }) =>
    `${players(who)} keeps unspent mana${types === undefined ? '' : ` of ${listed(types)}`}`,
  spendAsThough: ({ who, mana, as, orColorless, for: use, activate }) =>
    `${players(who)} spends mana${mana === undefined ? '' : ` of ${mana}`} as if ${as ?? (orColorless === true ? 'of any type' : 'of any colour')}${use === undefined ? '' : `${activate === true ? ' for abilities of' : ' for'} what is: ${filter(use)}`}`,
  spendAsColorless: ({ who, except }) => `${players(who)} spends all mana but ${except} as if colourless`,
  activatesAnew: ({ who, keyword }) => `${players(who)} uses ${keyword} abilities as if none was used before`,
  activateAsInstant: ({ who, keyword, loyaltyOf }) =>
    `${players(who)} uses ${loyaltyOf === undefined ? keyword : `loyalty of {${objects(loyaltyOf)}}, by its`} abilities at instant speed`,
  loyaltyTwice: ({ who }) => `${players(who)} uses loyalty abilities twice a turn`,
  legendRuleOff: ({ what }) => `the legend rule spares what is: ${filter(what)}`,
  mayLookAt: ({ who, what }) => `${players(who)} can view ${objects(what)}`,
};

export const rule = (given: Rule): string => caseOf<Rule, 'rule'>(RULES, 'rule', given);
