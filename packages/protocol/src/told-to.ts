/** Sentences of the log as they are told to one of the players: to Ada “Ada draws a card.” is “You draw a card.” */

const letter = String.raw`[\p{L}\d]`;
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', goes: 'go', does: 'do' };

/** “draws” as it follows “you”. */
const secondPerson = (verb: string): string =>
  IRREGULAR[verb] ??
  (/[^aeiou]ies$/.test(verb) ? verb.replace(/ies$/, 'y') : verb.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, ''));

/** Behind these words a name is that of a player who is spoken of. */
const BEFORE = 'to|for|of|by|from|with|targeting|attacks?|tempts|copies';

/** A name as it stands within a sentence: “the computer” for one that is called “The computer”, “Ada” for Ada. */
export const withinSentence = (name: string): string => (/^The \p{Ll}/u.test(name) ? `t${name.slice(1)}` : name);

/** Gives names that begin with an article a small letter where they do not begin the sentence. */
function lettersOf(names: ReadonlySet<string>): (text: string) => string {
  const articled = [...names].filter((name) => withinSentence(name) !== name).map(escaped);
  if (articled.length === 0) return (text) => text;
  const within = new RegExp(`(?<!^|[.!?“] )(?:${articled.join('|')})(?!${letter})`, 'gu');
  return (text) => text.replace(within, withinSentence);
}

/**
 * Tells sentences to the player of that name. A name that others have too, players or things of the game, stays as it is: it could be theirs.
 */
export function tellerTo(name: string, others: ReadonlySet<string>): (text: string) => string {
  const lettered = lettersOf(others);
  if (name === '' || others.has(name)) return lettered;
  const own = escaped(name);
  // a longer name that begins or ends with this one is another's
  const longer = [...others].filter((other) => other.includes(name)).map(escaped);
  const not = longer.length === 0 ? '' : `(?!${longer.join('|')})`;
  const acts = new RegExp(`^${not}${own} ((?:now )?)([a-z]+s)\\b`, 'u');
  const has = new RegExp(`(^|(?<!${letter}))${not}${own}['’]s(?!${letter})`, 'gu');
  const spokenOf = new RegExp(`(?<=(?:^|(?<!${letter}))(?:${BEFORE}) |, |: )${not}${own}(?=[.,;)]|$)`, 'gu');
  return (text) =>
    lettered(text)
      .replace(acts, (_whole, now: string, verb: string) => `You ${now}${secondPerson(verb)}`)
      .replace(has, (_whole, _before: string, at: number) => (at === 0 ? 'Your' : 'your'))
      .replace(spokenOf, 'you');
}
