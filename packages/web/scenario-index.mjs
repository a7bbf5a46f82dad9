/** Prints the list of the house's scenarios as JSON: names, cards and claims, without card text. Run by the build of the page. */
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf } from '@rulewright/rulebook';

const listed = builtInScenarios().map(({ chapter, scenario }) => ({
  name: scenario.name,
  chapter,
  editions: scenario.editions,
  cards: Object.keys(scenario.cards ?? {}),
  shows: claimsOf(scenario, () => true).map(({ edition, rule, glossary, example, by }) => ({
    edition,
    rule,
    glossary,
    example,
    by,
  })),
}));
process.stdout.write(JSON.stringify(listed));
