/** Scenarios told: what happens, step by step and why, in one edition or several with the lines marked that differ. */
import type { EditionName } from '@rulewright/engine';
import type { Scenario } from '@rulewright/scenario';
import { Failure } from './failure.ts';
import { editionNamed } from './options.ts';
import type { WallClock } from './wall-clock.ts';
import { columns, colours, say, sayJson, type Terminal } from './terminal.ts';

export interface ToldOptions {
  readonly edition?: string;
  readonly json?: true;
  /** answers that the script leaves open are asked for */
  readonly ask?: true;
  /** an object: what would have happened without its abilities is told, too */
  readonly without?: string;
}

/** Tells each scenario in the editions that `edition` names, or in all that the scenario names; whether all could be played, with nothing unmet. */
export async function toldTo(
  terminal: Terminal,
  scenarios: readonly Scenario[],
  { edition, json, ask, without: leftOut }: ToldOptions,
  clock: WallClock,
): Promise<boolean> {
  const [{ tell, storyLines, differing, without }, { storyText, withoutText }, { scenarioCards }] = await Promise.all([
    import('@rulewright/scenario'),
    import('./explain/story.ts'),
    import('./cards/open-cards.ts'),
  ]);
  const editions = edition === undefined ? null : await editionsNamed(edition);
  const cards = scenarioCards();
  const whole = ask === true ? await asked(terminal, scenarios, editions) : scenarios;
  const begin = ({ name }: Scenario, of: EditionName): void => clock.begin(`${name} (${of})`);
  const told = whole.map((scenario) =>
    (editions ?? scenario.editions).map((one) => {
      begin(scenario, one);
      return tell(scenario, one, cards);
    }),
  );
  const lacking = whole.flatMap((scenario, at) =>
    leftOut === undefined
      ? []
      : (told[at] ?? []).map(({ edition: one }) => {
          begin(scenario, one);
          return without(scenario, one, { source: leftOut }, cards);
        }),
  );
  clock.end();
  const good = told.flat().every(({ fault }) => fault === null);
  if (json) {
    sayJson(terminal, { stories: told.flat(), ...(leftOut !== undefined && { without: lacking }) });
    return good;
  }
  const form = { width: columns(terminal), colours: colours(terminal, terminal.stdout) };
  const parts = told.flatMap((stories) => {
    const [one, other] = stories.map(storyLines);
    const marks = stories.length === 2 && one && other ? differing(one, other) : null;
    return stories.map((story, at) => storyText(story, { ...form, marks: marks?.[at] ?? null }));
  });
  for (const [at, story] of told.flat().entries()) {
    const found = lacking[at];
    if (found) parts.push(withoutText(found, `${story.name} (${story.edition})`, form));
  }
  say(terminal, parts.join('\n\n\n'));
  return good;
}

/** The scenarios with what is answered at the terminal. @throws Failure where they would be told in several editions: these may ask differently */
async function asked(
  terminal: Terminal,
  scenarios: readonly Scenario[],
  editions: readonly EditionName[] | null,
): Promise<Scenario[]> {
  const { completed } = await import('./scenario-asked.ts');
  return completed(terminal, scenarios, (scenario) => {
    const [edition, another] = editions ?? scenario.editions;
    if (edition === undefined || another !== undefined)
      throw new Failure(`--ask goes by one edition: name it with --edition, one of ${scenario.editions.join(', ')}`);
    return edition;
  });
}

/** Editions with commas between them, each once. */
async function editionsNamed(text: string): Promise<EditionName[]> {
  const named: EditionName[] = [];
  for (const one of text.split(',')) named.push(await editionNamed(one.trim()));
  return [...new Set(named)];
}
