/** A bot in forty lines: plays what it can, attacks with all creatures but never with one alone, never blocks. */
import { createInterface } from 'node:readline';
import type { BotMessage, HostMessage } from '@rulewright/protocol';

type Decision = NonNullable<Extract<HostMessage, { type: 'decide' }>['view']['decision']>;
const say = (message: BotMessage): void => console.log(JSON.stringify(message));

function choose({ kind, options = [], min = 0, repeat }: Decision): number[] {
  const values = options.map(({ value }) => value);
  const find = (test: (value: Record<string, unknown>) => boolean) => Math.max(0, values.findIndex(test));
  if (kind === 'payment') return [find(({ pay }) => pay === 'auto')];
  if (kind === 'mulligan') return [find(({ yes, text }) => yes === false || text !== undefined)];
  // Option 0 passes; an attempt may turn out not to be payable.
  if (kind === 'priority') return [find((v) => !v['attempt'] && /"(playLand|cast)"/.test(JSON.stringify(v)))];
  return Array.from({ length: min }, (_, at) => (repeat ? 0 : at));
}

function divide({ options = [], amount = 0, least = 0, constraint }: Decision): number[] {
  let rest = amount - least * options.length;
  return options.map((_, at) => {
    const wanted = at === options.length - 1 ? rest : Math.max(0, (constraint?.lethal[at] ?? 0) - least);
    const given = Math.min(rest, wanted);
    rest -= given;
    return least + given;
  });
}

function answer(asked: Decision): Extract<BotMessage, { type: 'answer' }>['answer'] {
  const { form, options = [], min = 0, attackers = [] } = asked;
  if (form === 'choose') return choose(asked);
  if (form === 'divide') return divide(asked);
  if (form === 'order') return options.map((_, at) => at);
  if (form === 'number') return min ?? 0;
  if (form === 'name') return 'Forest';
  return attackers.filter(({ must }) => must || attackers.length > 1).map(({ attacker }) => ({ attacker, target: 0 }));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, ...message } = JSON.parse(line) as HostMessage & { decision: number; view: { decision: Decision } };
  if (type === 'hello') say({ type, protocol: 1, name: 'Forty lines of TypeScript' });
  if (type === 'decide') say({ type: 'answer', decision: message.decision, answer: answer(message.view.decision) });
}
