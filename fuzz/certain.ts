/** Actions that the engine calls certain can be done: no way to choose and to pay leads back to where it began. */
import { type Answer, answer, type Decision, decision, fork, type Game } from '@rulewright/engine';
import { randomSource, uniformAnswer } from '@rulewright/players';

/** Whether who is asked to pay takes back what was announced. */
const cancels = (asked: Decision, given: Answer): boolean =>
  asked.form === 'choose' &&
  (given as readonly number[]).some((chosen) => {
    const option = asked.options[chosen];
    return option !== undefined && 'pay' in option && option.pay === 'cancel';
  });

/** Takes every `certain` action in a fork: each that is not taken back must end in something other than where it began. */
export function certainFault(game: Game, asked: Decision, seed: string): string | null {
  if (asked.form !== 'choose') return null;
  const start = JSON.stringify(game.state);
  for (const [index, option] of asked.options.entries()) {
    if (!('action' in option) || option.attempt || option.action.act === 'pass') continue;
    const branch = fork(game);
    const source = randomSource(`${seed}/${index}`);
    const describe = JSON.stringify(option.action);
    const first = answer(branch, [index]);
    if (!first.ok) return `the action ${describe} was refused: ${first.wrong.message}`;
    let isTakenBack = false;
    for (let steps = 0; steps < 200; steps++) {
      const next = decision(branch);
      if (!next || next.kind === 'priority') break;
      const chosen = uniformAnswer(source, next, branch);
      isTakenBack ||= cancels(next, chosen);
      const given = answer(branch, chosen);
      if (!given.ok) return `within ${describe} an answer was refused: ${given.wrong.message}`;
    }
    if (!isTakenBack && JSON.stringify(branch.state) === start) return `the certain action ${describe} was reversed`;
  }
  return null;
}
