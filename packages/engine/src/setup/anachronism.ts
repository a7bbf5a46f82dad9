/** What an edition does not know is refused by name, or borrowed from the next edition that has it. 2006: 104.3, 205.2a, 502 · 2009: 107.4, 204.2, 702 · 2011: 107.4, 205.2, 702 · 2026: 107.4, 205.2a, 702 */
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import { KEYWORDS } from '../abilities/keywords/editions.ts';
import { keywordProblem, type KeywordDefinitions } from '../abilities/keywords/definition.ts';
import type { Edition } from '../editions/edition.ts';
import { EDITIONS } from '../state/names.ts';
import { editionOf } from '../editions/editions.ts';

/** Something on a card that cannot be played under the edition. */
export interface Anachronism {
  card: string;
  what: string;
  message: string;
}

/** What was last found for a definition: the same decks are played again and again. */
const looked = new WeakMap<CardDefinition, { edition: Edition; problems: readonly Anachronism[] }>();

/** Everything in the definition that the edition does not have or the engine cannot do. Empty: it can be played. */
export function problemsOf(edition: Edition, definition: CardDefinition): readonly Anachronism[] {
  const known = looked.get(definition);
  if (known?.edition === edition) return known.problems;
  const problems = findProblems(edition, definition);
  looked.set(definition, { edition, problems });
  return problems;
}

function findProblems(edition: Edition, definition: CardDefinition): Anachronism[] {
  const problems: Anachronism[] = [];
  const add = (what: string, message: string): void => {
    if (!problems.some((p) => p.what === what)) problems.push({ card: definition.name, what, message });
  };
  if (!edition.layouts.includes(definition.layout))
    add(definition.layout, `${definition.name}: ${definition.layout} cards do not exist in the ${edition.name} rules.`);
  // instructions of a resolution itself, each a tick of its own
  const whole = new Set<unknown>();
  for (const face of definition.faces) {
    for (const type of face.types)
      if (!edition.cardTypes.includes(type))
        add(type, `${definition.name}: the card type ${type} does not exist in the ${edition.name} rules.`);
    for (const s of face.supertypes)
      if (!edition.supertypes.includes(s))
        add(s, `${definition.name}: the supertype ${s} does not exist in the ${edition.name} rules.`);
    for (const symbol of face.manaCost ?? [])
      if (!knowsSymbol(edition, symbol))
        add(symbol, `${definition.name}: the mana symbol {${symbol}} does not exist in the ${edition.name} rules.`);
    walk(face.abilities, (node) => {
      if (node['ability'] === 'keyword') {
        const problem = keywordProblem(edition.keywords, node as unknown as KeywordAbility);
        if (problem !== null) add(String(node['keyword']), `${definition.name}: ${problem.message}`);
      }
      if (!('do' in node) && !('label' in node) && Array.isArray(node['effect']))
        for (const instruction of node['effect']) whole.add(instruction);
      if (node['do'] === 'restartGame' && !edition.restart)
        add('restartGame', `${definition.name}: restarting the game does not exist in the ${edition.name} rules.`);
      if ([node['do'], node['if'], node['on']].includes('daytime') && !edition.dayAndNight)
        add('daytime', `${definition.name}: day and night do not exist in the ${edition.name} rules.`);
      if ((node['do'] === 'subgame' || node['do'] === 'restartGame') && !whole.has(node))
        add(node['do'], `${definition.name}: "${node['do']}" inside another instruction is not supported.`);
    });
  }
  return problems;
}

function knowsSymbol(edition: Edition, symbol: string): boolean {
  const known = edition.manaSymbols;
  if (symbol === 'S') return known.includes('snow');
  if (symbol === 'C') return known.includes('colorless');
  if (!symbol.includes('/')) return true;
  if (symbol.endsWith('/P')) return known.includes(symbol.split('/').length > 2 ? 'hybridPhyrexian' : 'phyrexian');
  if (symbol.startsWith('C/')) return known.includes('colorlessHybrid');
  return /^\d/.test(symbol) ? known.includes('monoHybrid') : known.includes('hybrid');
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Record<string, unknown>);
  for (const child of Object.values(node)) walk(child, visit);
}

/** The edition with whatever these cards need taken from the next edition that has it, and what was borrowed. */
export function borrowing(
  edition: Edition,
  definitions: Iterable<CardDefinition>,
): { edition: Edition; borrowed: Anachronism[] } {
  const later = EDITIONS.slice(EDITIONS.indexOf(edition.name) + 1).map(editionOf);
  const borrowed: Anachronism[] = [];
  let {
    keywords,
    cardTypes,
    supertypes,
    layouts,
    manaSymbols,
    stateBasedActions,
    planeswalkerUniqueness,
    deathtouch,
    dayAndNight,
    restart,
  } = edition;
  for (const definition of definitions) {
    for (const problem of problemsOf(
      { ...edition, keywords, cardTypes, supertypes, layouts, manaSymbols, dayAndNight, restart },
      definition,
    )) {
      const lender = later.find((next) => problemsOf({ ...next }, definition).every((p) => p.what !== problem.what));
      if (lender === undefined) continue;
      borrowed.push({ ...problem, message: `${problem.message} It is borrowed from the ${lender.name} rules.` });
      const { what } = problem;
      if (KEYWORDS.some(({ name }) => name === what))
        keywords = { ...keywords, [what]: lender.keywords[what as keyof KeywordDefinitions] };
      else if (lender.cardTypes.includes(what as Face['types'][number]))
        cardTypes = [...cardTypes, what as Face['types'][number]];
      else if (lender.supertypes.includes(what as Face['supertypes'][number]))
        supertypes = [...supertypes, what as Face['supertypes'][number]];
      else if (what === 'restartGame') restart = true;
      else if (what === 'daytime') dayAndNight = true;
      else if (what === definition.layout) layouts = [...layouts, definition.layout];
      else manaSymbols = lender.manaSymbols;
      // what the rules say about it comes with it
      if (what === 'planeswalker') {
        planeswalkerUniqueness = lender.planeswalkerUniqueness;
        stateBasedActions = [...new Set([...stateBasedActions, 'loyalty' as const, 'planeswalkerUniqueness' as const])];
      }
      if (what === 'deathtouch') {
        deathtouch = lender.deathtouch;
        stateBasedActions = [...new Set([...stateBasedActions, 'deathtouch' as const])];
      }
    }
  }
  return {
    edition: {
      ...edition,
      keywords,
      cardTypes,
      supertypes,
      layouts,
      manaSymbols,
      stateBasedActions,
      planeswalkerUniqueness,
      deathtouch,
      dayAndNight,
      restart,
    },
    borrowed,
  };
}
