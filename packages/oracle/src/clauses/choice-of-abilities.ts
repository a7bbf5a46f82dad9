/** "Gains your choice of flying or haste": one of several abilities, chosen as the effect is made. 2006: 413.2 · 2009, 2011, 2026: 608.2d */
import type { Ability, ContinuousPart, Instruction, Modification } from '@rulewright/engine';
import { someNode } from '@rulewright/engine';
import { equal, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { duration, ptChange } from '../nouns/index.ts';
import { protectedFrom as protectionFrom } from '../keywords/printed-forms.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ ofQuality }));

type OneOf = Extract<Instruction, { do: 'oneOf' }>;
interface Said {
  o: unknown;
  d: unknown;
  c?: object;
  l: readonly Modification[];
  /** the choice stands in a sentence of its own, before what gains it */
  first?: 'first';
}

/** An ability that is gained. */
const gained = (abilities: Rule): Rule<Modification> =>
  map<unknown, Modification>(
    abilities,
    (list) => {
      const one = list as readonly Ability[];
      return one.length === 1 ? { mod: 'gain', abilities: one } : undefined;
    },
    (value) => (value.mod === 'gain' ? value.abilities : undefined),
  );
const lost: Rule<Modification> = phrase<Modification>('{k:heldKeyword}', { mod: 'lose', '...': '$k' });

const labelOf = (mod: Modification): string => {
  const [ability] = mod.mod === 'gain' ? mod.abilities : [];
  return mod.mod === 'lose' ? mod.keyword : ability?.ability === 'keyword' ? ability.keyword : 'an ability';
};

const option = ({ o, d, c }: Omit<Said, 'l'>, mod: Modification, first: boolean): OneOf['options'][number] => {
  const change = c === undefined ? [] : [{ mod: 'modifyPT', ...c }];
  const part = { part: 'change', affects: first ? o : { set: 'same' }, mods: [...change, mod] };
  return {
    label: labelOf(mod),
    effect: [{ do: 'effect', parts: [part as unknown as ContinuousPart], duration: d } as Instruction],
  };
};

const chosen = (said: Said): OneOf =>
  ({
    do: 'oneOf',
    who: { who: 'you' },
    options: said.l.map((mod, i) => option(said, mod, i === 0)),
    $choice: said.first ?? true,
  }) as unknown as OneOf;

/** The parts of what was said, if it is such a choice. */
function saidBy(value: unknown): Said | undefined {
  const { do: doing, options, $choice } = (value ?? {}) as OneOf & { $choice?: true | 'first' };
  if (doing !== 'oneOf' || $choice === undefined) return undefined;
  const [effect] = (options[0]?.effect ?? []) as Extract<Instruction, { do: 'effect' }>[];
  const [part] = effect?.parts ?? [];
  if (part?.part !== 'change') return undefined;
  const l = options.flatMap(({ effect: [one] }) => {
    const [first] = one?.do === 'effect' ? one.parts : [];
    return first?.part === 'change' ? first.mods.slice(-1) : [];
  });
  const change = part.mods.length === 2 ? (part.mods[0] as Modification) : undefined;
  if (change !== undefined && change.mod !== 'modifyPT') return undefined;
  const { mod: _, ...c } = change ?? { mod: undefined };
  const first = $choice === 'first' ? { first: $choice } : {};
  const said: Said = { o: part.affects, d: effect?.duration, l, ...(change === undefined ? {} : { c }), ...first };
  return equal(chosen(said), value) ? said : undefined;
}

const choice = (pattern: string, kind: Rule<Modification>, subject: Rule, lasts: Rule, change: boolean): Rule => {
  const isFirst = pattern.startsWith('choose');
  return map<Said, OneOf>(
    phrase.with({ o: subject, d: lasts, l: series(kind, 'or'), c: ptChange })<Said>(pattern, {
      o: '$o',
      d: '$d',
      l: '$l',
      ...(change ? { c: '$c' } : {}),
      ...(isFirst ? { first: 'first' } : {}),
    }),
    chosen,
    (value) => {
      const said = saidBy(value);
      const fits = said?.l.every(({ mod }) => (mod === 'lose') === (kind === lost)) === true;
      return fits && (said?.c !== undefined) === change && (said?.first !== undefined) === isFirst ? said : undefined;
    },
  );
};

/** One of two changes, with what tells them apart; the mark says which phrase it is. */
const oneOfTwo = (mods: readonly [object, object], labels: readonly [string, string], mark: object): object => ({
  do: 'oneOf',
  who: { who: 'you' },
  options: mods.map((mod, i) => ({
    label: labels[i],
    effect: [
      {
        do: 'effect',
        parts: [{ part: 'change', affects: i === 0 ? '$o' : { set: 'same' }, mods: [mod] }],
        duration: '$d',
      },
    ],
  })),
  ...mark,
});

/** "Gets +2/-2 or -2/+2." */
const eitherChange = (subject: Rule): Rule =>
  phrase.with({ o: subject })(
    '{o!} get~ {a:ptChange} or {b:ptChange} {d:duration}',
    oneOfTwo(
      [
        { mod: 'modifyPT', '...': '$a' },
        { mod: 'modifyPT', '...': '$b' },
      ],
      ['the first change', 'the second change'],
      { $change: true },
    ),
  );

const protectedFrom = (quality: unknown): object => ({
  mod: 'gain',
  abilities: [{ ability: 'keyword', keyword: 'protection', quality }],
});
/** From objects of some quality, as the keyword says it; nothing is chosen for it. */
const ofQuality: Rule = map<{ quality?: unknown }, unknown>(
  protectionFrom,
  ({ quality }) => (isChosen(quality) ? undefined : quality),
  (quality) => (quality === undefined || isChosen(quality) ? undefined : { quality }),
);
const isChosen = (quality: unknown): boolean => someNode(quality, ({ ref }) => ref === '?choose');
/** "Gains protection from artifacts or from the color of your choice." */
const eitherProtection = (subject: Rule): Rule =>
  phrase.with({ o: subject })(
    '{o!} gain~ protection from {f:ofQuality} or from the color of your choice {d:duration}',
    oneOfTwo(
      [protectedFrom('$f'), protectedFrom({ is: 'color', color: { ref: '?choose' } })],
      ['from those', 'from a color'],
      { $protection: true },
    ),
  );

/** "Loses first strike or swampwalk." */
const eitherLost = (subject: Rule): Rule =>
  phrase.with({ o: subject })(
    '{o!} lose~ {a:heldKeyword} or {b:heldKeyword} {d:duration}',
    oneOfTwo(
      [
        { mod: 'lose', '...': '$a' },
        { mod: 'lose', '...': '$b' },
      ],
      ['the first ability', 'the second ability'],
      { $lost: true },
    ),
  );

const ofType = (subtype: string): object => ({ mod: 'types', op: 'set', subtypes: [subtype] });
/** "Becomes a Plains or an Island." */
const eitherLandType = (subject: Rule): Rule =>
  phrase.with({ o: subject })(
    '{o!} become~ a {a:basicLandType} or a {b:basicLandType} {d:duration}',
    oneOfTwo([ofType('$a'), ofType('$b')], ['the first type', 'the second type'], { $types: true }),
  );

/** "Until end of turn, it has base power 1 or base toughness 1." */
const eitherBase = (subject: Rule): Rule =>
  phrase.with({ o: subject })(
    '{d:until}, {o!} have~ base power {n:plainDigits} or base toughness {m:plainDigits}',
    oneOfTwo(
      [
        { mod: 'setPT', power: '$n' },
        { mod: 'setPT', toughness: '$m' },
      ],
      ['base power', 'base toughness'],
      { $base: true },
    ),
  );

/** Clauses with an object as subject; `abilities`: a series of them. */
export const choicesOfAbilities = (subject: Rule, abilities: Rule): readonly Rule[] => [
  choice('{o!} gain~ your choice of {l} {d}', gained(abilities), subject, duration, false),
  choice('choose {l}. {o!} gain~ that ability {d}', gained(abilities), subject, duration, false),
  choice('{o!} lose~ your choice of {l} {d}', lost, subject, duration, false),
  choice('{o!} get~ {c} and gain~ your choice of {l} {d}', gained(abilities), subject, duration, true),
  eitherChange(subject),
  eitherProtection(subject),
  eitherLost(subject),
  eitherLandType(subject),
  eitherBase(subject),
];
