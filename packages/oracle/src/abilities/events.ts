/**
 * Events of triggered abilities: what follows "when", "whenever" and "at".
 * 2006: 404, 410 · 2009, 2011, 2026: 603
 */
import type { EventPattern, Filter } from '@rulewright/engine';
import { alt, kept, lazy, map, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  adjective,
  aFilter,
  anyPlayer,
  cardFilter,
  filter,
  number,
  pluralFilter,
  possessive,
  singularFilter,
  withOnesOwn,
} from '../nouns/index.ts';
import { castFrom } from '../nouns/cast-from.ts';
import { cardInEvent, conjuncts } from '../nouns/filters.ts';
import { cardName } from '../nouns/names.ts';
import { asking } from '../nouns/objects.ts';
import { severalOf } from '../nouns/postmodifiers.ts';
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
import { plainDigits, rank } from '../nouns/numbers.ts';
import { damageEvents } from './damage-events.ts';

const f = { f: () => aFilter };

const losingControl: Rule = phrase(
  '{p!} lose~ control of {f}',
  { on: 'controlChanges', what: '$f', from: '$p' },
  { p: anyPlayer, ...f },
);
const move = (where: object) => ({ on: 'move', what: '$f', ...where });
const ENTERS = { to: 'battlefield' };
const DIES = { from: 'battlefield', to: 'graveyard' };
const either = (...of: object[]) => ({ on: 'either', of });
const PLAYER = { who: 'all' };

/** The creature that a card with haunt haunts: it speaks of itself as "it" where it is the subject already. */
const haunted = { is: 'in', set: { set: 'haunted' } };
const hauntedDies = { on: 'move', what: haunted, ...DIES };

/** `you control` · `an opponent controls`: whose something is. */
const whoControls: Rule = phrase('{p!} control~', '$p', { p: anyPlayer }, { agree: 'none' });

/** `~'s`: of the object that the ability is on. */
const ofItself: Rule = phrase("~'s", { is: 'self' });

/** `an instant card`. */
const aCard: Rule = phrase('a {f#}', '$f', { f: asking(() => cardFilter, 1) }, { agree: 'n' });

/** What happens to objects. */
const objectEvent: Rule = alt('an event', () => [
  entering,
  phrase(
    '{f!} are~ put into {p} hand from {q} graveyard',
    move({ from: 'graveyard', to: 'hand', toOf: '$p', fromOf: '$q' }),
    { ...f, p: possessive, q: possessive },
  ),
  phrase('{f!} are~ returned to {p} hand [$put: <from play>]', move({ from: 'battlefield', to: 'hand', toOf: '$p' }), {
    ...f,
    p: possessive,
  }),
  phrase('{f!} <dies>', move(DIES), f),
  phrase('{f!} are~ put into a graveyard <from play>', { ...move(DIES), $put: true }, f),
  phrase('{f!} are~ put into a graveyard', { ...move(DIES), $put: 'host' }, { f: ofHost }),
  permanentPut,
  phrase('{f!} are~ put into a graveyard from anywhere', move({ to: 'graveyard' }), f),
  phrase(
    '{f!} are~ put into {p} graveyard <from play>',
    { ...move({ from: 'battlefield', to: 'graveyard', toOf: '$p' }) },
    { ...f, p: possessive },
  ),
  phrase(
    '{f!} are~ put into {p} graveyard from anywhere',
    { ...move({ to: 'graveyard', toOf: '$p' }) },
    { ...f, p: possessive },
  ),
  phrase(
    '{f!} are~ put into {p} graveyard from {q} library',
    { ...move({ from: 'library', to: 'graveyard', toOf: '$p', fromOf: '$q' }) },
    { ...f, p: possessive, q: possessive },
  ),
  phrase('{f!} leave~ {p} graveyard', move({ from: 'graveyard', fromOf: '$p' }), { f: () => aCard, p: possessive }),
  phrase('{f!} are~ put into exile <from play>', move({ from: 'battlefield', to: 'exile' }), f),
  phrase('{f!} are~ exiled from the battlefield', { ...move({ from: 'battlefield', to: 'exile' }), $exiled: true }, f),
  phrase('{f!} <leaves play>', move({ from: 'battlefield' }), f),
  phrase('{f!} <enters> or the creature it haunts <one dies>', either(move(ENTERS), hauntedDies), f),
  phrase('the creature ~ haunts <one dies>', hauntedDies, {}, { agree: 'none' }),
  phrase('{f!} <enters> or <leaves play>', either(move(ENTERS), move({ from: 'battlefield' })), f),
  phrase('{f!} <enters> or is turned face up', either(move(ENTERS), { on: 'turnedFaceUp', what: '$f' }), f),
  phrase(
    '{f!} <enters> or is put into a graveyard <from play>',
    { ...either(move(ENTERS), move(DIES)), $put: true },
    f,
  ),
  phrase(
    '{f!} <dies> or is put into exile [$from: <from play>]',
    either(move(DIES), move({ from: 'battlefield', to: 'exile' })),
    f,
  ),
  phrase('{f} is championed with ~', move({ from: 'battlefield', to: 'exile', linked: 'championed' }), f),
  phrase(
    'a spell or ability you control counters a {g}',
    { on: 'countered', what: '$g', by: { who: 'you' } },
    { g: () => asking(() => filter, 1) },
  ),
  phrase("a spell you've <played> is countered", {
    on: 'countered',
    what: { is: 'and', of: [{ is: 'spell' }, { is: 'castBy', player: { who: 'you' } }] },
  }),
  phrase('{f!} attack~', { on: 'attacks', what: '$f' }, f),
  phrase('{f!} attack~ alone', { on: 'attacks', what: '$f', alone: true }, f),
  phrase(
    '{f!} attack~ while {q}',
    { on: 'attacks', what: { '&': ['$f', '$q'] }, $while: true },
    { ...f, q: () => adjective },
  ),
  phrase('{f!} attack~ for the first time each turn', { on: 'attacks', what: '$f', first: true }, f),
  phrase('{f} and at least one other creature attack', { on: 'attacks', what: '$f', others: 1 }, f, { agree: 'none' }),
  phrase(
    '{f} and at least {n} other creatures attack',
    { on: 'attacks', what: '$f', others: '$n' },
    { ...f, n: number },
    { agree: 'none' },
  ),

  phrase('{f!} attack~ {p}', { on: 'attacks', what: '$f', whom: '$p' }, { ...f, p: anyPlayer }),
  phrase(
    '{f!} attack~ you or a planeswalker you control',
    { on: 'attacks', what: '$f', whom: { who: 'you' }, planeswalkersToo: true },
    f,
  ),
  phrase(
    '{f!} attack~ or become~ the target# of a spell {p}',
    {
      ...either(
        { on: 'attacks', what: '$f' },
        {
          on: 'becomesTarget',
          what: '$f',
          by: { is: 'and', of: [{ is: 'spell' }, { is: 'controlledBy', player: '$p' }] },
        },
      ),
      $of: 'theirs',
    },
    { ...f, p: () => whoControls },
  ),
  phrase('{f!} block~', { on: 'blocks', what: '$f' }, f),
  phrase('{f!} block~ {n} or more creatures', { on: 'blocks', what: '$f', atLeast: '$n' }, { ...f, n: number }),
  phrase('{f!} block~ {g}', { on: 'blocks', what: '$f', whom: '$g' }, { ...f, g: () => aFilter }),
  phrase('{f!} become~ blocked', { on: 'becomesBlocked', what: '$f' }, f),
  phrase('{f!} become~ blocked by {g}', { on: 'becomesBlocked', what: '$f', by: '$g' }, { ...f, g: () => aFilter }),
  phrase(
    '{f!} block~ or become~ blocked',
    either({ on: 'blocks', what: '$f' }, { on: 'becomesBlocked', what: '$f' }),
    f,
  ),
  phrase(
    '{f!} block~ or become~ blocked by {g}',
    either({ on: 'blocks', what: '$f', whom: '$g' }, { on: 'becomesBlocked', what: '$f', by: '$g' }),
    { ...f, g: () => aFilter },
  ),
  phrase(
    '{f!} block~ or become~ blocked by one or more {g}',
    either(
      { on: 'blocks', what: '$f', whom: '$g', together: true },
      { on: 'becomesBlocked', what: '$f', by: '$g', together: true },
    ),
    { ...f, g: pluralFilter },
  ),
  phrase(
    '{f!} become~ blocked by one or more {g}',
    { on: 'becomesBlocked', what: '$f', by: '$g', together: true },
    { ...f, g: pluralFilter },
  ),
  phrase(
    '{f!} block~ one or more {g}',
    { on: 'blocks', what: '$f', whom: '$g', together: true },
    { ...f, g: pluralFilter },
  ),
  phrase("{f!} attack~ and aren't~ blocked", { on: 'unblocked', what: '$f' }, f),
  phrase('{f!} become~ tapped', { on: 'tap', what: '$f' }, f),
  tappedOrActivated,
  losingControl,
  phrase(
    '{f!} <leaves play> or become~ untapped',
    either(move({ from: 'battlefield' }), { on: 'untap', what: '$f' }),
    f,
  ),
  phrase(
    '{f!} become~ untapped or {l}',
    either({ on: 'untap', what: '$f' }, '$l' as never),
    { ...f, l: losingControl },
    { agree: 'none' },
  ),
  phrase('{f!} become~ untapped', { on: 'untap', what: '$f' }, f),
  phrase('{f!} are~ tapped for mana', { on: 'tap', what: '$f', forMana: true }, f),
  phrase('{f!} are~ turned face up', { on: 'turnedFaceUp', what: '$f' }, f),
  phrase('{f!} are~ dealt damage', { on: 'damage', to: '$f' }, f),
  phrase('{f!} are~ dealt damage by {g}', { on: 'damage', to: '$f', source: '$g' }, { ...f, g: () => aFilter }),
  phrase('damage that would be dealt to {p} is prevented', { on: 'prevented', to: '$p' }, { p: anyPlayer }),
  phrase('{f!} are~ dealt excess damage', { on: 'excessDamage', what: '$f' }, f),
  phrase('{f!} are~ dealt excess noncombat damage', { on: 'excessDamage', what: '$f', combat: false }, f),
  phrase('{f!} are~ dealt combat damage', { on: 'damage', to: '$f', combat: true }, f),
  damageEvents,
  phrase(
    'you or {f!} become~ the target# of a spell or ability {p}',
    either({ on: 'playerTargeted', whom: { who: 'you' }, who: '$p' }, { on: 'becomesTarget', what: '$f', who: '$p' }),
    { ...f, p: () => whoControls },
  ),
  phrase(
    '{p!} become~ the target# of a spell',
    { on: 'playerTargeted', whom: '$p', by: { is: 'spell' } },
    { p: anyPlayer },
  ),
  phrase('{p!} become~ the target# of a spell or ability', { on: 'playerTargeted', whom: '$p' }, { p: anyPlayer }),
  phrase(
    '{w!} become~ the target# of a spell or ability {p}',
    { on: 'playerTargeted', whom: '$w', who: '$p' },
    { w: anyPlayer, p: () => whoControls },
  ),
  phrase('{f!} become~ the target# of a spell or ability', { on: 'becomesTarget', what: '$f' }, f),
  phrase('{f!} become~ the target# of a spell', { on: 'becomesTarget', what: '$f', by: { is: 'spell' } }, f),
  phrase(
    '{f!} become~ the target# of a spell or ability {p}',
    { on: 'becomesTarget', what: '$f', who: '$p' },
    { ...f, p: () => whoControls },
  ),
  phrase(
    '{f!} become~ the target# of a spell or ability for the first time (turn:each|in a) turn',
    { on: 'becomesTarget', what: '$f', first: true, $turn: '$turn' },
    f,
  ),
  phrase(
    '{f!} become~ the target# of a spell or ability {p} for the first time each turn',
    { on: 'becomesTarget', what: '$f', who: '$p', first: true },
    { ...f, p: () => whoControls },
  ),
  phrase(
    '{f!} become~ the target# of a spell or ability {w}',
    { on: 'becomesTarget', what: '$f', who: '$w', $yours: true },
    { ...f, w: words('whose', { 'you control': { who: 'you' } }) },
  ),
  phrase(
    '{f!} become~ the target# of a {g}',
    { on: 'becomesTarget', what: '$f', by: '$g' },
    { ...f, g: () => kindOfSpell },
  ),
  phrase('{f!} transform~ into a {g}', { on: 'transforms', what: '$f', into: '$g' }, { ...f, g: singularFilter }),
  phrase(
    '{f!} transform~ into {n}',
    { on: 'transforms', what: '$f', into: { is: 'named', name: '$n' } },
    { ...f, n: cardName },
  ),
  phrase('{f!} transform~', { on: 'transforms', what: '$f' }, f),
  phrase('{f!} become~ level {n}', { on: 'becomesLevel', what: '$f', level: '$n' }, { ...f, n: plainDigits }),
  phrase('{f!} become~ renowned', { on: 'action', action: 'renown', what: '$f' }, f),
  phrase('{f!} crew~ {g}', { on: 'action', action: 'crew', what: '$f', to: '$g' }, { ...f, g: () => aFilter }),
  phrase('{f!} become~ monstrous', { on: 'action', action: 'monstrosity', what: '$f' }, f),
  phrase('{f!} evolve~', { on: 'action', action: 'evolve', what: '$f' }, f),
  phrase('{f!} exploit~ {g}', { on: 'sacrifice', what: '$g', exploiter: '$f' }, { ...f, g: () => aFilter }),
  phrase('{f!} train~', { on: 'action', action: 'train', what: '$f' }, f),
  phrase('{f!} mentor~ {g}', { on: 'action', action: 'mentor', what: '$f', to: '$g' }, { ...f, g: () => aFilter }),
  phrase('{p!} give~ a gift', { on: 'action', action: 'gift', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} foretell~ a card', { on: 'action', action: 'foretell', who: '$p' }, { p: anyPlayer }),
  phrase('{f!} become~ plotted', { on: 'action', action: 'plot', what: '$f' }, f),
  phrase('{f!} become~ crewed', { on: 'action', action: 'becomeCrewed', what: '$f' }, f),
  phrase('{f!} mutate~', { on: 'action', action: 'mutate', what: '$f' }, f),
  phrase('{f!} explore~', { on: 'action', action: 'explore', what: '$f' }, f),
  phrase('{f!} connive~', { on: 'action', action: 'connive', what: '$f' }, f),
  phrase('{f!} endure~', { on: 'action', action: 'endure', what: '$f' }, f),
  phrase('{f!} adapt~', { on: 'action', action: 'adapt', what: '$f' }, f),
  phrase('{f!} phase~ in', { on: 'phases', what: '$f', dir: 'in' }, f),
  phrase(
    '{f!} phase~ out or <leaves play>',
    either({ on: 'phases', what: '$f', dir: 'out' }, move({ from: 'battlefield' })),
    f,
  ),
  phrase('{f!} phase~ out', { on: 'phases', what: '$f', dir: 'out' }, f),
  phrase(
    '{f} <entering> causes a triggered ability to trigger',
    { on: 'triggers', cause: { on: 'move', what: '$f', to: 'battlefield' } },
    f,
  ),
  phrase('{f!} become~ unattached from {g}', { on: 'unattached', what: '$f', from: '$g' }, { ...f, g: () => aFilter }),
  phrase('{f!} become~ attached to {g}', { on: 'attached', what: '$f', to: '$g' }, { ...f, g: () => aFilter }),
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
  phrase('{p!} <cast> a {f}', { on: 'cast', who: '$p', what: '$f' }, { p: anyPlayer, f: filter }),
  phrase(
    '{p!} kick~ a spell',
    { on: 'cast', who: '$p', what: { is: 'and', of: [{ is: 'paid', cost: 'kicker' }, { is: 'spell' }] }, $kick: true },
    { p: anyPlayer },
  ),
  phrase(
    '{p!} <cast> a {f} for the first time in a turn',
    { on: 'cast', who: '$p', what: '$f', nth: 1, $first: true },
    { p: anyPlayer, f: filter },
  ),
  phrase(
    '{p!} <cast> or copy~ a {f}',
    either({ on: 'cast', who: '$p', what: '$f' }, { on: 'action', action: 'copy', who: '$p', what: '$f' }),
    { p: anyPlayer, f: filter },
  ),
  phrase('{p!} copy~ a {f}', { on: 'action', action: 'copy', who: '$p', what: '$f' }, { p: anyPlayer, f: filter }),
  phrase(
    '{p!} <cast> a {f} from {z}',
    { on: 'cast', who: '$p', what: { '&': ['$f', '$z'] }, $from: true },
    { p: anyPlayer, f: filter, z: castFrom },
    { agree: 'none' },
  ),
  phrase('{p!} <cast> {f}', { on: 'cast', who: '$p', what: '$f', $self: true }, { p: anyPlayer, f: aFilter }),
  castLater,
  // of all spells that are cast it asks which is the second such: that one triggers, and no other (2026: 603.2)
  phrase(
    "{p!} <cast> a spell, if it's the {n} {f} {q!} <cast> this turn",
    { on: 'cast', who: '$p', what: '$f', nth: '$n', $its: '$q' },
    { p: anyPlayer, n: rank, f: singularFilter, q: anyPlayer },
    { agree: 'none' },
  ),
  activated,
  phrase(
    '{p!} put~ a {f} <onto>',
    { on: 'move', what: '$f', to: 'battlefield', by: '$p', $puts: true },
    { p: anyPlayer, f: filter },
  ),
  cardPlayed,
  putsCounters,
  landPlayed,
  phrase('{p!} tap~ {f} for mana', { on: 'tap', who: '$p', what: '$f', forMana: true }, { p: anyPlayer, f: aFilter }),
  phrase('{p!} draw~ a card', { on: 'draw', who: '$p' }, { p: anyPlayer }),
  phrase(
    '{p!} draw~ a card except the first one they draw in each of their draw steps',
    { on: 'draw', who: '$p', notFirstInDrawStep: true },
    { p: anyPlayer },
  ),
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
  phrase('{p!} discard~ a card', { on: 'discard', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} discard~ a {f}', { on: 'discard', who: '$p', what: '$f' }, { p: anyPlayer, f: cardFilter }),
  phrase('{p!} discard~ one or more cards', { on: 'discard', who: '$p', together: true }, { p: anyPlayer }),
  phrase(
    '{p!} discard~ one or more {f}',
    { on: 'discard', who: '$p', what: '$f', together: true },
    { p: anyPlayer, f: asking(() => cardFilter, 2) },
  ),
  phrase('{p!} discard~ this card', { on: 'discard', who: '$p', what: { is: 'self' }, $this: true }, { p: anyPlayer }),
  phrase('{p!} discard~ ~', { on: 'discard', who: '$p', what: { is: 'self' } }, { p: anyPlayer }),
  phrase(
    'a spell or ability {p} controls causes you to discard ~',
    { on: 'discard', who: { who: 'you' }, what: { is: 'self' }, by: '$p' },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'a spell or ability {p} controls causes you to discard a card',
    { on: 'discard', who: { who: 'you' }, by: '$p' },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('{p!} sacrifice~ {f}', { on: 'sacrifice', who: '$p', what: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase(
    '{p!} sacrifice~ one or more {f}',
    { on: 'sacrifice', who: '$p', what: '$f', together: 'player' },
    { p: anyPlayer, f: pluralFilter },
  ),
  phrase('one or more players discard one or more cards', { on: 'discard', who: PLAYER, together: 'all' }),
  phrase(
    'one or more players sacrifice one or more {f}',
    { on: 'sacrifice', who: PLAYER, what: '$f', together: 'all' },
    { f: pluralFilter },
  ),
  phrase('{p!} gain~ life', { on: 'gainLife', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} gain~ or lose~ life', either({ on: 'gainLife', who: '$p' }, { on: 'loseLife', who: '$p' }), {
    p: anyPlayer,
  }),
  phrase('{p!} gain~ life for the first time each turn', { on: 'gainLife', who: '$p', first: true }, { p: anyPlayer }),
  phrase('{p!} lose~ life for the first time each turn', { on: 'loseLife', who: '$p', first: true }, { p: anyPlayer }),
  phrase('{p!} reveal~ {f} this way', { on: 'reveal', who: '$p', what: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase('{p!} lose~ life', { on: 'loseLife', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} lose~ the game', { on: 'loseGame', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} cycle~ a card', { on: 'cycle', who: '$p', what: { is: 'any' } }, { p: anyPlayer }),
  phrase('{p!} cycle~ {f}', { on: 'cycle', who: '$p', what: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase(
    '{p!} cycle~ or discard~ a card',
    either({ on: 'cycle', who: '$p', what: { is: 'any' } }, { on: 'discard', who: '$p' }),
    { p: anyPlayer },
  ),
  phrase(
    '{p!} cycle~ or discard~ another card',
    either({ on: 'cycle', who: '$p', what: { is: 'other' } }, { on: 'discard', who: '$p', what: { is: 'other' } }),
    { p: anyPlayer },
  ),
  ...withOnesOwn((own) => `{p!} search~ ${own} library`, { on: 'search', who: '$p' }),
  ...withOnesOwn((own) => `{p!} shuffle~ ${own} library`, { on: 'shuffle', who: '$p' }),
  ...keywordActions,
  phrase(
    '{p!} pay~ {f} cumulative upkeep',
    { on: 'action', action: 'payUpkeep', who: '$p', what: '$f' },
    { p: anyPlayer, f: () => ofItself },
  ),
  phrase(
    "{p!} don't~ pay {f} cumulative upkeep",
    { on: 'action', action: 'missUpkeep', who: '$p', what: '$f' },
    { p: anyPlayer, f: () => ofItself },
  ),
  phrase('{p!} manifest~ dread', { on: 'action', action: 'manifestDread', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} airbend~', { on: 'action', action: 'airbend', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} waterbend~', { on: 'action', action: 'waterbend', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} earthbend~', { on: 'action', action: 'earthbend', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} exert~ {f}', { on: 'action', action: 'exert', who: '$p', what: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase('{p!} commit~ a crime', { on: 'action', action: 'crime', who: '$p' }, { p: anyPlayer }),
  phrase(
    '{p!} expend~ {n}',
    { on: 'action', action: 'expend', who: '$p', nth: '$n' },
    { p: anyPlayer, n: plainDigits },
  ),
  phrase('{p!} roll~ one or more dice', { on: 'dieRoll', who: '$p', together: true }, { p: anyPlayer }),
  phrase('{p!} win~ a coin flip', { on: 'flipCoin', who: '$p', won: true }, { p: anyPlayer }),
  phrase('{p!} lose~ a coin flip', { on: 'flipCoin', who: '$p', won: false }, { p: anyPlayer }),
  phrase('{p!} clash~ and win~', { on: 'action', action: 'clash', who: '$p', won: true }, { p: anyPlayer }),
  phrase('{p!} attack~ with {f}', { on: 'attack', who: '$p', what: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase(
    '{p!} attack~ with one or more {f}',
    { on: 'attack', who: '$p', what: '$f', atLeast: 1 },
    { p: anyPlayer, f: pluralFilter },
  ),
  phrase(
    '{p!} attack~ with {n} or more {f}',
    { on: 'attack', who: '$p', what: '$f', atLeast: '$n' },
    { p: anyPlayer, n: number, f: pluralFilter },
  ),
  phrase(
    '{p!} attack~ {q} with one or more {f}',
    { on: 'attack', who: '$p', whom: '$q', what: '$f', atLeast: 1 },
    { p: anyPlayer, q: () => anyPlayer, f: pluralFilter },
  ),
  phrase(
    '{p!} attack~ {q} with {n} or more {f}',
    { on: 'attack', who: '$p', whom: '$q', what: '$f', atLeast: '$n' },
    { p: anyPlayer, q: () => anyPlayer, n: number, f: pluralFilter },
  ),
  phrase(
    'one or more {f} attack',
    { on: 'attack', who: { who: 'all' }, what: '$f', atLeast: 1, $more: true },
    { f: () => anybodys },
  ),
  phrase(
    '{n} or more {f} attack',
    { on: 'attack', who: { who: 'all' }, what: '$f', atLeast: '$n', $more: true },
    { n: severalOf, f: pluralFilter },
    { agree: 'none' },
  ),
  phrase(
    'one or more {f} attack {q}',
    { on: 'attack', who: { who: 'all' }, whom: '$q', what: '$f', atLeast: 1, $more: true },
    { f: () => anybodys, q: anyPlayer },
    { agree: 'none' },
  ),
  phrase('{p!} are~ attacked', { on: 'attack', who: { who: 'all' }, whom: '$p' }, { p: anyPlayer }),
  phrase(
    '{p!} attack~ one of your opponents',
    { on: 'attack', who: '$p', whom: { who: 'opponents' } },
    { p: anyPlayer },
  ),
  phrase('{p!} attack~ you', { on: 'attack', who: '$p', whom: { who: 'you' } }, { p: anyPlayer }),
  phrase('{p!} attack~ a player', { on: 'attack', who: '$p', whom: { who: 'all' } }, { p: anyPlayer }),
  phrase(
    'one or more {f} you control attack a player',
    { on: 'attack', who: { who: 'you' }, what: '$f', whom: { who: 'all' }, atLeast: 1, $more: true },
    { f: pluralFilter },
  ),
  phrase(
    '{n} or more {f} you control attack a player',
    { on: 'attack', who: { who: 'you' }, what: '$f', whom: { who: 'all' }, atLeast: '$n', $more: true },
    { n: number, f: pluralFilter },
  ),
  phrase('{p!} attack~', { on: 'attack', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} are~ dealt damage', { on: 'damage', toPlayer: '$p' }, { p: anyPlayer }),
  phrase(
    '{p!} are~ dealt {n} or more damage by a single source',
    { on: 'damage', toPlayer: '$p', atLeast: '$n' },
    { p: anyPlayer, n: plainDigits },
  ),
  phrase('{p!} are~ dealt damage by {f}', { on: 'damage', toPlayer: '$p', source: '$f' }, { p: anyPlayer, f: aFilter }),
  phrase(
    '{p!} are~ dealt damage by {f} or by {g}',
    { on: 'damage', toPlayer: '$p', source: { is: 'or', of: ['$f', '$g'] } },
    { p: anyPlayer, f: aFilter, g: () => aFilter },
  ),
  phrase(
    '{p!} are~ dealt combat damage by {f}',
    { on: 'damage', toPlayer: '$p', source: '$f', combat: true },
    { p: anyPlayer, f: aFilter },
  ),
  phrase("you're dealt damage", { on: 'damage', toPlayer: { who: 'you' }, $re: true }),
  phrase("you're dealt combat damage", { on: 'damage', toPlayer: { who: 'you' }, combat: true, $re: true }),
  phrase(
    'you cycle ~ or it dies',
    either({ on: 'cycle', who: { who: 'you' }, what: { is: 'self' } }, { on: 'move', what: { is: 'self' }, ...DIES }),
  ),
  phrase('day becomes night or night becomes day', { on: 'daytime' }),
  phrase('{p!} unlock~ this door', { on: 'unlock', who: '$p', own: true }, { p: anyPlayer }),
  phrase('{p!} unlock~ a door', { on: 'unlock', who: '$p' }, { p: anyPlayer }),
  phrase('{p!} fully unlock~ a Room', { on: 'unlock', who: '$p', fully: true }, { p: anyPlayer }),
  phrase('the Ring tempts you', { on: 'ringTempts', who: { who: 'you' } }),
  phrase('you choose a creature as your Ring-bearer', { on: 'ringTempts', who: { who: 'you' }, chosen: true }),
  phrase('{p!} become~ the monarch', { on: 'designated', who: '$p', as: 'monarch' }, { p: anyPlayer }),
  phrase('{p!} take~ the initiative', { on: 'designated', who: '$p', as: 'initiative' }, { p: anyPlayer }),
  phrase('<chaos ensues>', { on: 'chaos' }),
  phrase('you roll the planar die', { on: 'planarRoll', who: { who: 'you' } }),
  phrase('you planeswalk to ~', { on: 'planeswalk', who: { who: 'you' }, to: { is: 'self' } }),
  phrase('you planeswalk away from ~', { on: 'planeswalk', who: { who: 'you' }, from: { is: 'self' } }),
  phrase('you encounter ~', { on: 'planeswalk', who: { who: 'you' }, to: { is: 'self' }, encounter: true }),
  phrase('you set this scheme in motion', { on: 'setInMotion', what: { is: 'self' } }),
  phrase('{p!} complete~ a dungeon', { on: 'completes', who: '$p' }, { p: anyPlayer }),
  phrase('one or more creatures you control attack', { on: 'attack', who: { who: 'you' }, $more: true }),
  phrase(
    'one or more {f} you control attack',
    { on: 'attack', who: { who: 'you' }, what: '$f', atLeast: 1, $more: true },
    { f: () => notAnyCreatures },
  ),
  phrase('{p!} are~ dealt combat damage', { on: 'damage', toPlayer: '$p', combat: true }, { p: anyPlayer }),
  phrase('{p!} are~ dealt noncombat damage', { on: 'damage', toPlayer: '$p', combat: false }, { p: anyPlayer }),
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

/** What happens to several at once: the ability triggers once for all of them (2026: 603.2c). */
const several = { f: pluralFilter };
const other = { is: 'other' };
const together = (what: unknown, how: object) => ({ on: 'move', what, ...how, together: true });
const severalEvent: Rule = alt('an event', () =>
  (['{f}', 'other {f}'] as const).flatMap((who, i) => {
    const what = i === 0 ? '$f' : { '&': [other, '$f'] };
    return [
      phrase(`one or more ${who} leave {p} graveyard`, together(what, { from: 'graveyard', fromOf: '$p' }), {
        f: asking(() => cardFilter, 2),
        p: possessive,
      }),
      phrase(
        `one or more ${who} are put into {p} graveyard from anywhere`,
        together(what, { to: 'graveyard', toOf: '$p' }),
        { f: asking(() => cardFilter, 2), p: possessive },
      ),
      phrase(
        `one or more ${who} are put into {p} graveyard from {q} library`,
        together(what, { from: 'library', fromOf: '$q', to: 'graveyard', toOf: '$p' }),
        { f: asking(() => cardFilter, 2), p: possessive, q: possessive },
      ),
      phrase(`one or more ${who} are put into graveyards from anywhere`, together(what, { to: 'graveyard' }), {
        f: asking(() => cardInEvent, 2),
      }),
      phrase(
        `one or more ${who} are put into a graveyard <from play>`,
        { ...together(what, DIES), $put: true },
        several,
      ),
      phrase(`one or more ${who} die`, together(what, DIES), several),
      phrase(
        `one or more ${who} leave the battlefield without dying`,
        together(what, { from: 'battlefield', notTo: 'graveyard' }),
        several,
      ),
      phrase(`one or more ${who} leave the battlefield`, together(what, { from: 'battlefield' }), several),
      phrase(`one or more ${who} are returned to hand`, together(what, { from: 'battlefield', to: 'hand' }), several),
      phrase(`one or more ${who} <to enter>`, together(what, ENTERS), several),
      ...(
        [
          ['combat damage', { combat: true }],
          ['noncombat damage', { combat: false }],
          ['damage', {}],
        ] as const
      ).map(([damage, sort]) =>
        phrase(
          `one or more ${who} deal ${damage} to {p}`,
          { on: 'damage', source: what, toPlayer: '$p', ...sort, together: true },
          { ...several, p: anyPlayer },
          { agree: 'none' },
        ),
      ),
    ];
  }),
);
/** "Whenever you cast a white spell or a Plains enters the battlefield under your control". */
const castOrEntered: Rule = phrase(
  '{p!} <cast> a {f} or {g} <it enters> under your control',
  either(
    { on: 'cast', who: '$p', what: '$f' },
    { on: 'move', what: { '&': ['$g', { is: 'controlledBy', player: { who: 'you' } }] }, to: 'battlefield' },
  ),
  { p: anyPlayer, f: filter, g: aFilter },
  { agree: 'none' },
);

/** "An opponent casts a spell during your turn", where another event follows. */
export const castDuring: Rule<EventPattern> = phrase<EventPattern>(
  '{p!} <cast> a {f} during {q} turn',
  { on: 'cast', who: { who: 'where', of: '$p', condition: { if: 'turn', of: '$q' } }, what: '$f' },
  { p: anyPlayer, f: filter, q: possessive },
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
