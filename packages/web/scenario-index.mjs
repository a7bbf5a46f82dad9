/** Prints the list of the house's scenarios as JSON: names, cards and claims, without card text. Run by the build of the page. */
import { builtInScenarios } from '@rulewright/conformance';

const listed = builtInScenarios().map(({ chapter, scenario: { name, editions, cards, shows } }) => ({
  name,
  chapter,
  editions,
  cards: Object.keys(cards ?? {}),
  shows: shows ?? [],
}));
process.stdout.write(JSON.stringify(listed));
