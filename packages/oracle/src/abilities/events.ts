/**
 * Events of triggered abilities: what follows "when", "whenever" and "at".
 * 2006: 404, 410 · 2009, 2011, 2026: 603
 */
import type { EventPattern, Filter } from '@rulewright/engine';
import { alt, kept, lazy, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { filter, pluralFilter, singularFilter, withOnesOwn } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { asking } from '../nouns/objects.ts';
import { activated, cardPlayed, castLater, landPlayed, tappedOrActivated } from './activation-events.ts';
import { causedEvent } from './caused-events.ts';
import { counterEvent, putsCounters } from './counter-events.ts';
import { eitherDeed } from './either-deed.ts';
import { eitherFate } from './either-fate.ts';
import { entering } from './entering.ts';
import { exiling } from './exiling.ts';
import { fightEvent } from './fight-events.ts';
import { keywordActions } from './keyword-action-events.ts';
import { ofHost } from './of-host.ts';
import { permanentPut } from './permanents-put.ts';
import { stateEvent } from './state-events.ts';
import { rank } from '../nouns/numbers.ts';
import { damageEvents } from './damage-events.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  aCard,
  anybodys,
  kindOfSpell,
  losingControl,
  notAnyCreatures,
  ofHost,
  ofItself,
  whoControls,
  whose: words('whose', { 'you control': { who: 'you' } }),
}));

const losingControl: Rule = phrase('{p!:anyPlayer} lose~ control of {f:aFilter}', {
  on: 'controlChanges',
  what: '$f',
  from: '$p',
});
const move = (where: object) => ({ on: 'move', what: '$f', ...where });
const ENTERS = { to: 'battlefield' };
const DIES = { from: 'battlefield', to: 'graveyard' };
const either = (...of: object[]) => ({ on: 'either', of });
const PLAYER = { who: 'all' };

/** The creature that a card with haunt haunts: it speaks of itself as "it" where it is the subject already. */
const haunted = { is: 'in', set: { set: 'haunted' } };
const hauntedDies = { on: 'move', what: haunted, ...DIES };

/** `you control` · `an opponent controls`: whose something is. */
const whoControls: Rule = phrase('{p!:anyPlayer} control~', '$p', { agree: 'none' });

/** `~'s`: of the object that the ability is on. */
const ofItself: Rule = phrase("~'s", { is: 'self' });

/** `an instant card`. */
const aCard: Rule = phrase('a {f#:singularCardFilter}', '$f', { agree: 'n' });

/** What happens to objects. */
const objectEvent: Rule = alt('an event', () => [
  entering,
  phrase(
    '{f!:aFilter} are~ put into {p:possessive} hand from {q:possessive} graveyard',
    move({ from: 'graveyard', to: 'hand', toOf: '$p', fromOf: '$q' }),
  ),
  phrase(
    '{f!:aFilter} are~ returned to {p:possessive} hand [$put: <from play>]',
    move({ from: 'battlefield', to: 'hand', toOf: '$p' }),
  ),
  phrase('{f!:aFilter} <dies>', move(DIES)),
  phrase('{f!:aFilter} are~ put into a graveyard <from play>', { ...move(DIES), $put: true }),
  phrase('{f!:ofHost} are~ put into a graveyard', { ...move(DIES), $put: 'host' }),
  permanentPut,
  phrase('{f!:aFilter} are~ put into a graveyard from anywhere', move({ to: 'graveyard' })),
  phrase('{f!:aFilter} are~ put into {p:possessive} graveyard <from play>', {
    ...move({ from: 'battlefield', to: 'graveyard', toOf: '$p' }),
  }),
  phrase('{f!:aFilter} are~ put into {p:possessive} graveyard from anywhere', {
    ...move({ to: 'graveyard', toOf: '$p' }),
  }),
  phrase('{f!:aFilter} are~ put into {p:possessive} graveyard from {q:possessive} library', {
    ...move({ from: 'library', to: 'graveyard', toOf: '$p', fromOf: '$q' }),
  }),
  phrase('{f!:aCard} leave~ {p:possessive} graveyard', move({ from: 'graveyard', fromOf: '$p' })),
  phrase('{f!:aFilter} are~ put into exile <from play>', move({ from: 'battlefield', to: 'exile' })),
  phrase('{f!:aFilter} are~ exiled from the battlefield', {
    ...move({ from: 'battlefield', to: 'exile' }),
    $exiled: true,
  }),
  phrase('{f!:aFilter} <leaves play>', move({ from: 'battlefield' })),
  phrase('{f!:aFilter} <enters> or the creature it haunts <one dies>', either(move(ENTERS), hauntedDies)),
  phrase('the creature ~ haunts <one dies>', hauntedDies, { agree: 'none' }),
  phrase('{f!:aFilter} <enters> or <leaves play>', either(move(ENTERS), move({ from: 'battlefield' }))),
  phrase('{f!:aFilter} <enters> or is turned face up', either(move(ENTERS), { on: 'turnedFaceUp', what: '$f' })),
  phrase('{f!:aFilter} <enters> or is put into a graveyard <from play>', {
    ...either(move(ENTERS), move(DIES)),
    $put: true,
  }),
  phrase(
    '{f!:aFilter} <dies> or is put into exile [$from: <from play>]',
    either(move(DIES), move({ from: 'battlefield', to: 'exile' })),
  ),
  phrase('{f:aFilter} is championed with ~', move({ from: 'battlefield', to: 'exile', linked: 'championed' })),
  phrase('a spell or ability you control counters a {g:singularFilter}', {
    on: 'countered',
    what: '$g',
    by: { who: 'you' },
  }),
  phrase("a spell you've <played> is countered", {
    on: 'countered',
    what: { is: 'and', of: [{ is: 'spell' }, { is: 'castBy', player: { who: 'you' } }] },
  }),
  phrase('{f!:aFilter} attack~', { on: 'attacks', what: '$f' }),
  phrase('{f!:aFilter} attack~ alone', { on: 'attacks', what: '$f', alone: true }),
  phrase('{f!:aFilter} attack~ while {q:adjective}', { on: 'attacks', what: { '&': ['$f', '$q'] }, $while: true }),
  phrase('{f!:aFilter} attack~ for the first time each turn', { on: 'attacks', what: '$f', first: true }),
  phrase(
    '{f:aFilter} and at least one other creature attack',
    { on: 'attacks', what: '$f', others: 1 },
    { agree: 'none' },
  ),
  phrase(
    '{f:aFilter} and at least {n:number} other creatures attack',
    { on: 'attacks', what: '$f', others: '$n' },
    { agree: 'none' },
  ),

  phrase('{f!:aFilter} attack~ {p:anyPlayer}', { on: 'attacks', what: '$f', whom: '$p' }),
  phrase('{f!:aFilter} attack~ you or a planeswalker you control', {
    on: 'attacks',
    what: '$f',
    whom: { who: 'you' },
    planeswalkersToo: true,
  }),
  phrase('{f!:aFilter} attack~ or become~ the target# of a spell {p:whoControls}', {
    ...either(
      { on: 'attacks', what: '$f' },
      {
        on: 'becomesTarget',
        what: '$f',
        by: { is: 'and', of: [{ is: 'spell' }, { is: 'controlledBy', player: '$p' }] },
      },
    ),
    $of: 'theirs',
  }),
  phrase('{f!:aFilter} block~', { on: 'blocks', what: '$f' }),
  phrase('{f!:aFilter} block~ {n:number} or more creatures', { on: 'blocks', what: '$f', atLeast: '$n' }),
  phrase('{f!:aFilter} block~ {g:aFilter}', { on: 'blocks', what: '$f', whom: '$g' }),
  phrase('{f!:aFilter} become~ blocked', { on: 'becomesBlocked', what: '$f' }),
  phrase('{f!:aFilter} become~ blocked by {g:aFilter}', { on: 'becomesBlocked', what: '$f', by: '$g' }),
  phrase(
    '{f!:aFilter} block~ or become~ blocked',
    either({ on: 'blocks', what: '$f' }, { on: 'becomesBlocked', what: '$f' }),
  ),
  phrase(
    '{f!:aFilter} block~ or become~ blocked by {g:aFilter}',
    either({ on: 'blocks', what: '$f', whom: '$g' }, { on: 'becomesBlocked', what: '$f', by: '$g' }),
  ),
  phrase(
    '{f!:aFilter} block~ or become~ blocked by one or more {g:pluralFilter}',
    either(
      { on: 'blocks', what: '$f', whom: '$g', together: true },
      { on: 'becomesBlocked', what: '$f', by: '$g', together: true },
    ),
  ),
  phrase('{f!:aFilter} become~ blocked by one or more {g:pluralFilter}', {
    on: 'becomesBlocked',
    what: '$f',
    by: '$g',
    together: true,
  }),
  phrase('{f!:aFilter} block~ one or more {g:pluralFilter}', { on: 'blocks', what: '$f', whom: '$g', together: true }),
  phrase("{f!:aFilter} attack~ and aren't~ blocked", { on: 'unblocked', what: '$f' }),
  phrase('{f!:aFilter} become~ tapped', { on: 'tap', what: '$f' }),
  tappedOrActivated,
  losingControl,
  phrase(
    '{f!:aFilter} <leaves play> or become~ untapped',
    either(move({ from: 'battlefield' }), { on: 'untap', what: '$f' }),
  ),
  phrase('{f!:aFilter} become~ untapped or {l:losingControl}', either({ on: 'untap', what: '$f' }, '$l' as never), {
    agree: 'none',
  }),
  phrase('{f!:aFilter} become~ untapped', { on: 'untap', what: '$f' }),
  phrase('{f!:aFilter} are~ tapped for mana', { on: 'tap', what: '$f', forMana: true }),
  phrase('{f!:aFilter} are~ turned face up', { on: 'turnedFaceUp', what: '$f' }),
  phrase('{f!:aFilter} are~ dealt damage', { on: 'damage', to: '$f' }),
  phrase('{f!:aFilter} are~ dealt damage by {g:aFilter}', { on: 'damage', to: '$f', source: '$g' }),
  phrase('damage that would be dealt to {p:anyPlayer} is prevented', { on: 'prevented', to: '$p' }),
  phrase('{f!:aFilter} are~ dealt excess damage', { on: 'excessDamage', what: '$f' }),
  phrase('{f!:aFilter} are~ dealt excess noncombat damage', { on: 'excessDamage', what: '$f', combat: false }),
  phrase('{f!:aFilter} are~ dealt combat damage', { on: 'damage', to: '$f', combat: true }),
  damageEvents,
  phrase(
    'you or {f!:aFilter} become~ the target# of a spell or ability {p:whoControls}',
    either({ on: 'playerTargeted', whom: { who: 'you' }, who: '$p' }, { on: 'becomesTarget', what: '$f', who: '$p' }),
  ),
  phrase('{p!:anyPlayer} become~ the target# of a spell', { on: 'playerTargeted', whom: '$p', by: { is: 'spell' } }),
  phrase('{p!:anyPlayer} become~ the target# of a spell or ability', { on: 'playerTargeted', whom: '$p' }),
  phrase('{w!:anyPlayer} become~ the target# of a spell or ability {p:whoControls}', {
    on: 'playerTargeted',
    whom: '$w',
    who: '$p',
  }),
  phrase('{f!:aFilter} become~ the target# of a spell or ability', { on: 'becomesTarget', what: '$f' }),
  phrase('{f!:aFilter} become~ the target# of a spell', { on: 'becomesTarget', what: '$f', by: { is: 'spell' } }),
  phrase('{f!:aFilter} become~ the target# of a spell or ability {p:whoControls}', {
    on: 'becomesTarget',
    what: '$f',
    who: '$p',
  }),
  phrase('{f!:aFilter} become~ the target# of a spell or ability for the first time (turn:each|in a) turn', {
    on: 'becomesTarget',
    what: '$f',
    first: true,
    $turn: '$turn',
  }),
  phrase('{f!:aFilter} become~ the target# of a spell or ability {p:whoControls} for the first time each turn', {
    on: 'becomesTarget',
    what: '$f',
    who: '$p',
    first: true,
  }),
  phrase('{f!:aFilter} become~ the target# of a spell or ability {w:whose}', {
    on: 'becomesTarget',
    what: '$f',
    who: '$w',
    $yours: true,
  }),
  phrase('{f!:aFilter} become~ the target# of a {g:kindOfSpell}', { on: 'becomesTarget', what: '$f', by: '$g' }),
  phrase('{f!:aFilter} transform~ into a {g:singularFilter}', { on: 'transforms', what: '$f', into: '$g' }),
  phrase('{f!:aFilter} transform~ into {n:cardName}', {
    on: 'transforms',
    what: '$f',
    into: { is: 'named', name: '$n' },
  }),
  phrase('{f!:aFilter} transform~', { on: 'transforms', what: '$f' }),
  phrase('{f!:aFilter} become~ level {n:plainDigits}', { on: 'becomesLevel', what: '$f', level: '$n' }),
  phrase('{f!:aFilter} become~ renowned', { on: 'action', action: 'renown', what: '$f' }),
  phrase('{f!:aFilter} crew~ {g:aFilter}', { on: 'action', action: 'crew', what: '$f', to: '$g' }),
  phrase('{f!:aFilter} become~ monstrous', { on: 'action', action: 'monstrosity', what: '$f' }),
  phrase('{f!:aFilter} evolve~', { on: 'action', action: 'evolve', what: '$f' }),
  phrase('{f!:aFilter} exploit~ {g:aFilter}', { on: 'sacrifice', what: '$g', exploiter: '$f' }),
  phrase('{f!:aFilter} train~', { on: 'action', action: 'train', what: '$f' }),
  phrase('{f!:aFilter} mentor~ {g:aFilter}', { on: 'action', action: 'mentor', what: '$f', to: '$g' }),
  phrase('{p!:anyPlayer} give~ a gift', { on: 'action', action: 'gift', who: '$p' }),
  phrase('{p!:anyPlayer} foretell~ a card', { on: 'action', action: 'foretell', who: '$p' }),
  phrase('{f!:aFilter} become~ plotted', { on: 'action', action: 'plot', what: '$f' }),
  phrase('{f!:aFilter} become~ crewed', { on: 'action', action: 'becomeCrewed', what: '$f' }),
  phrase('{f!:aFilter} mutate~', { on: 'action', action: 'mutate', what: '$f' }),
  phrase('{f!:aFilter} explore~', { on: 'action', action: 'explore', what: '$f' }),
  phrase('{f!:aFilter} connive~', { on: 'action', action: 'connive', what: '$f' }),
  phrase('{f!:aFilter} endure~', { on: 'action', action: 'endure', what: '$f' }),
  phrase('{f!:aFilter} adapt~', { on: 'action', action: 'adapt', what: '$f' }),
  phrase('{f!:aFilter} phase~ in', { on: 'phases', what: '$f', dir: 'in' }),
  phrase(
    '{f!:aFilter} phase~ out or <leaves play>',
    either({ on: 'phases', what: '$f', dir: 'out' }, move({ from: 'battlefield' })),
  ),
  phrase('{f!:aFilter} phase~ out', { on: 'phases', what: '$f', dir: 'out' }),
  phrase('{f:aFilter} <entering> causes a triggered ability to trigger', {
    on: 'triggers',
    cause: { on: 'move', what: '$f', to: 'battlefield' },
  }),
  phrase('{f!:aFilter} become~ unattached from {g:aFilter}', { on: 'unattached', what: '$f', from: '$g' }),
  phrase('{f!:aFilter} become~ attached to {g:aFilter}', { on: 'attached', what: '$f', to: '$g' }),
  counterEvent,
]);

/** `Aura spell` · `spell an opponent controls`. */
const moreThanSpell = (value: Filter): Filter | undefined => {
  const list = conjuncts(value);
  return list.length > 1 && list.some(({ is }) => is === 'spell') ? value : undefined;
};
export const kindOfSpell: Rule<Filter> = map<Filter, Filter>(
  lazy(() => asking(() => filter, 1) as Rule<Filter>),
  moreThanSpell,
  (value) => (typeof value === 'object' && value !== null ? moreThanSpell(value) : undefined),
);

/** What players do. */
const playerEvent: Rule = alt('an event', () => [
  phrase('{p!:anyPlayer} <cast> a {f:filter}', { on: 'cast', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} kick~ a spell', {
    on: 'cast',
    who: '$p',
    what: { is: 'and', of: [{ is: 'paid', cost: 'kicker' }, { is: 'spell' }] },
    $kick: true,
  }),
  phrase('{p!:anyPlayer} <cast> a {f:filter} for the first time in a turn', {
    on: 'cast',
    who: '$p',
    what: '$f',
    nth: 1,
    $first: true,
  }),
  phrase(
    '{p!:anyPlayer} <cast> or copy~ a {f:filter}',
    either({ on: 'cast', who: '$p', what: '$f' }, { on: 'action', action: 'copy', who: '$p', what: '$f' }),
  ),
  phrase('{p!:anyPlayer} copy~ a {f:filter}', { on: 'action', action: 'copy', who: '$p', what: '$f' }),
  phrase(
    '{p!:anyPlayer} <cast> a {f:filter} from {z:castFrom}',
    { on: 'cast', who: '$p', what: { '&': ['$f', '$z'] }, $from: true },
    { agree: 'none' },
  ),
  phrase('{p!:anyPlayer} <cast> {f:aFilter}', { on: 'cast', who: '$p', what: '$f', $self: true }),
  castLater,
  // of all spells that are cast it asks which is the second such: that one triggers, and no other (2026: 603.2)
  phrase(
    "{p!:anyPlayer} <cast> a spell, if it's the {n:rank} {f:singularFilter} {q!:anyPlayer} <cast> this turn",
    { on: 'cast', who: '$p', what: '$f', nth: '$n', $its: '$q' },
    { agree: 'none' },
  ),
  activated,
  phrase('{p!:anyPlayer} put~ a {f:filter} <onto>', {
    on: 'move',
    what: '$f',
    to: 'battlefield',
    by: '$p',
    $puts: true,
  }),
  cardPlayed,
  putsCounters,
  landPlayed,
  phrase('{p!:anyPlayer} tap~ {f:aFilter} for mana', { on: 'tap', who: '$p', what: '$f', forMana: true }),
  phrase('{p!:anyPlayer} draw~ a card', { on: 'draw', who: '$p' }),
  phrase('{p!:anyPlayer} draw~ a card except the first one they draw in each of their draw steps', {
    on: 'draw',
    who: '$p',
    notFirstInDrawStep: true,
  }),
  ...withOnesOwn(
    (own) => `{p!} draw~ ${own} {n} card ($turn:each|in a) turn`,
    { on: 'draw', who: '$p', nth: '$n' },
    { n: rank },
  ),
  ...withOnesOwn(
    (own) => `{p!} <cast> ${own} {n} {f} ($turn:each|in a) turn`,
    { on: 'cast', who: '$p', what: '$f', nth: '$n' },
    { n: rank, f: singularFilter },
  ),
  phrase('{p!:anyPlayer} discard~ a card', { on: 'discard', who: '$p' }),
  phrase('{p!:anyPlayer} discard~ a {f:cardFilter}', { on: 'discard', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} discard~ one or more cards', { on: 'discard', who: '$p', together: true }),
  phrase('{p!:anyPlayer} discard~ one or more {f:pluralCardFilter}', {
    on: 'discard',
    who: '$p',
    what: '$f',
    together: true,
  }),
  phrase('{p!:anyPlayer} discard~ this card', { on: 'discard', who: '$p', what: { is: 'self' }, $this: true }),
  phrase('{p!:anyPlayer} discard~ ~', { on: 'discard', who: '$p', what: { is: 'self' } }),
  phrase(
    'a spell or ability {p:anyPlayer} controls causes you to discard ~',
    { on: 'discard', who: { who: 'you' }, what: { is: 'self' }, by: '$p' },
    { agree: 'none' },
  ),
  phrase(
    'a spell or ability {p:anyPlayer} controls causes you to discard a card',
    { on: 'discard', who: { who: 'you' }, by: '$p' },
    { agree: 'none' },
  ),
  phrase('{p!:anyPlayer} sacrifice~ {f:aFilter}', { on: 'sacrifice', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} sacrifice~ one or more {f:pluralFilter}', {
    on: 'sacrifice',
    who: '$p',
    what: '$f',
    together: 'player',
  }),
  phrase('one or more players discard one or more cards', { on: 'discard', who: PLAYER, together: 'all' }),
  phrase('one or more players sacrifice one or more {f:pluralFilter}', {
    on: 'sacrifice',
    who: PLAYER,
    what: '$f',
    together: 'all',
  }),
  phrase('{p!:anyPlayer} gain~ life', { on: 'gainLife', who: '$p' }),
  phrase('{p!:anyPlayer} gain~ or lose~ life', either({ on: 'gainLife', who: '$p' }, { on: 'loseLife', who: '$p' })),
  phrase('{p!:anyPlayer} gain~ life for the first time each turn', { on: 'gainLife', who: '$p', first: true }),
  phrase('{p!:anyPlayer} lose~ life for the first time each turn', { on: 'loseLife', who: '$p', first: true }),
  phrase('{p!:anyPlayer} reveal~ {f:aFilter} this way', { on: 'reveal', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} lose~ life', { on: 'loseLife', who: '$p' }),
  phrase('{p!:anyPlayer} lose~ the game', { on: 'loseGame', who: '$p' }),
  phrase('{p!:anyPlayer} cycle~ a card', { on: 'cycle', who: '$p', what: { is: 'any' } }),
  phrase('{p!:anyPlayer} cycle~ {f:aFilter}', { on: 'cycle', who: '$p', what: '$f' }),
  phrase(
    '{p!:anyPlayer} cycle~ or discard~ a card',
    either({ on: 'cycle', who: '$p', what: { is: 'any' } }, { on: 'discard', who: '$p' }),
  ),
  phrase(
    '{p!:anyPlayer} cycle~ or discard~ another card',
    either({ on: 'cycle', who: '$p', what: { is: 'other' } }, { on: 'discard', who: '$p', what: { is: 'other' } }),
  ),
  ...withOnesOwn((own) => `{p!} search~ ${own} library`, { on: 'search', who: '$p' }),
  ...withOnesOwn((own) => `{p!} shuffle~ ${own} library`, { on: 'shuffle', who: '$p' }),
  ...keywordActions,
  phrase('{p!:anyPlayer} pay~ {f:ofItself} cumulative upkeep', {
    on: 'action',
    action: 'payUpkeep',
    who: '$p',
    what: '$f',
  }),
  phrase("{p!:anyPlayer} don't~ pay {f:ofItself} cumulative upkeep", {
    on: 'action',
    action: 'missUpkeep',
    who: '$p',
    what: '$f',
  }),
  phrase('{p!:anyPlayer} manifest~ dread', { on: 'action', action: 'manifestDread', who: '$p' }),
  phrase('{p!:anyPlayer} airbend~', { on: 'action', action: 'airbend', who: '$p' }),
  phrase('{p!:anyPlayer} waterbend~', { on: 'action', action: 'waterbend', who: '$p' }),
  phrase('{p!:anyPlayer} earthbend~', { on: 'action', action: 'earthbend', who: '$p' }),
  phrase('{p!:anyPlayer} exert~ {f:aFilter}', { on: 'action', action: 'exert', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} commit~ a crime', { on: 'action', action: 'crime', who: '$p' }),
  phrase('{p!:anyPlayer} expend~ {n:plainDigits}', { on: 'action', action: 'expend', who: '$p', nth: '$n' }),
  phrase('{p!:anyPlayer} roll~ one or more dice', { on: 'dieRoll', who: '$p', together: true }),
  phrase('{p!:anyPlayer} win~ a coin flip', { on: 'flipCoin', who: '$p', won: true }),
  phrase('{p!:anyPlayer} lose~ a coin flip', { on: 'flipCoin', who: '$p', won: false }),
  phrase('{p!:anyPlayer} clash~ and win~', { on: 'action', action: 'clash', who: '$p', won: true }),
  phrase('{p!:anyPlayer} attack~ with {f:aFilter}', { on: 'attack', who: '$p', what: '$f' }),
  phrase('{p!:anyPlayer} attack~ with one or more {f:pluralFilter}', {
    on: 'attack',
    who: '$p',
    what: '$f',
    atLeast: 1,
  }),
  phrase('{p!:anyPlayer} attack~ with {n:number} or more {f:pluralFilter}', {
    on: 'attack',
    who: '$p',
    what: '$f',
    atLeast: '$n',
  }),
  phrase('{p!:anyPlayer} attack~ {q:anyPlayer} with one or more {f:pluralFilter}', {
    on: 'attack',
    who: '$p',
    whom: '$q',
    what: '$f',
    atLeast: 1,
  }),
  phrase('{p!:anyPlayer} attack~ {q:anyPlayer} with {n:number} or more {f:pluralFilter}', {
    on: 'attack',
    who: '$p',
    whom: '$q',
    what: '$f',
    atLeast: '$n',
  }),
  phrase('one or more {f:anybodys} attack', { on: 'attack', who: { who: 'all' }, what: '$f', atLeast: 1, $more: true }),
  phrase(
    '{n:severalOf} or more {f:pluralFilter} attack',
    { on: 'attack', who: { who: 'all' }, what: '$f', atLeast: '$n', $more: true },
    { agree: 'none' },
  ),
  phrase(
    'one or more {f:anybodys} attack {q:anyPlayer}',
    { on: 'attack', who: { who: 'all' }, whom: '$q', what: '$f', atLeast: 1, $more: true },
    { agree: 'none' },
  ),
  phrase('{p!:anyPlayer} are~ attacked', { on: 'attack', who: { who: 'all' }, whom: '$p' }),
  phrase('{p!:anyPlayer} attack~ one of your opponents', { on: 'attack', who: '$p', whom: { who: 'opponents' } }),
  phrase('{p!:anyPlayer} attack~ you', { on: 'attack', who: '$p', whom: { who: 'you' } }),
  phrase('{p!:anyPlayer} attack~ a player', { on: 'attack', who: '$p', whom: { who: 'all' } }),
  phrase('one or more {f:pluralFilter} you control attack a player', {
    on: 'attack',
    who: { who: 'you' },
    what: '$f',
    whom: { who: 'all' },
    atLeast: 1,
    $more: true,
  }),
  phrase('{n:number} or more {f:pluralFilter} you control attack a player', {
    on: 'attack',
    who: { who: 'you' },
    what: '$f',
    whom: { who: 'all' },
    atLeast: '$n',
    $more: true,
  }),
  phrase('{p!:anyPlayer} attack~', { on: 'attack', who: '$p' }),
  phrase('{p!:anyPlayer} are~ dealt damage', { on: 'damage', toPlayer: '$p' }),
  phrase('{p!:anyPlayer} are~ dealt {n:plainDigits} or more damage by a single source', {
    on: 'damage',
    toPlayer: '$p',
    atLeast: '$n',
  }),
  phrase('{p!:anyPlayer} are~ dealt damage by {f:aFilter}', { on: 'damage', toPlayer: '$p', source: '$f' }),
  phrase('{p!:anyPlayer} are~ dealt damage by {f:aFilter} or by {g:aFilter}', {
    on: 'damage',
    toPlayer: '$p',
    source: { is: 'or', of: ['$f', '$g'] },
  }),
  phrase('{p!:anyPlayer} are~ dealt combat damage by {f:aFilter}', {
    on: 'damage',
    toPlayer: '$p',
    source: '$f',
    combat: true,
  }),
  phrase("you're dealt damage", { on: 'damage', toPlayer: { who: 'you' }, $re: true }),
  phrase("you're dealt combat damage", { on: 'damage', toPlayer: { who: 'you' }, combat: true, $re: true }),
  phrase(
    'you cycle ~ or it dies',
    either({ on: 'cycle', who: { who: 'you' }, what: { is: 'self' } }, { on: 'move', what: { is: 'self' }, ...DIES }),
  ),
  phrase('day becomes night or night becomes day', { on: 'daytime' }),
  phrase('{p!:anyPlayer} unlock~ this door', { on: 'unlock', who: '$p', own: true }),
  phrase('{p!:anyPlayer} unlock~ a door', { on: 'unlock', who: '$p' }),
  phrase('{p!:anyPlayer} fully unlock~ a Room', { on: 'unlock', who: '$p', fully: true }),
  phrase('the Ring tempts you', { on: 'ringTempts', who: { who: 'you' } }),
  phrase('you choose a creature as your Ring-bearer', { on: 'ringTempts', who: { who: 'you' }, chosen: true }),
  phrase('{p!:anyPlayer} become~ the monarch', { on: 'designated', who: '$p', as: 'monarch' }),
  phrase('{p!:anyPlayer} take~ the initiative', { on: 'designated', who: '$p', as: 'initiative' }),
  phrase('<chaos ensues>', { on: 'chaos' }),
  phrase('you roll the planar die', { on: 'planarRoll', who: { who: 'you' } }),
  phrase('you planeswalk to ~', { on: 'planeswalk', who: { who: 'you' }, to: { is: 'self' } }),
  phrase('you planeswalk away from ~', { on: 'planeswalk', who: { who: 'you' }, from: { is: 'self' } }),
  phrase('you encounter ~', { on: 'planeswalk', who: { who: 'you' }, to: { is: 'self' }, encounter: true }),
  phrase('you set this scheme in motion', { on: 'setInMotion', what: { is: 'self' } }),
  phrase('{p!:anyPlayer} complete~ a dungeon', { on: 'completes', who: '$p' }),
  phrase('one or more creatures you control attack', { on: 'attack', who: { who: 'you' }, $more: true }),
  phrase('one or more {f:notAnyCreatures} you control attack', {
    on: 'attack',
    who: { who: 'you' },
    what: '$f',
    atLeast: 1,
    $more: true,
  }),
  phrase('{p!:anyPlayer} are~ dealt combat damage', { on: 'damage', toPlayer: '$p', combat: true }),
  phrase('{p!:anyPlayer} are~ dealt noncombat damage', { on: 'damage', toPlayer: '$p', combat: false }),
]);

/** Of those that you control the attack is yours. */
const notYours = (value: Filter): Filter | undefined =>
  conjuncts(value).some((f) => f.is === 'controlledBy') ? undefined : value;
const anybodys: Rule<Filter> = map<Filter, Filter>(
  lazy(() => pluralFilter),
  notYours,
  (value) => (typeof value === 'object' && value !== null ? notYours(value) : undefined),
);

/** `Dragons`: attackers are creatures, of whom that alone says nothing. */
const notCreaturesAlone = (value: Filter): Filter | undefined =>
  value?.is === 'type' && value.type === 'creature' ? undefined : value;
const notAnyCreatures: Rule<Filter> = kept<Filter>(
  lazy(() => pluralFilter),
  notCreaturesAlone,
);
const other = { is: 'other' };
const together = (what: unknown, how: object) => ({ on: 'move', what, ...how, together: true });
const severalEvent: Rule = alt('an event', () =>
  (['', 'other '] as const).flatMap((others) => {
    const what = others === '' ? '$f' : { '&': [other, '$f'] };
    return [
      phrase(
        `one or more ${others}{f:pluralCardFilter} leave {p:possessive} graveyard`,
        together(what, { from: 'graveyard', fromOf: '$p' }),
      ),
      phrase(
        `one or more ${others}{f:pluralCardFilter} are put into {p:possessive} graveyard from anywhere`,
        together(what, { to: 'graveyard', toOf: '$p' }),
      ),
      phrase(
        `one or more ${others}{f:pluralCardFilter} are put into {p:possessive} graveyard from {q:possessive} library`,
        together(what, { from: 'library', fromOf: '$q', to: 'graveyard', toOf: '$p' }),
      ),
      phrase(
        `one or more ${others}{f:pluralCardInEvent} are put into graveyards from anywhere`,
        together(what, { to: 'graveyard' }),
      ),
      phrase(`one or more ${others}{f:pluralFilter} are put into a graveyard <from play>`, {
        ...together(what, DIES),
        $put: true,
      }),
      phrase(`one or more ${others}{f:pluralFilter} die`, together(what, DIES)),
      phrase(
        `one or more ${others}{f:pluralFilter} leave the battlefield without dying`,
        together(what, { from: 'battlefield', notTo: 'graveyard' }),
      ),
      phrase(`one or more ${others}{f:pluralFilter} leave the battlefield`, together(what, { from: 'battlefield' })),
      phrase(
        `one or more ${others}{f:pluralFilter} are returned to hand`,
        together(what, { from: 'battlefield', to: 'hand' }),
      ),
      phrase(`one or more ${others}{f:pluralFilter} <to enter>`, together(what, ENTERS)),
      ...(
        [
          ['combat damage', { combat: true }],
          ['noncombat damage', { combat: false }],
          ['damage', {}],
        ] as const
      ).map(([damage, sort]) =>
        phrase(
          `one or more ${others}{f:pluralFilter} deal ${damage} to {p:anyPlayer}`,
          { on: 'damage', source: what, toPlayer: '$p', ...sort, together: true },
          { agree: 'none' },
        ),
      ),
    ];
  }),
);
/** "Whenever you cast a white spell or a Plains enters the battlefield under your control". */
const castOrEntered: Rule = phrase(
  '{p!:anyPlayer} <cast> a {f:filter} or {g:aFilter} <it enters> under your control',
  either(
    { on: 'cast', who: '$p', what: '$f' },
    { on: 'move', what: { '&': ['$g', { is: 'controlledBy', player: { who: 'you' } }] }, to: 'battlefield' },
  ),
  { agree: 'none' },
);

/** "An opponent casts a spell during your turn", where another event follows. */
export const castDuring: Rule<EventPattern> = phrase<EventPattern>(
  '{p!:anyPlayer} <cast> a {f:filter} during {q:possessive} turn',
  { on: 'cast', who: { who: 'where', of: '$p', condition: { if: 'turn', of: '$q' } }, what: '$f' },
  { agree: 'none' },
);

/** After "when" and "whenever". */
export const event: Rule<EventPattern> = alt('an event', () => [
  objectEvent,
  playerEvent,
  causedEvent,
  fightEvent,
  severalEvent,
  exiling,
  castOrEntered,
  eitherDeed,
  eitherFate,
  stateEvent,
]) as Rule<EventPattern>;
