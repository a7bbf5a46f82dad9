/**
 * Prints the house's scenarios as JSON for the build of the page: a list of their names, cards and claims, by chapter the notation of
 * those that quote no real card, and the index in which all editions are searched. Run by the build of the page.
 */
import { faceNames } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { builtInScenarios } from '@rulewright/conformance';
import { EDITIONS } from '@rulewright/engine';
import { claimsOf, savedSearchIndex, searchIndexOf, searchedScenario } from '@rulewright/rulebook';
import { askedAbout, printNotation } from '@rulewright/scenario';

const cards = openCards();
/** Without card data nobody can tell, and no text goes out. */
const quotes = ({ cards: texts = {} }) =>
  !cards.ok || Object.keys(texts).some((name) => [name, ...faceNames(name)].some((one) => cards.source.find(one)));

/** The edition in which the quiz asks: one of those where a rule is claimed by what would be asked about; which depends on the name alone. */
function quizEdition(scenario, claims) {
  const editions = scenario.editions.filter((edition) => {
    const asked = askedAbout(scenario, edition);
    return asked !== null && claims.some((claim) => decides(claim, edition, asked));
  });
  return editions[scenario.name.length % editions.length] ?? null;
}

const decides = ({ edition: of, rule, by }, edition, asked) =>
  of === edition && rule !== undefined && (by === undefined || by === asked.by);

const all = builtInScenarios();
const listed = all.map(({ chapter, scenario }) => ({
  name: scenario.name,
  chapter,
  editions: scenario.editions,
  cards: Object.keys(scenario.cards ?? {}),
  quotes: quotes(scenario),
  quiz: quotes(scenario)
    ? null
    : quizEdition(
        scenario,
        claimsOf(scenario, () => true),
      ),
  shows: claimsOf(scenario, () => true).map(({ edition, rule, glossary, example, by }) => ({
    edition,
    rule,
    glossary,
    example,
    by,
  })),
}));
const texts = {};
for (const [at, { chapter, scenario }] of all.entries())
  if (!listed[at]?.quotes) (texts[chapter] ??= {})[scenario.name] = printNotation([scenario]);
const search = savedSearchIndex(searchIndexOf(EDITIONS, listed.map(searchedScenario)));
process.stdout.write(JSON.stringify({ listed, texts, search }));
