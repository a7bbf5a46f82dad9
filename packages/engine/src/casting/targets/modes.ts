/**
 * Choosing modes.
 * 2006: 409.1b, 502.32 · 2009: 601.2b, 603.3c, 700.2, 702.39 · 2011: 601.2b, 603.3c, 700.2, 702.40 · 2026: 601.2b, 603.3c, 700.2, 702.42
 */
import type { Body } from '../../vocabulary/abilities.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { wasChosen } from '../../abilities/uses.ts';
import { askOption, askOptions, settle } from '../../decisions/ask.ts';
import { noteMode } from '../../events/history.ts';
import type { Context } from '../../meaning/context.ts';
import { choosersAmong } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { everyMode, type SpecPath, specsOf } from '../body.ts';
import { targetsExist } from './choose.ts';
import type { Targeting } from './legal.ts';
import { greater, lesser } from '../../state/numbers.ts';

type Paid = Readonly<Record<string, number>>;

/**
 * Modes whose targets can be chosen, with one of those X; one that cannot be is not (2006: 409.1c · later: 700.2a), nor one that was, where each
 * is chosen once.
 */
function openModes(
  game: Game,
  ctx: Context,
  body: Body,
  by: Targeting,
  paid: Paid,
  xs: readonly (number | null)[] = [ctx.x],
): number[] {
  const { modes } = body;
  if (modes === undefined) return [];
  const { unchosen } = modes;
  const { ref, source } = ctx;
  return modes.options.flatMap((_, mode) =>
    (unchosen === undefined || ref === null || !wasChosen(game, source, ref, mode, unchosen)) &&
    canTarget(game, ctx, specsOf(body, [mode]), by, paid, xs)
      ? [mode]
      : [],
  );
}

/** Whether those targets are there together with one of those X. */
const canTarget = (
  game: Game,
  ctx: Context,
  specs: readonly SpecPath[],
  by: Targeting,
  paid: Paid,
  xs: readonly (number | null)[],
): boolean => xs.some((x) => targetsExist(game, { ...ctx, x }, specs, by, paid));

function howMany(game: Game, ctx: Context, body: Body, open: number): { min: number; max: number } {
  const modes = body.modes as NonNullable<Body['modes']>;
  const min = greater(0, amountOf(game, ctx, modes.count.min));
  // each is worth one or more (2026: 700.2i)
  const max =
    modes.count.max === null
      ? (modes.worth ?? modes.options.length)
      : greater(min, amountOf(game, ctx, modes.count.max));
  return { min, max: modes.repeat === true ? max : lesser(max, open) };
}

/** All modes if the entwine cost is paid (2006: 502.32a · 2009: 702.39a · 2011: 702.40a · 2026: 702.42a). */
const takesAll = (body: Body, paid: Paid): boolean => body.modes !== undefined && (paid['entwine'] ?? 0) > 0;

/** Whether some choice of modes, or those `chosen`, leaves all targets choosable. */
export function choosable(
  game: Game,
  ctx: Context,
  body: Body,
  by: Targeting,
  paid: Paid,
  chosen: readonly number[] | null = null,
): boolean {
  if (chosen !== null) return targetsExist(game, ctx, specsOf(body, chosen), by, paid);
  if (body.modes === undefined)
    return body.targets === undefined || targetsExist(game, ctx, specsOf(body, []), by, paid);
  if (takesAll(body, paid)) return targetsExist(game, ctx, specsOf(body, everyMode(body)), by, paid);
  const open = openModes(game, ctx, body, by, paid);
  const { min } = howMany(game, ctx, body, open.length);
  return min === 0 || (body.modes.repeat === true ? open.length > 0 : open.length >= min);
}

interface ModeLimits {
  /** null: as many as the text says */
  readonly most?: number | null;
  /** whether those modes can be paid for together; null: all can */
  readonly payable?: ((modes: readonly number[]) => boolean) | null;
  /** with one of these X there must be targets */
  readonly xs?: readonly (number | null)[];
}

/** Asks for the modes, in printed order. Null if not enough can be chosen. */
export function chooseModes(...of: Parameters<typeof askModes>): number[] | null {
  const [game, { ref, source }, { modes }] = of;
  const chosen = askModes(...of);
  if (modes?.unchosen !== undefined && ref !== null)
    for (const mode of chosen ?? []) noteMode(game, source, ref, mode, modes.unchosen);
  return chosen;
}

function askModes(
  game: Game,
  ctx: Context,
  body: Body,
  by: Targeting,
  paid: Paid,
  { most = null, payable = null, xs = [ctx.x] }: ModeLimits = {},
): number[] | null {
  const source = by.on === 0 ? by.source : by.on;
  const { modes } = body;
  if (modes === undefined) return [];
  if (takesAll(body, paid)) return everyMode(body);
  const open = openModes(game, ctx, body, by, paid, xs).filter((mode) => payable === null || payable([mode]));
  const limits = howMany(game, ctx, body, open.length);
  const { min } = limits;
  const max = most === null ? limits.max : lesser(limits.max, most);
  if (modes.repeat === true ? min > 0 && open.length === 0 : open.length < min) return null;
  if (open.length === 0 || max === 0) return [];
  const options = open.map((mode) => ({ mode, text: modes.options[mode]?.text ?? `mode ${mode + 1}` }));
  if (modes.repeat !== true && min >= open.length) {
    settle(game, { kind: 'mode', player: ctx.controller, source, purpose: 'choose a mode' }, options);
    return open;
  }
  const player = modeChooser(game, ctx, modes, source);
  const repeat = modes.repeat === true;
  const answer = askOptions(game, {
    kind: 'mode',
    player,
    source,
    purpose: 'choose a mode',
    options,
    min,
    max,
    repeat,
    check:
      payable === null && modes.worth === undefined && xs.length === 1
        ? null
        : (chosen) => {
            const taken = (chosen as readonly number[]).map((i) => open[i] as number);
            if (payable?.(taken) === false) return { error: 'illegal', message: 'Those modes cannot all be paid for.' };
            if (xs.length > 1 && !canTarget(game, ctx, specsOf(body, taken), by, paid, xs))
              return { error: 'illegal', message: 'No X has targets for all those modes.' };
            return isWorth(modes, taken) ? null : { error: 'illegal', message: 'Those modes are worth too much.' };
          },
  });
  return answer.map((i) => open[i] as number).sort((a, b) => a - b);
}

const isWorth = ({ worth, options }: NonNullable<Body['modes']>, chosen: readonly number[]): boolean =>
  worth === undefined || chosen.reduce((sum, mode) => sum + (options[mode]?.worth ?? 0), 0) <= worth;

/** "An opponent chooses one" (2006: 409.2 · later: 700.2e). */
function modeChooser(game: Game, ctx: Context, modes: NonNullable<Body['modes']>, source: ObjectId): PlayerId {
  if (modes.by === undefined) return ctx.controller;
  const choosers = choosersAmong(game, ctx, modes.by);
  return (
    choosers[
      askOption(game, {
        player: ctx.controller,
        source,
        kind: 'player',
        purpose: 'who chooses',
        options: choosers.map((player) => ({ player })),
      })
    ] ?? ctx.controller
  );
}
