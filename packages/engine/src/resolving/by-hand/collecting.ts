/**
 * A line that people carry out by hand: its controller says in steps what it does, the others agree or object, and the steps happen in order.
 * 2006: 413.2 · 2009, 2011, 2026: 608.2c
 */
import { nodeAt } from '../../abilities/lookup.ts';
import { note } from '../../events/log.ts';
import { type Context, extended } from '../../meaning/context.ts';
import type { Binding, Env } from '../../state/binding.ts';
import type { Game } from '../../running/game.ts';
import { carriesOut } from '../../state/hands.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { greater } from '../../state/numbers.ts';
import { hasLeft, objectOf } from '../../state/objects.ts';
import type { Body } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import { allLeft, type Asking, canFill, choose, fill, fitting, type Left, newAsking, thoseWhoAgree } from './asking.ts';
import { DONE, LINE, type Place, type Step } from './places.ts';
import { pathOf, STEPS, STEPS_BY_HAND } from './steps.ts';

/** How often the others may object to what a line is to do; then it does nothing. */
export const MOST_OBJECTIONS = 2;

/** What of a step is common to those that happen and those that are costs. */
export type Template = Pick<Step, 'label' | 'group' | 'places' | 'says' | 'tokens' | 'gives'>;

/** A step with its places filled. */
export interface Said {
  /** which of the templates */
  readonly at: number;
  readonly env: Env;
  readonly choices: readonly number[];
  /** by place, the earlier steps whose objects are meant too */
  readonly from: Readonly<Record<string, readonly number[]>>;
  readonly words: string;
}

/** What earlier steps of the line have done: its objects, by the number of the step. */
type Results = Map<number, readonly ObjectId[]>;

/** The words that everybody reads of a step; what is not said yet is left open. */
const inWords = ({ says }: Template, words: Readonly<Record<string, string>>): string =>
  says.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '…').replaceAll('  ', ' ');

/** For how many a step creates its tokens. */
function timesOf(env: Env): number {
  const { players = [], objects = [] } = env['who'] ?? env['what'] ?? {};
  return greater(1, players.length + objects.length);
}

/** So many of the tokens that may be created each of whom a step names may have. */
const mostOf = ({ left }: Asking, template: Template, place: Place, env: Env): number | null =>
  place.ask === 'number' && place.as === template.tokens ? Math.floor(left.tokens / timesOf(env)) : null;

/** Asks what fills the places of a step; null where something cannot be filled. */
function fillAll(asking: Asking, template: Template, at: number): Said | null {
  let env: Env = {};
  const choices: number[] = [];
  const from: Record<string, readonly number[]> = {};
  const words: Record<string, string> = {};
  for (const place of template.places) {
    const filled = fill(
      { ...asking, asks: 'place', now: inWords(template, words) },
      template.label,
      place,
      mostOf(asking, template, place, env),
    );
    if (filled === null || hasLeft(asking.game, asking.ctx.controller)) return null;
    env = extended(env, bindings(place, filled.value));
    choices.push(filled.variant);
    if (filled.from.length > 0) from[place.as] = filled.from;
    words[place.as] = filled.words;
  }
  if (template.tokens !== undefined) asking.left.tokens -= timesOf(env) * (env[template.tokens]?.amount ?? 0);
  return { at, env, choices, from, words: inWords(template, words) };
}

/** Each of several words has a name of its own. */
function bindings(place: Place, value: Binding): Env {
  if (place.ask !== 'words') return { [place.as]: value };
  const each = (value.words ?? []).map((word, at) => [`${place.as}.${at + 1}`, { word }] as const);
  return { [place.as]: value, ...Object.fromEntries(each) };
}

/** What is asked while steps are collected. */
export interface Collecting {
  readonly game: Game;
  readonly ctx: Context;
  readonly text: string;
  readonly asks: 'cost' | 'step';
  readonly templates: readonly Template[];
  readonly left: Left;
  /** what ends it, and what goes on after it; null: nothing does */
  readonly done: string;
  readonly goOn: string | null;
  /** steps that have happened, and what was said before this */
  readonly results: ReadonlyMap<number, string>;
  readonly first: number;
  readonly before: readonly string[];
}

/** The steps that the player says, until done; `goesOn`: more are to follow once they have happened. */
export function collect(collecting: Collecting): { said: readonly Said[]; goesOn: boolean } {
  const { game, ctx, text, asks, templates, left, done, goOn, first, before } = collecting;
  const said: { step: Said; left: Left }[] = [];
  for (;;) {
    const results = new Map(collecting.results);
    for (const [at, { step }] of said.entries()) {
      const { gives } = templates[step.at] as Template;
      if (gives !== undefined) results.set(first + at, gives);
    }
    const words = [...before, ...said.map(({ step }) => step.words)];
    const asking: Asking = { game, ctx, text, asks, agreed: [], results, left, said: words };
    const own: Own[] = [{ text: done, group: 'done' }];
    if (said.length > 0 && goOn !== null) own.push({ text: goOn, group: 'goOn' });
    if (said.length > 0) own.push({ text: 'Take back the last step', group: 'takeBack' });
    const open = left.steps < 1 ? [] : [...templates.keys()].filter((at) => isOpen(asking, templates[at] as Template));
    const steps = open.map((at) => templates[at] as Template).map(({ label: text, group }) => ({ text, group }));
    const options = [...own, ...steps];
    const soFar = words.length === 0 ? '' : ` So far: ${words.join('; ')}`;
    const purpose = `by hand: “${text}”${soFar}`;
    const [at = 0] = choose(asking, { kind: 'option', purpose, options, min: 1, max: 1 });
    const chosen = own[at]?.group;
    if (hasLeft(game, ctx.controller)) return { said: [], goesOn: false };
    if (chosen === 'done' || chosen === 'goOn')
      return { said: said.map(({ step }) => step), goesOn: chosen === 'goOn' };
    const now = { ...left };
    if (chosen === 'takeBack') {
      Object.assign(left, said.pop()?.left);
      continue;
    }
    const template = open[at - own.length] as number;
    left.steps -= 1;
    const step = fillAll(asking, templates[template] as Template, template);
    if (step === null) Object.assign(left, now);
    else said.push({ step, left: now });
  }
}
interface Own {
  readonly text: string;
  readonly group: 'done' | 'goOn' | 'takeBack';
}

const isOpen = (asking: Asking, { places, tokens }: Template): boolean =>
  (tokens === undefined || asking.left.tokens > 0) && places.every((place) => canFill(asking, place));

/** Asks each opponent who carries lines out too, or everybody of a line in other words; false: one of them objects. */
export function agreed(game: Game, ctx: Context, text: string, words: readonly string[], reworded?: true): boolean {
  const asked: PlayerId[] = [];
  const own = reworded && { reworded };
  for (const player of thoseWhoAgree(game, ctx.controller, reworded)) {
    const asking: Asking = { ...newAsking(game, ctx, text, 'consent'), agreed: [...asked], said: words, ...own };
    const options = [{ yes: true }, { yes: false }];
    const purpose = `agree, by hand: ${words.join('; ')}`;
    const [at] = choose(asking, { kind: 'yesNo', purpose, options, min: 1, max: 1 }, player);
    asked.push(player);
    if (at !== 1 || hasLeft(game, player)) continue;
    note(game, (w) => `${w.player(player)} objects to what is done by hand.`);
    return false;
  }
  return true;
}

/** Has a step happen; what it leaves is kept under its number. */
function happenByHand(ctx: Context, step: Said, results: Results, game: Game, run: Run): readonly ObjectId[] {
  const { places } = STEPS[step.at] as Step;
  const meant = places.flatMap((place) => {
    const bound = step.env[place.as] ?? {};
    if (bound.objects === undefined) return [];
    const found = (step.from[place.as] ?? []).flatMap((at) => results.get(at) ?? []);
    const objects = fitting(game, ctx.controller, place, [...new Set([...bound.objects, ...found])]);
    return [[place.as, { ...bound, objects }] as const];
  });
  const own: Context = {
    ...ctx,
    ref: { def: STEPS_BY_HAND.key, path: pathOf(step.at, step.choices) },
    env: extended(extended(ctx.env, step.env), Object.fromEntries(meant)),
  };
  const { body } = nodeAt(game, own.ref as NonNullable<Context['ref']>) as { body: Body };
  note(game, (w) => `By hand, ${w.player(ctx.controller)}: ${step.words}.`);
  run(own, body.effect);
  return (own.env[DONE]?.objects ?? []).filter((id) => objectOf(game, id) !== null);
}

/** Carries instructions out. */
export type Run = (ctx: Context, effect: readonly Instruction[]) => void;

/**
 * Has the controller say what the line does, and has it happen. Of whoever carries nothing out by hand it does nothing. False: the others objected
 * as often as they may.
 */
export function carryOutByHand(game: Game, ctx: Context, line: string, run: Run): boolean {
  const player = ctx.controller;
  if (!carriesOut(game, player)) return true;
  const text = ctx.env[LINE]?.word ?? line;
  const knowing: Context = { ...ctx, env: extended(ctx.env, { [LINE]: { word: text } }) };
  const results: Results = new Map();
  const gives = new Map<number, string>();
  const before: string[] = [];
  let left = allLeft();
  for (let objections = 0; objections < MOST_OBJECTIONS; ) {
    const begun = { ...left };
    const { said, goesOn } = collect({
      game,
      ctx: knowing,
      text,
      asks: 'step',
      templates: STEPS,
      left,
      done: before.length === 0 ? 'Done: carry these steps out, or nothing' : 'Done',
      goOn: 'Carry these steps out, then say more',
      results: gives,
      first: before.length,
      before,
    });
    if (said.length === 0 || hasLeft(game, player)) return true;
    const words = said.map((step) => step.words);
    if (!agreed(game, ctx, text, words)) {
      objections += 1;
      left = begun;
      continue;
    }
    for (const step of said) {
      if (game.state.result !== null) return true;
      const number = before.length;
      results.set(number, happenByHand(knowing, step, results, game, run));
      const { gives: found } = STEPS[step.at] as Step;
      if (found !== undefined) gives.set(number, found);
      before.push(step.words);
    }
    if (!goesOn) return true;
  }
  note(game, (w) => `Nothing is done by hand of what ${w.player(player)} said.`);
  return false;
}
