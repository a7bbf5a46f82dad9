/** Adding mana to a pool. 2006: 104.3, 406 · 2009, 2011, 2026: 106, 605 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { ManaProduced } from '../vocabulary/rules-effects.ts';
import { COLORS, type ManaType } from '../vocabulary/words.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { askOption } from '../decisions/ask.ts';
import { refTo } from '../abilities/paths.ts';
import { characteristics, profileOf } from '../continuous/derive.ts';
import { isManaAbility } from '../abilities/mana-ability.ts';
import type { Context } from '../meaning/context.ts';
import { bound } from '../meaning/memory.ts';
import { objectsOf } from '../meaning/objects.ts';
import { amountOf } from '../meaning/quantity.ts';
import { actorsOf, act, caused } from './outcome.ts';

type AddMana = Extract<Instruction, { do: 'addMana' }>;

/** The types of mana are chosen by the player who adds it; a payment plan binds `mana.choice` instead of asking. */
export function addMana(game: Game, ctx: Context, i: AddMana): void {
  const [player] = actorsOf(game, ctx, i.who);
  if (player === undefined) return;
  const word = typesOf(game, ctx, player, i.mana);
  const noted = i.mana.restriction !== undefined || i.mana.rider !== undefined;
  act(game, ctx, i.out, [
    caused(ctx, 'addMana', {
      player,
      object: ctx.source,
      word,
      amount: word.length,
      strict: i.mana.keep !== undefined,
      ability: noted ? refTo(game, ctx, i.mana) : null,
    }),
  ]);
}

function typesOf(game: Game, ctx: Context, player: PlayerId, mana: ManaProduced): string {
  const { types } = mana;
  if (Array.isArray(types)) return types.join('');
  const produced = types as Exclude<ManaProduced['types'], readonly unknown[]>;
  if ('any' in produced) {
    const options = produced.among ?? COLORS;
    const count = Math.max(0, amountOf(game, ctx, produced.any));
    return choose(game, ctx, player, options, count, produced.combination === true);
  }
  if ('colorsOf' in produced) {
    const bits = objectsOf(game, ctx, produced.colorsOf).reduce((b, id) => b | characteristics(game, id).colors, 0);
    return choose(
      game,
      ctx,
      player,
      COLORS.filter((_, n) => (bits & (1 << n)) !== 0),
      Math.max(0, amountOf(game, ctx, produced.count)),
      false,
    );
  }
  if ('anyTypeProduced' in produced) {
    const types = typesProducedBy(game, ctx, produced);
    const options = produced.colorsOnly === true ? types.filter((type) => type !== 'C') : types;
    return choose(game, ctx, player, options, Math.max(0, amountOf(game, ctx, produced.count)), false);
  }
  const type = typeof produced.type === 'string' ? produced.type : (bound(game, ctx, produced.type.ref)?.word ?? '');
  return type.repeat(Math.max(0, amountOf(game, ctx, produced.count)));
}

function choose(
  game: Game,
  ctx: Context,
  player: PlayerId,
  options: readonly ManaType[],
  count: number,
  each: boolean,
): string {
  if (options.length === 0 || count === 0) return '';
  const planned = ctx.env['mana.choice']?.word ?? '';
  let word = '';
  for (let n = 0; n < (each ? count : 1); n++) {
    const wish = planned[n] as ManaType | undefined;
    const type =
      wish !== undefined && options.includes(wish)
        ? wish
        : (options[
            askOption(
              game,
              player,
              ctx.source,
              'manaType',
              'add',
              options.map((mana) => ({ mana })),
            )
          ] as ManaType);
    word += each ? type : type.repeat(count);
  }
  return word;
}

/** Types the permanent's tap just produced, else any its mana abilities could produce (2006: 406.4 · later: 106.7). */
function typesProducedBy(game: Game, ctx: Context, produced: { by: ObjectSet }): ManaType[] {
  const just = ctx.env['event.word']?.word;
  if (just !== undefined && just !== 'mana') return [...new Set(just)] as ManaType[];
  const found = new Set<ManaType>();
  for (const id of objectsOf(game, ctx, produced.by)) {
    for (const { ability } of profileOf(game, id).activated) {
      if (!isManaAbility(game, ability)) continue;
      for (const step of ability.body.effect) {
        if (step.do !== 'addMana') continue;
        const { types } = step.mana;
        if (Array.isArray(types)) for (const t of types) found.add(t);
        else if ('any' in types) for (const t of types.among ?? COLORS) found.add(t);
        else if ('type' in types && typeof types.type === 'string') found.add(types.type);
      }
    }
  }
  return [...found];
}
