/** "For each opponent, destroy up to one target creature that player controls": so many targets for each of those players. 2006: 409.1d · 2009, 2011, 2026: 601.2c */
import { someNode } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, phrasesOf, replaced, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { inNumber, whatSomebodyDoes } from '../nouns/players.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ singularWhatSomebodyDoes: inNumber(whatSomebodyDoes, 1) }));

type Node = Readonly<Record<string, unknown>>;
type Spec = Node & { readonly count?: { readonly min?: unknown }; readonly objects: unknown };
const THAT: Node = { who: 'that' };
/** Said as what they are. */
const THAT_OPPONENT: Node = { who: 'that', $d: 'opponent' };

/** The tree with each target in it as `change` has it, and how many it has changed; undefined: it has not. */
function targetsChanged(node: unknown, change: (spec: Spec) => Node | undefined): { node: unknown; changed: number } {
  if (typeof node !== 'object' || node === null) return { node, changed: 0 };
  const { set, spec } = node as { set?: unknown; spec?: Spec };
  if (set === 'target' && spec?.objects !== undefined) {
    const other = change(spec);
    return other === undefined ? { node, changed: 0 } : { node: { ...node, spec: other }, changed: 1 };
  }
  let changed = 0;
  const inner = (value: unknown): unknown => {
    const one = targetsChanged(value, change);
    changed += one.changed;
    return one.node;
  };
  const whole = Array.isArray(node)
    ? node.map(inner)
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inner(value)]));
  return { node: whole, changed };
}

/** Of what "that player" has, up to so many: for each of those players. */
const forEach =
  (players: Node, that: Node) =>
  (spec: Spec): Node | undefined => {
    const objects = replaced(spec.objects, that, players);
    return spec.count?.min !== 0 || equal(objects, spec.objects) ? undefined : { ...spec, objects, forEach: players };
  };

/** And as it is said. */
const ofThatPlayer =
  (players: Node, that: Node) =>
  ({ forEach: of, ...spec }: Spec): Node | undefined =>
    of === undefined ? undefined : { ...spec, objects: replaced(spec.objects, players, that) };

const PLAYERS = [
  ['opponent', 'opponents'],
  ['player', 'all'],
] as const;

/** "For each isolation counter on it, exile up to one target permanent": as many targets as there are counters. */
const asManyTargets = (clause: () => Rule): Rule =>
  map<{ k: unknown; o: unknown; c: unknown }, unknown>(
    phrase.with({ c: clause })(
      'for each {k:counterKind} counter on {o:definite}, {c}',
      { k: '$k', o: '$o', c: '$c' },
      { agree: 'none' },
    ),
    ({ k, o, c }) => {
      const count = { min: 0, max: { q: 'counters', counter: k, on: o } };
      const { node, changed } = targetsChanged(c, (spec) =>
        equal(spec.count, { min: 0, max: 1 }) ? { ...spec, count } : undefined,
      );
      return changed === 1 ? { ...(node as Node), $asMany: true } : undefined;
    },
    (value) => {
      const { $asMany, ...plain } = (value ?? {}) as { $asMany?: true };
      let counters: { counter?: unknown; on?: unknown } = {};
      const { node, changed } = targetsChanged(plain, ({ count, ...spec }) => {
        counters = (count as { max?: object } | undefined)?.max ?? {};
        return { ...spec, count: { min: 0, max: 1 } };
      });
      return $asMany === true && changed === 1 ? { k: counters.counter, o: counters.on, c: node } : undefined;
    },
  );

const YOU: Node = { who: 'you' };
/** Whose turn it is among them, while you act. */
const named = (name: string): Node => ({ do: 'bind', name, value: { players: { who: 'actor' } } });
const SEARCHED = named('searched');
const ATTACKED = named('attacked');
/** "For each opponent, create a token that's tapped and attacking that opponent": a token for each, whom it attacks. */
const attacksThat = (value: unknown): boolean => {
  const { do: doing, attacksPlayer } = (value ?? {}) as { do?: unknown; attacksPlayer?: { who?: unknown } };
  return doing === 'createTokens' && attacksPlayer?.who === 'that';
};
const createdForEach = (clause: () => Rule): readonly Rule[] =>
  PLAYERS.map(([word, who]) =>
    map<{ c: Node }, Node>(
      phrase.with({ c: clause })(`for each ${word}, {c}`, { c: '$c' }, { agree: 'none' }),
      ({ c }) => {
        if (!attacksThat(c)) return undefined;
        const { who: maker, attacksPlayer: $said, ...rest } = c;
        const implied = (maker as Node | undefined)?.['who'] !== 'you';
        const made = { who: YOU, ...rest, attacksPlayer: { who: 'ref', name: 'attacked' }, $said };
        return {
          do: 'forEachPlayer',
          who: { who },
          effect: [ATTACKED, { ...made, ...(implied ? { $maker: maker } : {}) }],
          $each: word,
        };
      },
      (value) => {
        const { $each, effect } = (value ?? {}) as { $each?: string; effect?: readonly Node[] };
        const { $said, $maker, who: _, ...rest } = effect?.[1] ?? {};
        if ($each !== word || $said === undefined) return undefined;
        return { c: { who: $maker ?? YOU, ...rest, attacksPlayer: $said } };
      },
    ),
  );

/** "For each player, search that player's library …, then that player shuffles": you search, and that is each of them in turn. */
const searchedForEach = (clauses: () => Rule): readonly Rule[] =>
  PLAYERS.map(([word, who]) =>
    map<{ c: readonly Node[] }, Node>(
      phrase.with({ c: clauses })(`for each ${word}, {c}`, { c: '$c' }, { agree: 'none' }),
      ({ c }) => {
        const [first] = c as readonly { do?: string; of?: Node }[];
        if (first?.do !== 'search' || first.of?.['who'] !== 'that') return undefined;
        const [search, ...more] = c.map(doneBy(SUBJECT, YOU));
        const effect = [SEARCHED, { ...search, of: { who: 'ref', name: 'searched' } }, ...more];
        return { do: 'forEachPlayer', who: { who }, effect, $search: word };
      },
      (value) => {
        const { $search, effect } = (value ?? {}) as { $search?: string; effect?: readonly Node[] };
        if ($search !== word || effect === undefined) return undefined;
        const [, search, ...more] = effect.map(doneBy(YOU, SUBJECT));
        return { c: [{ ...search, of: THAT }, ...more] };
      },
    ),
  );
const doneBy =
  (said: Node, meant: Node) =>
  (one: Node): Node =>
    equal(one['who'], said) ? { ...one, who: meant } : one;

/** "For each player, ~ deals 1 damage to that player unless he or she pays {B} or {3}": each decides in turn. */
const unlessEachPays = (clauses: () => Rule): readonly Rule[] =>
  PLAYERS.map(([word, who]) =>
    map<{ c: readonly Node[] }, Node>(
      phrase.with({ c: clauses })(`for each ${word}, {c}`, { c: '$c' }, { agree: 'none' }),
      ({ c }) => {
        const [only, ...more] = c;
        if (only?.['do'] !== 'pay' || !equal(only['who'], { who: 'they' }) || more.length > 0) return undefined;
        return { do: 'forEachPlayer', who: { who }, effect: c, $pays: word };
      },
      (value) => {
        const { $pays, effect } = (value ?? {}) as { $pays?: string; effect?: readonly Node[] };
        return $pays !== word || effect === undefined ? undefined : { c: effect };
      },
    ),
  );

/** Nobody of them is spoken of: what is done is the same for each. */
const ofNoneOfThem = (list: unknown): unknown =>
  someNode(list, ({ who }) => who === 'that' || who === 'they') ? undefined : list;
/** "For each opponent who can't, you draw a card", "for each opponent who has less life than you, create a token": so many times. */
export const forEachSuchPlayer = (clauses: () => Rule): readonly Rule[] =>
  PLAYERS.flatMap(([word, who]) => {
    const doing = (of: object, $who: string) => ({
      do: 'repeat',
      times: { q: 'countPlayers', of },
      effect: '$c',
      $who,
    });
    const c = kept<unknown>(lazy(clauses), ofNoneOfThem);
    const withClauses = phrase.with({ c });
    return [
      withClauses(`for each ${word} who can't, {c}`, doing({ who: 'whoDid', word, cannot: true }, "can't"), {
        agree: 'none',
      }),
      withClauses(
        `for each ${word} who {r:singularWhatSomebodyDoes}, {c}`,
        doing({ who: 'where', of: { who }, condition: '$r' }, 'such'),
        { agree: 'none' },
      ),
    ];
  });

/** `clause`: any clause; it is kept if just one target in it is of "that player", or if it makes what attacks that player. */
export const forEachPlayer = (clause: () => Rule, clauses: () => Rule): Rule =>
  alt('for each player', () => [
    ...createdForEach(clause),
    ...searchedForEach(clauses),
    ...unlessEachPays(clauses),
    asManyTargets(clause),
    ...(
      [
        ['player', 'all', 'all', THAT],
        ['opponent', 'opponents', 'opponents', THAT],
        ['opponent', 'opponents', 'that opponent', THAT_OPPONENT],
      ] as const
    ).map(([word, who, said, that]) =>
      map<{ c: unknown }, unknown>(
        phrase.with({ c: clause })(`for each ${word}, {c}`, { c: '$c' }, { agree: 'none' }),
        ({ c }) => {
          const { node, changed } = targetsChanged(c, forEach({ who }, that));
          return changed === 1 ? { ...(node as Node), $forEach: said } : undefined;
        },
        (value) => {
          const { $forEach, ...plain } = value as { $forEach?: string };
          return $forEach === said ? { c: targetsChanged(plain, ofThatPlayer({ who }, that)).node } : undefined;
        },
      ),
    ),
  ]);
