/** `rulewright quiz`: what happens? The question of a day, the same as on the page. */
import type { Command } from 'commander';
import type { QuizOption } from '@rulewright/scenario';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import type { Question } from '../quizzing.ts';
import { columns, interactive, remark, say, sayJson, type Terminal } from '../terminal.ts';

interface Options {
  date?: string;
  nth: string;
  answer?: string;
  json?: true;
}

export function quizCommand(terminal: Terminal): Command {
  return newJsonCommand(
    'quiz',
    'what happens? a position, what is done in it, and outcomes to choose from; one a day',
    terminal,
  )
    .option('--date <date>', 'the question of that day, such as 2026-11-22 (default: today)')
    .option('--nth <n>', 'the n-th question of the day', '1')
    .option('--answer <n>', 'answer it: say whether that outcome is so, and why')
    .action(async (options: Options) => {
      const { isDate, today } = await import('@rulewright/scenario');
      const { answerText, questionFor, questionText } = await import('../quizzing.ts');
      const date = options.date ?? today();
      if (!isDate(date)) throw new Failure(`--date takes a day such as 2026-11-22; "${date}" is none`);
      const nth = wholeNumber('--nth', options.nth, 1);
      const question = await questionFor(date, nth);
      const { name, position, quiz, rules } = question;
      const width = columns(terminal);
      const asked = options.json ? null : questionText(question, date, width);
      const given = options.answer === undefined ? null : answered(question, options.answer);
      if (options.json)
        return sayJson(terminal, {
          date,
          nth,
          name,
          position,
          ...quiz,
          rules,
          ...(given && { given: given.text, right: given.right }),
        });
      if (asked !== null) say(terminal, asked);
      const chosen = given ?? (interactive(terminal) ? await choose(question) : null);
      if (chosen !== null) say(terminal, `\n${await answerText(question, chosen, width)}`);
      else if (!interactive(terminal)) remark(terminal, '\nAnswer with --answer and its number.');
    });
}

function answered({ quiz: { options } }: Question, text: string): QuizOption {
  const option = options[wholeNumber('--answer', text, 1) - 1];
  if (option === undefined) throw new Failure(`--answer takes a number from 1 to ${options.length}`);
  return option;
}

/** Null: whoever was asked changed their mind. */
async function choose({ quiz: { options } }: Question): Promise<QuizOption | null> {
  const { isCancel, select } = await import('@clack/prompts');
  const chosen = await select<number>({
    message: 'What is true then?',
    options: options.map(({ text }, value) => ({ value, label: `${value + 1}  ${text}` })),
  });
  return isCancel(chosen) ? null : (options[chosen] ?? null);
}
