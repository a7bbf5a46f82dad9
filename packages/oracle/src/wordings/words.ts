/**
 * What each wording calls the same thing. 2006: 104, 200 · 2009, 2011, 2026: 107, 207
 *
 * Entries are in the notation of `grammar/phrase.ts`. Where there are several, all are read and the first is printed.
 */
import { thirdPerson } from '../grammar/agreement.ts';
import type { Wording } from '../grammar/wording.ts';

type Entry = Readonly<Record<Wording, string | readonly string[]>>;

/** The same from the first wording on, with changes by wording: `since(a, {'2009-10': b})`. */
function since(
  first: string | readonly string[],
  changes: Partial<Record<Wording, string | readonly string[]>>,
): Entry {
  const at = (wording: Wording, before: string | readonly string[]) => changes[wording] ?? before;
  const w2009 = at('2009-10', first);
  const w2011 = at('2011-09', w2009);
  const w2017 = at('2017-01', w2011);
  return { '2006-10': first, '2009-10': w2009, '2011-09': w2011, '2017-01': w2017, '2026-02': at('2026-02', w2017) };
}

/** The number of the verb after "he or she", which the newest wording calls "they". */
export const THEY: Readonly<Record<Wording, 1 | 2>> = {
  '2006-10': 1,
  '2009-10': 1,
  '2011-09': 1,
  '2017-01': 1,
  '2026-02': 2,
};

/** What opens a quotation within a quotation. */
export const OPENS_WITHIN: Readonly<Record<Wording, '‘' | "'">> = {
  '2006-10': '‘',
  '2009-10': '‘',
  '2011-09': '‘',
  '2017-01': '‘',
  '2026-02': "'",
};

/** What a card calls itself after "this". */
export const SELF_NOUNS: readonly string[] =
  'creature permanent card land artifact enchantment spell token emblem Aura Equipment Vehicle Saga Class Case Room Siege Spacecraft planeswalker'.split(
    ' ',
  );

/** Whether colourless mana that is added is a numeral, as before it had a symbol of its own (2006: 104.3d · 2009, 2011: 107.4c · 2026: 107.4c). */
export const COLORLESS_AS_NUMERAL: Readonly<Record<Wording, boolean>> = {
  '2006-10': true,
  '2009-10': true,
  '2011-09': true,
  '2017-01': false,
  '2026-02': false,
};

/** `he or she controls`, today `they control`: with the verb, which agrees. */
const actOfTheirs = (verb: string): [string, Entry] => [
  `he or she ${thirdPerson(verb)}`,
  since(`he or she ${thirdPerson(verb)}`, { '2026-02': `they ${verb}` }),
];

export const WORDS: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries('choose control do draw exile lose own put reveal win'.split(' ').map(actOfTheirs)),
  enters: since('come~ into play', { '2009-10': 'enter~ the battlefield', '2026-02': 'enter~' }),
  'chaos ensues': since('you roll {CHAOS}', { '2026-02': 'chaos ensues' }),
  entering: since('coming into play', { '2009-10': 'entering the battlefield', '2026-02': 'entering' }),
  onto: since('into play', { '2009-10': 'onto the battlefield' }),
  'the battlefield': since('play', { '2009-10': 'the battlefield' }),
  'in play': since('in play', { '2009-10': 'on the battlefield' }),
  'from play': since('from play', { '2009-10': 'from the battlefield' }),
  'leaves play': since('leave~ play', { '2009-10': 'leave~ the battlefield' }),
  dies: since('are~ put into a graveyard from play', {
    '2009-10': 'are~ put into a graveyard from the battlefield',
    '2011-09': 'die~',
  }),
  'one dies': since('is put into a graveyard', { '2011-09': 'dies' }),
  exile: since('remove~', { '2009-10': 'exile~' }),
  'from the game': since('from the game', { '2009-10': '' }),
  exiled: since('removed from the game', { '2009-10': 'exiled' }),
  cast: since('play~', { '2009-10': 'cast~' }),
  played: since('played', { '2009-10': 'cast' }),
  activate: since('play~', { '2009-10': 'activate~' }),
  activated: since('played', { '2009-10': 'activated' }),
  'mana values': since('converted mana costs', { '2026-02': 'mana values' }),
  'mana value': since('converted mana cost', { '2026-02': 'mana value' }),
  'to your mana pool': since('to your mana pool', { '2026-02': '' }),
  'to their mana pool': since('to his or her mana pool', { '2026-02': '' }),
  'you keep this mana': since("this mana doesn't empty from your mana pool", {
    '2026-02': "you don't lose this mana",
  }),
  'that player keeps this mana': since("this mana doesn't empty from that player's mana pool", {
    '2026-02': "they don't lose this mana",
  }),
  entered: since('came into play', { '2009-10': 'entered the battlefield', '2026-02': 'entered' }),
  'it enters': since('comes into play', { '2009-10': 'enters the battlefield', '2026-02': 'enters' }),
  'to cast': since('play', { '2009-10': 'cast' }),
  'to activate': since('play', { '2009-10': 'activate' }),
  'to die': since('be put into a graveyard from play', {
    '2009-10': 'be put into a graveyard from the battlefield',
    '2011-09': 'die',
  }),
  'to exile': since('remove', { '2009-10': 'exile' }),
  'to enter': since('come into play', { '2009-10': 'enter the battlefield', '2026-02': 'enter' }),
  'activate only': since('play this ability only', {
    '2009-10': 'activate this ability only',
    '2026-02': 'activate only',
  }),
  'activate no more': since('play this ability no more than', {
    '2009-10': 'activate this ability no more than',
    '2026-02': 'activate no more than',
  }),
  'activate no more times': since('play this ability no more times', {
    '2009-10': 'activate this ability no more times',
    '2026-02': 'activate no more times',
  }),
  'only opponents': since('only any opponent may', { '2026-02': 'only your opponents may' }),
  'their sorcery timing': since('any time he or she could play a sorcery', {
    '2009-10': 'any time he or she could cast a sorcery',
    '2026-02': 'as a sorcery',
  }),
  'mills a card': since('he or she puts the top card of his or her library into his or her graveyard', {
    '2026-02': 'they mill a card',
  }),
  'up to': since('up to', { '2026-02': '' }),
  win: since('win', { '2026-02': 'won' }),
  'each turn of combat': since('each turn', { '2026-02': 'each combat' }),
  'shuffle all': since('shuffle their libraries', { '2026-02': 'shuffle' }),
  'shuffles it': since('shuffles it', { '2026-02': 'shuffles' }),
  'had more of than you': since('you did as you played', {
    '2009-10': 'you did as you activated',
    '2026-02': 'you do as you activate',
  }),
  had: since('had', { '2026-02': 'has' }),
  'controlled then': since('controlled', { '2026-02': 'controls' }),
  'declared attackers': since('declared a attacking creature', { '2026-02': 'attacked' }),
  'first main phase': since('precombat main phase', { '2026-02': 'first main phase' }),
  'instant timing': since('any time you could play a instant', {
    '2009-10': 'any time you could cast a instant',
    '2026-02': 'as a instant',
  }),
  'sorcery timing': since('any time you could play a sorcery', {
    '2009-10': 'any time you could cast a sorcery',
    '2026-02': 'as a sorcery',
  }),
  was: since('were~', {}),
  'in exile': since('removed from the game', { '2009-10': 'in exile' }),
  'the end step': since('end of turn', { '2009-10': 'the beginning of the end step' }),
  'next end step': since('end of turn', { '2009-10': 'the beginning of the next end step' }),
  'his or her': since('his or her', { '2026-02': 'their' }),
  'he or she': since('he or she', { '2026-02': 'they' }),
  'him or her': since('him or her', { '2026-02': 'them' }),
};
