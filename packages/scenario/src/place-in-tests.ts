/** For tests: a place after some lines of notation. */
import type { EditionName } from '@rulewright/engine';
import { type Place, openPlace, playOn } from './exploring.ts';
import { readNotation } from './notation/index.ts';

/** `cards` are the texts before the scenario, `lines` its position and script. @throws Error where a line cannot be read or played */
export function placeAfter(cards: string, lines: string, edition: EditionName): Place {
  const read = readNotation(`${cards}Test  ${edition.slice(0, 4)}\n${lines.replaceAll(/^/gm, '  ')}`);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  const opened = scenario && openPlace(scenario, edition);
  if (!opened?.ok) throw new Error(opened?.message);
  let { place } = opened;
  for (const [nth, move] of opened.script.entries()) {
    const played = playOn(place, move, nth);
    if (!played.place) throw new Error(played.step.faults.join());
    ({ place } = played);
  }
  return place;
}
