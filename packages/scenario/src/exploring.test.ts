/** Places of a script: going on from one leaves it as it is, and every answer that is offered has a line that gives it. */
import { describe, expect, it } from 'vitest';
import { type Answer, type Decision, EDITIONS, decision } from '@rulewright/engine';
import { type Place, openPlace, playOn } from './exploring.ts';
import type { Move, Scenario } from './format.ts';
import { lineFor } from './line-for.ts';
import { readNotation } from './notation/index.ts';
import { printStep } from './notation/script.ts';
import { tell } from './tell.ts';

const TEXT = `Card Spark | {R} | Instant
  Spark deals 3 damage to target creature or player.
Card Cub | {1}{G} | Creature — Bear | 2/2
  When Cub dies, draw a card.
Card Choice | {R} | Instant
  Choose one —
  • Choice deals 1 damage to target creature.
  • Draw a card.
What if  2006 2009 2011 2026
  A: Mountain ×3, Cub (called Guard) | hand: Spark, Choice
  B: Cub ×2
  A casts Spark, targeting Cub
  # a remark
  All pass until the stack is empty
  2006: Then A has 20 life
  A attacks with Guard
`;

function scenarioOf(text: string): Scenario {
  const read = readNotation(text);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (!scenario) throw new Error('no scenario');
  return scenario;
}
function opened(text = TEXT): { place: Place; script: readonly Move[] } {
  const found = openPlace(scenarioOf(text), '2026-02');
  if (!found.ok) throw new Error(found.message);
  return found;
}
const askedAt = ({ setting }: Place): Decision => {
  const asked = decision(setting.game);
  if (!asked) throw new Error('nothing is asked');
  return asked;
};
/** Gives an answer by its line, and says the line. */
function by(place: Place, answer: Answer): { line: string; place: Place } {
  const move = lineFor(place.setting, askedAt(place), answer);
  const played = playOn(place, move, 0);
  if (!played.place) throw new Error(played.step.faults.join());
  return { line: printStep(move), place: played.place };
}

describe('places', () => {
  it.each(EDITIONS)('tell, line by line, what the run as a whole tells (%s)', (edition) => {
    const text = TEXT.replace('  A attacks with Guard\n', '');
    const found = openPlace(scenarioOf(text), edition);
    if (!found.ok) throw new Error(found.message);
    const story = tell(scenarioOf(text), edition);
    let place: Place | null = found.place;
    const steps = found.script.flatMap((move, at) => {
      if (place === null || (move.in && !move.in.includes(edition))) return [];
      const played = playOn(place, move, at);
      ({ place } = played);
      return [played.step];
    });
    expect(steps).toEqual(story.steps);
    expect(steps).toHaveLength(edition === '2006-10' ? 4 : 3);
  });

  it('stay as they are when lines go on from them', () => {
    const { place, script } = opened();
    const before = JSON.stringify(place.setting.game.state);
    const [cast, , all] = script as [Move, Move, Move];
    const after = playOn(place, cast, 0).place as Place;
    expect(JSON.stringify(place.setting.game.state)).toBe(before);
    const again = playOn(after, all, 1);
    const twice = playOn(after, all, 1);
    expect(twice.step).toEqual(again.step);
  });

  it('a line that cannot be played leads nowhere, and says why', () => {
    const { place } = opened();
    const { place: none, step } = playOn(place, { as: 'B', pass: true }, 0);
    expect(none).toBeNull();
    expect(step.faults.join()).toContain('not B decides but A');
  });
});

describe('a line for each answer', () => {
  it('every action offered has its own line, which takes that action', () => {
    const { place } = opened();
    const asked = askedAt(place);
    if (asked.form !== 'choose') throw new Error('an action is to be chosen');
    const lines = asked.options.map((_, at) => printStep(lineFor(place.setting, asked, [at])));
    expect(lines.sort()).toEqual([
      'A casts Choice',
      'A casts Spark',
      'A passes',
      'A taps Mountain',
      'A taps Mountain 2',
      'A taps Mountain 3',
    ]);
  });

  it('targets, modes and declarations are named', () => {
    let { place } = opened();
    const cast = by(place, castOf(place, 'A casts Spark'));
    expect(cast.line).toBe('A casts Spark');
    const asked = askedAt(cast.place);
    expect(asked.kind).toBe('target');
    const lines = asked.form === 'choose' ? asked.options.map((_, at) => by(cast.place, [at]).line) : [];
    expect(lines).toContain('A answers Cub 2');
    expect(lines).toContain('A answers B');
    expect(new Set(lines).size).toBe(lines.length);
    ({ place } = by(place, castOf(place, 'A casts Choice')));
    expect(by(place, [1]).line).toMatch(/Draw a card/);
  });

  it('attackers are declared by name', () => {
    const { place } = opened();
    const combat = playOn(place, { until: 'declareAttackers' }, 0).place as Place;
    const asked = askedAt(combat);
    if (asked.form !== 'attackers') throw new Error('attackers are to be declared');
    const [candidate] = asked.candidates;
    const { line } = by(combat, [{ attacker: candidate?.attacker ?? 0, target: 0 }]);
    expect(line).toBe('A attacks with Guard');
    expect(by(combat, []).line).toBe('A attacks with nothing');
  });
});

function castOf(place: Place, line: string): number[] {
  const asked = askedAt(place);
  if (asked.form !== 'choose') throw new Error('an action is to be chosen');
  const at = asked.options.findIndex((_, n) => printStep(lineFor(place.setting, asked, [n])) === line);
  if (at < 0) throw new Error(`${line} is not offered`);
  return [at];
}
