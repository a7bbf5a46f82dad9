/** Adding mana to a pool. 2006: 104.3, 406 · 2009, 2011, 2026: 106, 605 */
import { causedBy } from '../../events/cause.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import { MANA_TYPES, type ManaType } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { askOption } from '../../decisions/ask.ts';
import { refTo } from '../../abilities/paths.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { isTapSelf } from '../../abilities/tap-symbol.ts';
import { colorsOf, type Freedom, freedomOf, typesAmong, typesProducedBy } from '../../casting/mana/sources.ts';
import { characteristics } from '../../continuous/derive.ts';
import { isManaAbility } from '../../abilities/mana-ability.ts';
import type { Context } from '../../meaning/context.ts';
import { bound } from '../../meaning/memory.ts';
import { askedAbout, objectsOf } from '../../meaning/objects.ts';
import { playersOf } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { addManaEvent } from '../../events/kinds/mana.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import { act } from '../outcome.ts';
import { MOST_MANA, manaTimes } from '../../state/limits.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { always, type Verbs } from './verb.ts';

type AddMana = Doing<'addMana'>;

/** The types of mana are chosen by the player who adds it; a payment plan binds `mana.choice` instead of asking. */
export function addMana(game: Game, ctx: Context, i: AddMana): void {
  const [player] = actorsOf(game, ctx, i.who);
  if (player === undefined) return;
  const types = typesOf(game, actedBy(ctx, player), player, i.mana);
  const { restriction, rider, abilities } = i.mana;
  const noted = restriction !== undefined || rider !== undefined || abilities !== undefined;
  act(game, ctx, i.out, [
    addManaEvent(ctx.source, player, types, isTappedForMana(game, ctx) ? causedBy(ctx, 'tap') : causedBy(ctx), {
      keep: i.mana.keep === 'combat' ? 'combat' : i.mana.keep !== undefined,
      noted: noted ? refTo(game, ctx, i.mana) : null,
    }),
  ]);
}

/** Whether the mana comes from tapping a permanent for it (2009: 106.9 · 2011: 106.10 · 2026: 106.12). */
function isTappedForMana(game: Game, ctx: Context): boolean {
  if (ctx.ref === null) return false;
  const ability = abilityAt(game, ctx.ref);
  return (
    ability.ability === 'activated' && isManaAbility(game, ability) && (ability.cost.actions ?? []).some(isTapSelf)
  );
}

function typesOf(game: Game, ctx: Context, player: PlayerId, mana: ManaProduced): string {
  const { types } = mana;
  if (Array.isArray(types)) return types.join('');
  const produced = types as Exclude<ManaProduced['types'], readonly unknown[]>;
  if ('any' in produced) {
    const options = typesAmong(game, ctx, produced);
    const count = greater(0, amountOf(game, ctx, produced.any));
    return choose(game, ctx, player, options, count, freedomOf(produced));
  }
  if ('colorsOf' in produced) {
    const options = colorsOf(game, askedAbout(game, ctx, produced.colorsOf));
    return choose(game, ctx, player, options, greater(0, amountOf(game, ctx, produced.count)), 'one');
  }
  if ('everyColorOf' in produced) return colorsOf(game, objectsOf(game, ctx, produced.everyColorOf)).join('');
  if ('costOf' in produced) return ofCost(game, ctx, player, produced.costOf);
  if ('unspent' in produced)
    return playersOf(game, ctx, produced.unspent)
      .flatMap((p) => game.state.players[p]?.mana ?? [])
      .map(({ type }) => type)
      .join('');
  if ('anyTypeProduced' in produced) {
    return choose(
      game,
      ctx,
      player,
      typesProducedBy(game, ctx, produced),
      greater(0, amountOf(game, ctx, produced.count)),
      'one',
    );
  }
  const type = typeof produced.type === 'string' ? produced.type : (bound(game, ctx, produced.type.ref)?.word ?? '');
  return manaTimes(type, greater(0, amountOf(game, ctx, produced.count)));
}

function choose(
  game: Game,
  ctx: Context,
  player: PlayerId,
  types: readonly ManaType[],
  count: number,
  freedom: Freedom,
): string {
  if (types.length === 0 || count === 0) return '';
  const planned = ctx.env['mana.choice']?.word ?? '';
  let word = '';
  const wanted = freedom === 'one' ? 1 : lesser(count, MOST_MANA + 1);
  for (let n = 0; n < wanted; n++) {
    const options = freedom === 'different' ? types.filter((type) => !word.includes(type)) : types;
    if (options.length === 0) break;
    const wish = planned[n] as ManaType | undefined;
    const type =
      wish !== undefined && options.includes(wish)
        ? wish
        : (options[
            askOption(game, {
              player,
              source: ctx.source,
              kind: 'manaType',
              purpose: 'add',
              options: options.map((mana) => ({ mana })),
            })
          ] as ManaType);
    word += freedom === 'one' ? manaTimes(type, count) : type;
  }
  return word;
}

/** What the symbols of a mana cost stand for; of those with two halves one is chosen (2006: 104.3d, 104.3g · 2009: 106.8 · 2011: 106.8–106.9 · 2026: 106.8–106.11). */
function ofCost(game: Game, ctx: Context, player: PlayerId, of: ObjectSet): string {
  const [object] = askedAbout(game, ctx, of);
  const cost = object === undefined ? null : characteristics(game, object).manaCost;
  let word = '';
  for (const symbol of cost ?? []) {
    const halves = symbol
      .split('/')
      .filter((half) => half !== 'P')
      .map(manaFor);
    // told apart by their first letter: a number is colourless
    const types = halves.map((mana) => mana[0] as ManaType);
    const half = halves.length < 2 ? 0 : types.indexOf(choose(game, ctx, player, types, 1, 'one') as ManaType);
    word += halves[half];
  }
  return word;
}

/** Mana for one symbol: a number is colourless, snow too, and X is 0 on what is no spell. */
function manaFor(symbol: string): string {
  if (MANA_TYPES.includes(symbol as ManaType)) return symbol;
  if (symbol === 'S') return 'C';
  return 'C'.repeat(Number(symbol) || 0);
}

/** Mana. */
export const MANA = {
  addMana: { possible: always, carryOut: addMana },
} satisfies Partial<Verbs>;
