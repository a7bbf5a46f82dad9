/**
 * Effects that last for as long as a condition holds, or until something leaves: each such effect of the pool, found by its tree, is begun on a
 * table where everything it names can be removed. Once that is removed nothing of the effect is left, and where it is removed
 * first the effect never begins (2006: 418.3d · 2009, 2011, 2026: 611.2b).
 */
import {
  type Ability,
  type CardDefinition,
  type EditionName,
  type Game,
  type Setup,
  answer,
  createGame,
  decision,
  fork,
  objectOf,
} from '@rulewright/engine';
import { cardText } from '@rulewright/cards';
import { type CardText, compile } from '@rulewright/oracle';
import { type RandomSource, randomSource, uniformAnswer } from '@rulewright/players';

type Tree = Readonly<Record<string, unknown>>;

/** An ability of a card whose effect lasts like that, as one that costs nothing but its tapping. */
export interface Lasting {
  readonly card: string;
  readonly definition: CardDefinition;
  /** what its duration names: itself, and its targets by their names */
  readonly names: { readonly self: boolean; readonly refs: readonly string[] };
}

export interface Tried {
  readonly card: string;
  readonly edition: EditionName;
  readonly number: number;
  /** what was removed with the effect going on; none: the effect never began here */
  readonly removed: readonly string[];
  /** what is wrong; null where nothing is */
  readonly fault: string | null;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const LASTING = /for as long as|until .* leaves/i;
const MOST_ANSWERS = 200;

/** Every such ability of the cards that are understood. */
export function lastingAbilities(cards: Iterable<CardText>): readonly Lasting[] {
  const found: Lasting[] = [];
  for (const card of cards) {
    if (!LASTING.test(JSON.stringify(card))) continue;
    const compiled = compile(card);
    if (!compiled.ok) continue;
    const { definition } = compiled;
    const [face] = definition.faces;
    for (const ability of face.abilities) {
      const body = bodyOf(ability);
      const durations = body === null ? [] : durationsIn(body);
      if (body === null || durations.length === 0) continue;
      const names = { self: durations.some(namesSelf), refs: [...new Set(durations.flatMap(refsIn))] };
      if (!names.self && names.refs.length === 0) continue;
      found.push({ card: card.name, names, definition: asSource(definition, body, tapsItself(ability)) });
    }
  }
  return found;
}

const bodyOf = (ability: Ability): Tree | null =>
  'body' in ability && isTree(ability.body) ? (ability.body as unknown as Tree) : null;

/** The durations of effects that end with something, below a tree. Those that last while something is *not* so name nothing that has to be there. */
function durationsIn(tree: unknown): readonly Tree[] {
  if (!isTree(tree)) return [];
  const own =
    tree['do'] === 'effect' && isTree(tree['duration']) && endsWithThings(tree['duration']) ? [tree['duration']] : [];
  return [...own, ...Object.values(tree).flatMap(durationsIn)];
}

const endsWithThings = (duration: Tree): boolean =>
  (duration['until'] === 'asLongAs' || duration['until'] === 'leaves' || duration['until'] === 'all') &&
  !/"if":"(not|or)"/.test(JSON.stringify(duration));

const namesSelf = (duration: Tree): boolean => /"(set|is)":"self"/.test(JSON.stringify(duration));

const refsIn = (duration: Tree): readonly string[] =>
  [...JSON.stringify(duration).matchAll(/"set":"ref","name":"([^"]+)"/g)].map(([, name]) => name as string);

const tapsItself = (ability: Ability): boolean =>
  ability.ability === 'activated' && JSON.stringify(ability.cost).includes('"do":"tap","what":{"set":"self"}');

/** An artifact creature with that ability alone. */
function asSource(of: CardDefinition, body: Tree, taps: boolean): CardDefinition {
  const { timing: _timing, ...rest } = body;
  const cost = taps ? { actions: [{ do: 'tap', what: { set: 'self' } }] } : {};
  const ability = { ability: 'activated', cost, body: rest } as unknown as Ability;
  return withAbilities(`durations:${of.key}:${JSON.stringify(ability)}`, 'Source', 'Artifact Creature — Golem', [
    ability,
  ]);
}

function withAbilities(key: string, name: string, typeLine: string, abilities: readonly Ability[]): CardDefinition {
  const made = compile(
    cardText(
      [{ name, typeLine, manaCost: '{0}', ...(/Creature/.test(typeLine) ? { power: '2', toughness: '2' } : {}) }],
      { layout: 'normal' },
    ),
  );
  if (!made.ok) throw new Error(`${name} is not understood`);
  return { ...made.definition, key, faces: [{ ...made.definition.faces[0], abilities }] };
}

const REMOVES = {
  ability: 'spell',
  body: {
    effect: [
      {
        do: 'move',
        what: {
          set: 'choice',
          by: { who: 'you' },
          from: { set: 'all', where: { is: 'permanent' } },
          count: { min: 1, max: 1 },
        },
        to: { zone: 'exile' },
      },
    ],
  },
} as unknown as Ability;

const REMOVAL = withAbilities('durations:removal', 'Removal', 'Instant', [REMOVES]);
const plain = (name: string, typeLine: string): CardDefinition =>
  withAbilities(`durations:${name}`, name, typeLine, []);
/** One of each kind of permanent, on both sides. */
const BYSTANDERS = [
  plain('Bystander', 'Creature — Human Soldier Wizard Elf Goblin Zombie Beast Vampire Bird Thrull Angel'),
  withAbilities('durations:Flier', 'Flier', 'Creature — Bird Elf', [
    { ability: 'keyword', keyword: 'flying' },
  ] as unknown as readonly Ability[]),
  plain('Engine', 'Artifact'),
  plain('Ground', 'Land — Plains Island Swamp Mountain Forest'),
  plain('Law', 'Enchantment'),
];

function tableFor({ definition }: Lasting, edition: EditionName, seed: string): Game | null {
  const placed = (def: CardDefinition, player: number, zone: 'battlefield' | 'hand' | 'library' | 'graveyard') => ({
    name: def.faces[0].name,
    def: def.key,
    player,
    zone,
    label: def.faces[0].name,
  });
  const setup: Setup = {
    edition,
    seed,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: [definition, REMOVAL, ...BYSTANDERS],
    startingPlayer: 0,
    position: {
      active: 0,
      step: 'main1',
      turn: 5,
      life: [null, null],
      poison: [0, 0],
      objects: [
        placed(definition, 0, 'battlefield'),
        placed(REMOVAL, 0, 'hand'),
        placed(REMOVAL, 0, 'hand'),
        ...[0, 1].flatMap((player) => BYSTANDERS.map((each) => placed(each, player, 'battlefield'))),
        ...[0, 1].flatMap((player) =>
          Array.from({ length: 5 }, () => placed(BYSTANDERS[0] as CardDefinition, player, 'library')),
        ),
        ...[0, 1].map((player) => placed(BYSTANDERS[0] as CardDefinition, player, 'graveyard')),
      ],
    },
  };
  const made = createGame(setup);
  return made.ok ? made.game : null;
}

/** Answers at random until somebody may act; the first choice of an object is `wanted` where it is offered. */
function settle(game: Game, random: RandomSource, wanted: number | null = null): void {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const asked = decision(game);
    if (asked === null || asked.kind === 'priority') return;
    const at = 'options' in asked ? asked.options.findIndex((o) => 'object' in o && o.object === wanted) : -1;
    const given = at >= 0 && asked.form === 'choose' ? [at] : uniformAnswer(random, asked, game);
    if (!answer(game, given).ok) answer(game, uniformAnswer(random, asked, game));
  }
}

/** Takes the action of that kind with that object; false where it is not offered. */
function act(game: Game, kind: 'activate' | 'cast', name: string, random: RandomSource): boolean {
  const asked = decision(game);
  if (asked?.form !== 'choose') return false;
  const at = asked.options.findIndex((option) => {
    if (!('action' in option) || option.action.act !== kind) return false;
    const object = objectOf(game, option.action.object);
    return object !== null && game.definitions.get(object.def)?.name === name;
  });
  if (at < 0 || !answer(game, [at]).ok) return false;
  settle(game, random);
  return true;
}

/** Everybody passes until the top of the stack has left it. */
function resolveTop(game: Game, random: RandomSource, wanted: number | null = null): void {
  const top = game.state.stack.at(-1);
  for (let n = 0; n < MOST_ANSWERS && top !== undefined && game.state.stack.includes(top); n++) {
    if (decision(game)?.kind === 'priority') answer(game, [0]);
    settle(game, random, wanted);
  }
}

/** Removes an object with the spell for it. */
function remove(game: Game, id: number, random: RandomSource): boolean {
  if (!act(game, 'cast', 'Removal', random)) return false;
  resolveTop(game, random, id);
  return objectOf(game, id) === null;
}

/** The effects that the source's ability has begun and that end with something. */
const effectsOf = ({ state }: Game, source: number) =>
  state.effects.filter(
    (effect) => effect.source === source && ['condition', 'leaves', 'any'].includes(effect.expires.at),
  );

/** One try with one ability: number `number` of the seed, the same every time. */
export function tryDuration(lasting: Lasting, edition: EditionName, seed: string, number: number): Tried {
  const random = randomSource(`${seed}/${lasting.card}/${number}`);
  const about = { card: lasting.card, edition, number };
  const game = tableFor(lasting, edition, `${seed}/${number}`);
  if (game === null) return { ...about, removed: [], fault: null };
  settle(game, random);
  const source = game.state.battlefield[0] ?? 0;
  if (!act(game, 'activate', 'Source', random)) return { ...about, removed: [], fault: null };
  if (lasting.names.self) {
    const before = fork(game);
    if (remove(before, source, random)) {
      resolveTop(before, random);
      if (effectsOf(before, source).length > 0)
        return { ...about, removed: ['source first'], fault: 'an effect began whose source had left' };
    }
  }
  resolveTop(game, random);
  const removed: string[] = [];
  for (const effect of effectsOf(game, source)) {
    const named = [
      ...(lasting.names.self ? [{ name: 'source', id: source }] : []),
      ...lasting.names.refs.flatMap((name) => (effect.env[name]?.objects ?? []).map((id) => ({ name, id }))),
    ].filter(({ id }) => objectOf(game, id)?.zone === 'battlefield');
    for (const { name, id } of named) {
      const after = fork(game);
      if (!remove(after, id, random)) continue;
      removed.push(name);
      if (after.state.effects.some((left) => left.id === effect.id))
        return { ...about, removed, fault: `the effect goes on without ${name}` };
    }
  }
  return { ...about, removed, fault: null };
}
