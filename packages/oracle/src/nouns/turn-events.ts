/**
 * What happened this turn, as patterns of triggers that are asked about afterwards: "you" in them is whoever is asked about.
 * 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2
 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { anyPlayer } from './players.ts';

const phrase = phrasesOf(() => ({ anyPlayer }));

const YOU = { who: 'you' };
/** What is described as theirs. */
const theirs = (what: unknown): object => ({ '&': [what, { is: 'controlledBy', player: YOU }] });

/** How often something happened this turn to those players; `except`: not to those objects. */
export const happened = (event: object, by: unknown = YOU, except?: object): object => ({
  q: 'history',
  event: { of: 'happened', event, by, ...(except === undefined ? {} : { except }) },
});

/** How many such spells you have cast this turn. */
export const castThisTurn = (where: unknown): object => ({ q: 'history', event: { of: 'spellsCast', by: YOU, where } });
/** By anybody. */
export const spellsCast = (where: unknown): object => ({
  q: 'history',
  event: { of: 'spellsCast', by: { who: 'all' }, where },
});

export const entered = (what: unknown): object => ({ on: 'move', what: theirs(what), to: 'battlefield' });
/** Whoever creates a token owns it (2006: 216.2 · 2026: 111.2). */
export const created: object = {
  on: 'move',
  what: { is: 'and', of: [{ is: 'token' }, { is: 'ownedBy', player: YOU }] },
  from: 'outside',
  to: 'battlefield',
};
export const left = (what: unknown): object => ({ on: 'move', what, from: 'battlefield' });
export const leftTheirs = (what: unknown): object => left(theirs(what));
export const sacrificed = (what: unknown): object => ({ on: 'sacrifice', what, who: YOU });
export const discarded = (what: unknown): object => ({ on: 'discard', what, who: YOU });
export const CARD = { is: 'card' };
export const intoGraveyard = { on: 'move', what: CARD, to: 'graveyard', toOf: YOU };
export const outOfGraveyard = { on: 'move', what: CARD, from: 'graveyard', fromOf: YOU };
export const FOUGHT = { on: 'action', action: 'fight', what: { is: 'any' } };
export const searched = { on: 'search', who: YOU };
export const MILLED = { on: 'move', what: { is: 'any' }, from: 'library', to: 'graveyard', cause: 'mill' };
/** "Put there from the battlefield": cards that came so to where they are. */
export const diedThen = { on: 'move', what: { is: 'any' }, from: 'battlefield', to: 'graveyard' };

/** Whoever has done something: `you've` · `he or she has` · `that player`. */
export const whoHas: Rule = alt('who has', () => [
  phrase("you've", { ...YOU, $has: 've' }),
  phrase("they've", { who: 'they', $has: 've' }),
  phrase('{p!:anyPlayer} have~', { '...': '$p', $has: true }, { agree: 'none' }),
  phrase('{p!:anyPlayer}', '$p', { agree: 'none' }),
]);
