/**
 * What would have happened without an ability: the script is played twice, once with cards that lack it, and what differs is told.
 * 2006, 2009, 2011, 2026: none (the question is ours)
 */
import { type AbilityRef, type EditionName, type ObjectId, abilityText, withoutAbilities } from '@rulewright/engine';
import { type Place, openAt, openPlace, playOn } from './exploring.ts';
import type { Scenario } from './format.ts';
import { labelOf } from './naming.ts';
import type { Cards, Setting } from './setting.ts';
import { standingOf } from './standing.ts';
import { ENDING, type StoryLine, differing, storyLines } from './story-lines.ts';
import type { Story, ToldStep } from './tell.ts';

/** The abilities that made that event happen (both from 0, the step by its place in the script), or every event with that source. */
export type LeftOut = { readonly step: number; readonly event: number } | { readonly source: string };

export interface Difference {
  /** the line of the script; empty: how it ends */
  readonly line: string;
  /** what happens, and does not without the ability */
  readonly happens: readonly StoryLine[];
  readonly instead: readonly StoryLine[];
}

export interface Without {
  /** the texts of the abilities that are left out, and the cards of the position that lack them */
  readonly abilities: readonly string[];
  readonly cards: readonly string[];
  /** empty: everything else happens the same */
  readonly differences: readonly Difference[];
}

export type WithoutFound =
  | { readonly ok: true; readonly without: Without }
  | { readonly ok: false; readonly message: string };

/** A line that cannot be played without the ability is passed over. Expectations are left out: they are about what happens with it. */
export function without(scenario: Scenario, edition: EditionName, leftOut: LeftOut, cards: Cards = {}): WithoutFound {
  const given: Given[] = [];
  const first = played(scenario, edition, cards, {
    onEvent(step, event, setting, source, ability) {
      const meant =
        'source' in leftOut
          ? labelOf(setting, source) === leftOut.source
          : leftOut.step === step && leftOut.event === event;
      if (meant && ability)
        given.push({ source: labelOf(setting, source), ability, text: abilityText(setting.game, ability) });
    },
  });
  if (typeof first === 'string') return { ok: false, message: first };
  const lacking = new Map<string, AbilityRef[]>();
  for (const { source, ability } of given) {
    const holders = [...first.definitions].flatMap(([label, key]) => (key === ability.def ? [label] : []));
    for (const label of holders.includes(source) ? [source] : holders)
      lacking.set(label, [...(lacking.get(label) ?? []), ability]);
  }
  if (lacking.size === 0) return { ok: false, message: notFound(leftOut, given) };
  const altered: Cards['altered'] = (label, card) => withoutAbilities(card, lacking.get(label) ?? []);
  const turns = new Map(first.story.steps.map(({ at, after }) => [at, after.turn]));
  const second = played(scenario, edition, { ...cards, altered }, { turns });
  if (typeof second === 'string') return { ok: false, message: second };
  return {
    ok: true,
    without: {
      abilities: [...new Set(given.map(({ text }) => text))],
      cards: [...lacking.keys()],
      differences: differences(first.story, second.story),
    },
  };
}

interface Given {
  readonly source: string;
  readonly ability: AbilityRef;
  readonly text: string;
}

function notFound(leftOut: LeftOut, given: readonly Given[]): string {
  if (given.length > 0) return 'The ability is of no card of the position, and cannot be left out.';
  return 'source' in leftOut
    ? `Nothing happens because of an ability of ${leftOut.source}.`
    : 'No ability makes this happen: a rule or a player does, and neither can be left out.';
}

interface Played {
  readonly story: Story;
  /** the definition of the card behind each label */
  readonly definitions: ReadonlyMap<string, string>;
}

interface Playing {
  readonly onEvent?: (
    step: number,
    event: number,
    setting: Setting,
    source: ObjectId,
    ability: AbilityRef | null,
  ) => void;
  /** the turn after each line, beyond which players do not pass: who waits for what never comes stops with the stack empty */
  readonly turns?: ReadonlyMap<number, number>;
}

/** The script as far as it can be played, told; or why the position cannot be set up. */
function played(
  scenario: Scenario,
  edition: EditionName,
  cards: Cards,
  { onEvent, turns }: Playing = {},
): Played | string {
  const opened = openPlace({ ...scenario, script: [] }, edition, cards);
  if (!opened.ok) return opened.message;
  let { place } = opened;
  const start = standingOf(place.setting);
  const steps: ToldStep[] = [];
  const definitions = definitionsIn(place);
  for (const [at, move] of scenario.script.entries()) {
    if ('expect' in move || !(move.in?.includes(edition) ?? true)) continue;
    let next = playOn(place, move, at);
    const isTooFar = 'until' in move && next.step.after.turn > (turns?.get(at) ?? Number.POSITIVE_INFINITY);
    if (isTooFar) {
      const short = playOn(place, { ...move, until: 'empty' }, at);
      next = { ...short, step: { ...short.step, line: next.step.line } };
    }
    steps.push(next.place === null ? { ...next.step, faults: [PASSED_OVER] } : next.step);
    if (next.place === null) continue;
    ({ place } = next);
    for (const [event, cause] of next.causes.entries())
      if (cause) onEvent?.(at, event, place.setting, cause.source, cause.ability);
  }
  return { story: { name: scenario.name, edition, start, steps, open: openAt(place), fault: null }, definitions };
}

const PASSED_OVER = 'This cannot be played then, and is passed over.';

function definitionsIn({ setting: { game, labels } }: Place): ReadonlyMap<string, string> {
  const byCard = new Map(game.state.objects.flatMap((object) => (object === null ? [] : [[object.card, object.def]])));
  return new Map([...labels].map(([label, card]) => [label, byCard.get(card) ?? '']));
}

function differences(one: Story, other: Story): Difference[] {
  const lines = [storyLines(one), storyLines(other)] as const;
  const marks = differing(...lines);
  const of = (side: 0 | 1, step: number): readonly StoryLine[] =>
    lines[side].filter((line, at) => line.step === step && marks[side][at] === true);
  return [...one.steps.map(({ at, line }) => ({ at, line })), { at: ENDING, line: '' }]
    .map(({ at, line }) => ({ line, happens: of(0, at), instead: of(1, at) }))
    .filter(({ happens, instead }) => happens.length + instead.length > 0);
}
