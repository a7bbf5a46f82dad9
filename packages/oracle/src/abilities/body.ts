/** Bodies of spells and abilities: instructions, or modes of them. 2006: 402.9, 409.1b · 2009, 2011, 2026: 700.2 */
import type { Body, Count, Instruction } from '@rulewright/engine';
import { alt, many, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { effects, openEffects } from '../clauses/index.ts';

const count = (min: number, max: number | null): Count => ({ min, max });

const howMany: Rule<Count> = words<Count>('how many modes', {
  one: count(1, 1),
  two: count(2, 2),
  three: count(3, 3),
  'one or both': { ...count(1, 2), $both: true } as Count,
  'one or more': count(1, null),
  'two or more': count(2, null),
  'up to two': count(0, 2),
});

const option: Rule = alt('a mode', () => [phrase('• {e}', { effect: '$e' }, { e: effects })]);

/** `Choose one —` and its list. */
const modal: Rule<Body> = alt('modes', () => [
  phrase('choose {n} — \n{o}', { effect: [], modes: { count: '$n', options: '$o' } }, { n: howMany, o: () => options }),
  phrase('{p} chooses {n} — \n{o}', { effect: [], modes: { count: '$n', by: '$p', options: '$o' } }, { n: howMany, o: () => options, p: () => chooser }),
  phrase('choose {n}. you may choose the same mode more than once.\n{o}', { effect: [], modes: { count: '$n', repeat: true, options: '$o' } }, { n: howMany, o: () => options }),
  phrase('choose {n} — {o}.', { effect: [], modes: { count: '$n', options: '$o', $inline: true } }, { n: howMany, o: () => inlineOptions }),
]) as Rule<Body>;

const options: Rule = many(option, ['\n']);
const inlineOption: Rule = alt('a mode', () => [phrase('{e}', { effect: '$e' }, { e: openEffects })]);
const inlineOptions: Rule = many(inlineOption, [';', 'or'], { min: 2 });
const chooser: Rule = words('who chooses', { 'a opponent': { who: 'opponent' } });

const plain = (rule: Rule<readonly Instruction[]>): Rule<Body> => phrase<Body>('{e}', { effect: '$e' }, { e: () => rule });

/** What a spell or ability does. */
export const body: Rule<Body> = alt('what it does', () => [plain(effects), modal]);
/** The same without the last full stop. */
export const openBody: Rule<Body> = alt('what it does', () => [plain(openEffects)]);
