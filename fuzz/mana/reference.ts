/**
 * Whether a spell can be paid for, by trying everything: every mana ability in every order, every way to pay. Written from the rules texts alone;
 * it shares no code with the engine.
 * 2006: 104.3, 406, 409.1, 502.46 · 2009: 107.4, 116, 601.2, 605, 702.48, 702.63 · 2011: 107.4, 117, 601.2, 605, 702.49, 702.64 ·
 * 2026: 106.7, 107.4, 118, 601.2, 605, 702.51, 702.66, 702.126
 */
import { type Board, type ManaAbility, type Permanent, type Type, type Use } from './board.ts';

interface Mana {
  readonly type: Type;
  readonly snow: boolean;
  readonly onlyFor: Use | null;
}

/** The board while mana abilities were activated. */
interface World {
  readonly tapped: readonly boolean[];
  readonly gone: readonly boolean[];
  readonly life: number;
  readonly pool: readonly Mana[];
}

/** Whether the spell of the board can be cast. */
export function isPayable(board: Board): boolean {
  const begun: World = {
    tapped: board.own.map(({ tapped }) => tapped),
    gone: board.own.map(() => false),
    life: board.life,
    pool: [],
  };
  const seen = new Set<string>();
  const open = [begun];
  for (let world = open.pop(); world !== undefined; world = open.pop()) {
    const key = JSON.stringify({ ...world, pool: world.pool.map((mana) => JSON.stringify(mana)).sort() });
    if (seen.has(key)) continue;
    seen.add(key);
    if (isPaidFrom(board, world)) return true;
    for (const [at, permanent] of board.own.entries())
      if (!world.gone[at])
        for (const ability of permanent.abilities) open.push(...activated(board, world, at, permanent, ability));
  }
  return false;
}

// ---- mana abilities ----

const changedAt = (list: readonly boolean[], at: number): boolean[] => list.with(at, true);
const isCreature = ({ types }: Permanent): boolean => types.includes('Creature');
const isArtifact = ({ types }: Permanent): boolean => types.includes('Artifact');
const count = (board: Board, { gone }: World, test: (permanent: Permanent) => boolean): number =>
  board.own.filter((permanent, at) => !gone[at] && test(permanent)).length;

/** The boards to which activating the ability can lead; none where it cannot be activated. */
function activated(board: Board, world: World, at: number, permanent: Permanent, ability: ManaAbility): World[] {
  const { taps, generic = 0, life = 0, sacrifices, artifacts = 0 } = ability;
  if (taps && (world.tapped[at] || (isCreature(permanent) && permanent.sick))) return [];
  if (world.life < life || count(board, world, isArtifact) < artifacts) return [];
  const paysHere = (use: Use | null): boolean =>
    use === null || (use === 'abilities of artifacts' && isArtifact(permanent));
  const paid = withoutGeneric(world.pool, generic, paysHere).map((pool) => ({
    ...world,
    pool,
    life: world.life - life,
    tapped: taps ? changedAt(world.tapped, at) : world.tapped,
  }));
  const given =
    sacrifices === undefined
      ? [null]
      : sacrifices === 'itself'
        ? [at]
        : board.own.flatMap((other, i) => (isCreature(other) && !world.gone[i] ? [i] : []));
  return paid.flatMap((after) =>
    given.flatMap((victim) => {
      const now = victim === null ? after : { ...after, gone: changedAt(after.gone, victim) };
      return outputs(board, now, ability).map((types) => {
        const made = types.map((type) => ({ type, snow: permanent.snow, onlyFor: ability.onlyFor ?? null }));
        return { ...now, pool: [...now.pool, ...made, ...triggered(board, now, permanent)] };
      });
    }),
  );
}

/** The pools left after so much mana that may be spent there is taken. */
function withoutGeneric(
  pool: readonly Mana[],
  amount: number,
  paysHere: (use: Use | null) => boolean,
): (readonly Mana[])[] {
  if (amount === 0) return [pool];
  return pool.flatMap((mana, at) =>
    paysHere(mana.onlyFor) ? withoutGeneric(pool.toSpliced(at, 1), amount - 1, paysHere) : [],
  );
}

function outputs(board: Board, world: World, { made }: ManaAbility): Type[][] {
  switch (made.add) {
    case 'all':
      return [[...made.types]];
    case 'one of':
      return made.types.map((type) => [type]);
    case 'two of':
      return made.types.flatMap((first) => made.types.map((second) => [first, second]));
    case 'for each creature':
      return [Array.from({ length: count(board, world, isCreature) }, () => made.type)];
    case 'as lands': {
      const lands =
        made.whose === 'own'
          ? typesOfLands(board, world)
          : board.others.flatMap(({ abilities }) => abilities.flatMap((ability) => simpleTypes(ability)));
      const types = [...new Set(lands)].filter((type) => made.whose === 'own' || type !== 'C');
      // where there is no such type, no mana is produced
      return types.length === 0 ? [[]] : types.map((type) => [type]);
    }
  }
}

const simpleTypes = ({ made }: ManaAbility): readonly Type[] => ('types' in made ? made.types : []);

/** The mana that the player's lands could produce at any cost. One that asks what they could produce adds nothing to itself. */
function typesOfLands(board: Board, world: World): Type[] {
  return board.own.flatMap(({ types, abilities }, at) =>
    world.gone[at] || !types.includes('Land')
      ? []
      : abilities.flatMap((ability) =>
          ability.made.add === 'as lands'
            ? ability.made.whose === 'own'
              ? []
              : board.others.flatMap((other) => other.abilities.flatMap(simpleTypes).filter((type) => type !== 'C'))
            : simpleTypes(ability),
        ),
  );
}

/** Mana is added besides as a land is tapped for mana: each of its lands' abilities taps it. */
function triggered(board: Board, world: World, { subtypes }: Permanent): Mana[] {
  if (!subtypes.includes('Forest')) return [];
  const more = count(board, world, ({ tax }) => tax === 'Forests make {G} more');
  return Array.from({ length: more }, () => ({ type: 'G' as const, snow: false, onlyFor: null }));
}

// ---- the cost ----

/** The cost to be paid: colours and {C} one by one, snow, generic mana, life. */
interface Need {
  readonly types: readonly Type[];
  readonly snow: number;
  readonly generic: number;
  readonly life: number;
}
const total = ({ types, snow, generic }: Need): number => types.length + snow + generic;

/** The announced costs: one half of each hybrid symbol, mana or life for each Phyrexian one. */
function announced(symbols: readonly string[]): Need[] {
  const [first, ...rest] = symbols;
  if (first === undefined) return [{ types: [], snow: 0, generic: 0, life: 0 }];
  return announced(rest).flatMap((need) =>
    first.split('/').map((half): Need => {
      if (half === 'S') return { ...need, snow: need.snow + 1 };
      if (half === 'P') return { ...need, life: need.life + 2 };
      if (/^\d+$/.test(half)) return { ...need, generic: need.generic + Number(half) };
      return { ...need, types: [...need.types, half as Type] };
    }),
  );
}

function isPaidFrom(board: Board, world: World): boolean {
  const { spell, edition } = board;
  const { additional, type } = spell;
  if (additional === 'sacrifice a creature' && count(board, world, isCreature) === 0) return false;
  const life = additional === 'pay 2 life' ? 2 : 0;
  const taxes = board.own.flatMap(({ tax }, at) => (tax === null || world.gone[at] ? [] : [{ tax, at }]));
  const more = type === 'Creature' ? 0 : taxes.filter(({ tax }) => tax === 'noncreature spells cost {1} more').length;
  const less = type === 'Creature' ? taxes.filter(({ tax }) => tax === 'creature spells cost {1} less').length : 0;
  const least = taxes.some(({ tax, at }) => tax === 'spells cost three at least while untapped' && !world.tapped[at]);
  const raised = (need: Need): Need =>
    least && total(need) < 3 ? { ...need, generic: need.generic + 3 - total(need) } : need;
  const usable = world.pool.filter(({ onlyFor }) => onlyFor === null || onlyFor === type);
  return announced(spell.cost).some((symbols) => {
    const need: Need = {
      ...symbols,
      generic: Math.max(0, symbols.generic + more - less),
      life: symbols.life + life,
    };
    if (need.life > world.life) return false;
    // up to 2011 what is tapped or exiled reduces the cost; today it pays a total that stands
    return edition === '2026-02'
      ? helped(board, world, raised(need)).some((left) => isCovered(usable, left))
      : helped(board, world, need).some((left) => isCovered(usable, raised(left)));
  });
}

/** The costs that may be left once creatures and artifacts are tapped and cards exiled for it. */
function helped(board: Board, world: World, need: Need): Need[] {
  const { keywords } = board.spell;
  const there = board.own.filter((_, at) => !world.gone[at] && !world.tapped[at]);
  const less = (left: Need, n: number): Need => ({ ...left, generic: Math.max(0, left.generic - n) });
  let lefts = [need];
  if (keywords.includes('Convoke'))
    for (const { color } of there.filter(isCreature))
      lefts = lefts.flatMap((left) => {
        const at = color === null ? -1 : left.types.indexOf(color);
        return [left, less(left, 1), ...(at < 0 ? [] : [{ ...left, types: left.types.toSpliced(at, 1) }])];
      });
  const spare =
    (keywords.includes('Delve') ? board.graveyard : 0) +
    (keywords.includes('Improvise') ? there.filter(isArtifact).length : 0);
  return [...new Map(lefts.map((left) => [JSON.stringify(left), less(left, spare)])).values()];
}

/** Whether the mana covers what is left to pay, one for one. */
function isCovered(pool: readonly Mana[], { types, snow, generic }: Need): boolean {
  const [first, ...rest] = types;
  if (first !== undefined)
    return pool.some(
      (mana, at) => mana.type === first && isCovered(pool.toSpliced(at, 1), { types: rest, snow, generic, life: 0 }),
    );
  return pool.filter((mana) => mana.snow).length >= snow && pool.length >= snow + generic;
}
