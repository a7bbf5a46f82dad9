/** Bodies of spells and abilities: instructions, or modes of them. 2006: 401.3, 409.1b · 2009, 2011, 2026: 700.2 */
import type { Body, Count, Instruction } from '@rulewright/engine';
import { alt, equal, many, map, marked, phrasesOf, words } from '../grammar/index.ts';
import type { Rule, Wording } from '../grammar/index.ts';
import { withTable } from '../clauses/dice.ts';
import { effects, openEffects } from '../clauses/index.ts';
import { paidBesides } from '../conditions/as-cast.ts';
import { condition } from '../nouns/index.ts';
import { label } from './words.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  asChosen,
  chooser,
  effects,
  howMany,
  label,
  modal,
  openEffects,
  pawprints,
  spreeOptions: many(spreeOption, ['\n']),
  tieredOptions: many(tieredOption, ['\n']),
  worthOptions: many(worthOption, ['\n']),
}));

const count = (min: number, max: number | null): Count => ({ min, max });

export const howMany: Rule<Count> = words<Count>('how many modes', {
  one: count(1, 1),
  two: count(2, 2),
  three: count(3, 3),
  four: count(4, 4),
  five: count(5, 5),
  'one or both': { ...count(1, 2), $both: true } as Count,
  'one or more': count(1, null),
  'two or more': count(2, null),
  'any number': count(0, null),
  'up to one': count(0, 1),
  'up to two': count(0, 2),
});

/** One mode of a list, with a flavor word or without (2026: 207.2d). */
export const option: Rule = alt('a mode', () => [
  phrase('• {e:effects}', { effect: '$e' }),
  phrase('• {w:label} — {e:effects}', { effect: '$e', $label: '$w' }),
]);

/** Modes that cost more (2026: 702.172, 702.183). */
const spreeOption: Rule = phrase('+ {m:manaSymbols} — {e:effects}', { cost: { mana: '$m' }, effect: '$e' });
const tieredOption: Rule = phrase('• {w:label} — {m:manaSymbols} — {e:effects}', {
  cost: { mana: '$m' },
  effect: '$e',
  $label: '$w',
});
/** Modes of which each is worth as many pawprints as stand before it (2026: 107.18, 700.2i). */
const pawprints: Rule<number> = map<readonly true[], number>(
  many(words<true>('a pawprint', { '{P}': true })),
  (symbols) => symbols.length,
  (worth) => (worth > 0 ? Array.from({ length: worth }, () => true as const) : undefined),
);
const worthOption: Rule = phrase('{w:pawprints} — {e:effects}', { worth: '$w', effect: '$e' });
/** Any mode that stands on a line of its own. */
export const listedOption: Rule = alt('a mode', () => [option, spreeOption, tieredOption, worthOption]);
export const spreeModes: Rule<Body> = phrase<Body>('{o:spreeOptions}', {
  effect: [],
  modes: { count: count(1, null), options: '$o' },
});
export const tieredModes: Rule<Body> = phrase<Body>('{o:tieredOptions}', {
  effect: [],
  modes: { count: count(1, 1), options: '$o' },
});

/** The wordings that print modes in one sentence: `Choose one — …; or …`. */
const IN_LINE: ReadonlySet<Wording> = new Set<Wording>(['2006-10', '2009-10', '2011-09']);
const printedIn = (inLine: boolean, rule: Rule<Body>): Rule<Body> => ({
  ...rule,
  print: (printing, value, agreement) =>
    IN_LINE.has(printing.wording) === inLine ? rule.print(printing, value, agreement) : undefined,
});

const ONE_OR_TWO = { q: 'if', condition: '$c', then: 2, else: 1 };
const oneOrAll = (condition: unknown, all: number): unknown => ({
  min: 1,
  max: { q: 'if', condition, then: all, else: 1 },
});
/** What is so as modes are chosen: as a spell is cast, or a triggered ability put on the stack (2026: 601.2b, 603.3c). */
const asChosen: Rule = alt('a condition', () => [
  paidBesides,
  marked(phrase('{c:condition} as you <to cast> this spell', '$c'), '$as', 'cast'),
  condition,
]);

const worthModes: Rule<Body> = phrase<Body>(
  'choose up to {n:numberWord} {P} worth of modes. you may choose the same mode more than once. \n {o:worthOptions}',
  { effect: [], modes: { count: count(0, null), worth: '$n', repeat: true, options: '$o' } },
);

/** `Choose one —` and its modes, as a list or in one sentence. */
const modal: Rule<Body> = alt('modes', () => [
  worthModes,
  ...listed('\n{o}', () => options).map((rule) => printedIn(false, rule)),
  ...listed('{o}.', () => inLineOptions).map((rule) => printedIn(true, rule)),
]);

function listed(list: string, options: () => Rule): readonly Rule<Body>[] {
  return [
    phrase.with({ o: options })<Body>(`choose {n:howMany} — ${list}`, {
      effect: [],
      modes: { count: '$n', options: '$o' },
    }),
    phrase.with({ o: options })<Body>(`choose {n:howMany} that hasn't been chosen — ${list}`, {
      effect: [],
      modes: { count: '$n', unchosen: 'ever', options: '$o' },
    }),
    phrase.with({ o: options })<Body>(`choose {n:howMany} that hasn't been chosen this turn — ${list}`, {
      effect: [],
      modes: { count: '$n', unchosen: 'turn', options: '$o' },
    }),
    phrase.with({ o: options })<Body>(`{p:chooser} chooses {n:howMany} — ${list}`, {
      effect: [],
      modes: { count: '$n', by: '$p', options: '$o' },
    }),
    ...(
      [
        ['you may choose both', { min: 1, max: ONE_OR_TWO }, {}],
        ['you may choose two', { min: 1, max: ONE_OR_TWO }, { $two: true }],
        ['choose both', { min: ONE_OR_TWO, max: ONE_OR_TWO }, {}],
      ] as const
    ).map(([words, modes, mark]) =>
      phrase.with({ o: options })<Body>(`choose one. if {c:asChosen}, ${words} instead.${list}`, {
        effect: [],
        modes: { count: modes, options: '$o', ...mark },
      }),
    ),
    map<{ c: unknown; o: readonly unknown[] }, Body>(
      phrase.with({ o: options })(`choose one. if {c:asChosen}, choose one or more instead.${list}`, {
        c: '$c',
        o: '$o',
      }),
      ({ c, o }) => ({ effect: [], modes: { count: oneOrAll(c, o.length), options: o } }) as unknown as Body,
      (body) => {
        const { count: { max } = {}, options: o = [] } = (body?.modes ?? {}) as {
          count?: { max?: unknown };
          options?: readonly unknown[];
        };
        const c = (max as { condition?: unknown } | undefined)?.condition;
        return c !== undefined && equal(body.modes, { count: oneOrAll(c, o.length), options: o })
          ? { c, o }
          : undefined;
      },
    ),
    phrase.with({ o: options })<Body>(`choose {n:howMany}. you may choose the same mode more than once.${list}`, {
      effect: [],
      modes: { count: '$n', repeat: true, options: '$o' },
    }),
  ];
}

const options: Rule = many(option, ['\n']);
/** One mode within a sentence. */
export const inLineOption: Rule = alt('a mode', () => [phrase('{e:openEffects}', { effect: '$e' })]);
/** `a; or b; or c`. */
const inLineOptions: Rule = many(inLineOption, [';', 'or'], { min: 2 });
const chooser: Rule = words('who chooses', { 'a opponent': { who: 'opponent' } });

const plain = (rule: Rule<readonly Instruction[]>): Rule<Body> =>
  phrase.with({ e: rule })<Body>('{e}', { effect: '$e' });

/** "When you do, choose two —": an ability that triggers because of what has been done has modes (2026: 603.3c, 603.12). */
const modesThen = (m: unknown): Instruction =>
  ({
    do: 'if',
    condition: { if: 'thatDone', who: { who: 'you' } },
    then: [{ do: 'reflexive', body: m }],
    $when: true,
  }) as unknown as Instruction;
const modalThen: Rule<Body> = map<{ e: readonly Instruction[]; m: Body }, Body>(
  phrase('{e:effects} when you do, {m:modal}', { e: '$e', m: '$m' }),
  ({ e, m }) => ({ effect: [...e, modesThen(m)] }),
  ({ effect }) => {
    const last = effect.at(-1) as { then?: readonly { body?: Body }[] } | undefined;
    const m = last?.then?.[0]?.body;
    return m?.modes !== undefined && equal(last, modesThen(m)) ? { e: effect.slice(0, -1), m } : undefined;
  },
);

/** What a spell or ability does. */
export const body: Rule<Body> = alt('what it does', () => [
  plain(effects),
  plain(withTable(() => effects)),
  modal,
  modalThen,
]);
/** The same without the last full stop. */
export const openBody: Rule<Body> = alt('what it does', () => [plain(openEffects)]);
