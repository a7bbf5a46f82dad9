/** Cards by name, compiled when they are first asked for. 2006: 200.2 · 2009, 2011, 2026: 108.1 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { EditionName } from '@rulewright/engine';
import type { CardPhrasing, CardText } from '@rulewright/oracle';
import type { CardSource } from './card-source.ts';
import { suggestFrom } from './similar-names.ts';

/** A stretch of a card's text that was not understood: `from` and `to` count characters of the text as compiled. */
export interface Refusal {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export type Compiled<Definition> =
  /** `phrasing`: how the text says it, without which the definition is printed in no other words */
  | { readonly ok: true; readonly definition: Definition; readonly phrasing?: CardPhrasing }
  | { readonly ok: false; readonly refused: readonly Refusal[] };

/** The compiler as the catalogue needs it: a pure function, and a version that changes whenever its results may; null: nothing is kept. */
export interface Compiler<Definition> {
  readonly version: string | null;
  compile(card: CardText): Compiled<Definition>;
  /** a card as far as it is read, with what is not read left in it for people to carry out; absent: no card is read so */
  partly?(card: CardText): Compiled<Definition>;
  /** what it made of a card, with its texts in the words of an edition; absent: all cards keep their own words */
  reworded?(card: CardText, compiled: Extract<Compiled<Definition>, { ok: true }>, edition: EditionName): Definition;
}

/** Where compiled cards are kept between runs. What it gives back must be what was put in, or undefined. */
export interface CompiledStore<Definition> {
  get(version: string, card: CardText): Compiled<Definition> | undefined;
  put(version: string, card: CardText, compiled: Compiled<Definition>): void;
}

/** The answer to a name: a definition, or why there is none. */
export type CatalogueEntry<Definition> =
  | { readonly ok: true; readonly card: CardText; readonly definition: Definition }
  | Extract<FoundCard, { ok: false }>
  | { readonly ok: false; readonly kind: 'refused'; readonly card: CardText; readonly refused: readonly Refusal[] };

export interface Catalogue<Definition> {
  readonly source: CardSource;
  /** the card of that name, compiled; the same name gives the same object every time */
  card(name: string): CatalogueEntry<Definition>;
  compiled(card: CardText): Compiled<Definition>;
  /** the same cards for games in which people carry lines out by hand: what is not read whole is there as far as it is read */
  readonly byHand: Catalogue<Definition>;
  /** the same cards in the words of an edition, where they can be said in them: for games that people see. Their keys are the same */
  inWordsOf(edition: EditionName): Catalogue<Definition>;
}

/** A catalogue over a source. Compiles lazily; keeps what was compiled in memory and, where given, in a store. */
export function createCatalogue<Definition>(
  source: CardSource,
  compiler: Compiler<Definition>,
  store?: CompiledStore<Definition>,
): Catalogue<Definition> {
  takes(
    'createCatalogue',
    'a card source and a compiler',
    hasKeys(source, 'find', 'names') && hasKeys(compiler, 'compile'),
  );
  const { version, partly, reworded } = compiler;
  const versionOf = (what: string): string | null => (version === null ? null : `${version}, ${what}`);
  const own = remembering((card) => keptOrCompiled(card, compiler, store));
  const asFarAsRead =
    partly && remembering((card) => keptOrCompiled(card, { version: versionOf('by hand'), compile: partly }, store));
  const inWords = (edition: EditionName): Compiling<Definition> =>
    remembering((card) => {
      const compiled = own(card);
      if (!compiled.ok || reworded === undefined) return compiled;
      const compile = (): Compiled<Definition> => ({ ok: true, definition: reworded(card, compiled, edition) });
      return keptOrCompiled(card, { version: versionOf(`in the words of ${edition}`), compile }, store);
    });
  const editions = new Map<EditionName, Catalogue<Definition>>();
  const inWordsOf = (edition: EditionName): Catalogue<Definition> => {
    const known = editions.get(edition) ?? catalogue(inWords(edition));
    editions.set(edition, known);
    return known;
  };
  const catalogue = (whole: Compiling<Definition>): Catalogue<Definition> => {
    const byHand = remembering((card) => {
      const compiled = whole(card);
      return compiled.ok || asFarAsRead === undefined ? compiled : asFarAsRead(card);
    });
    const people: Catalogue<Definition> = {
      ...catalogueOf(source, byHand),
      get byHand() {
        return people;
      },
      inWordsOf: (edition) => inWordsOf(edition).byHand,
    };
    return { ...catalogueOf(source, whole), byHand: people, inWordsOf };
  };
  return catalogue(own);
}

type Compiling<Definition> = (card: CardText) => Compiled<Definition>;

function remembering<Definition>(compile: Compiling<Definition>): Compiling<Definition> {
  const memory = new Map<CardText, Compiled<Definition>>();
  return (card) => {
    const known = memory.get(card);
    if (known) return known;
    const result = compile(card);
    memory.set(card, result);
    return result;
  };
}

function catalogueOf<Definition>(
  source: CardSource,
  compiled: Compiling<Definition>,
): Pick<Catalogue<Definition>, 'source' | 'compiled' | 'card'> {
  return {
    source,
    compiled,
    card(name) {
      const found = findCard(source, name);
      if (!found.ok) return found;
      const result = compiled(found.card);
      if (!result.ok) return { ok: false, kind: 'refused', card: found.card, refused: result.refused };
      return { ok: true, card: found.card, definition: result.definition };
    },
  };
}

/** What the compiler makes of a card: taken from the store where it is kept there, else put into it. */
export function keptOrCompiled<Definition>(
  card: CardText,
  { version, compile }: Pick<Compiler<Definition>, 'version' | 'compile'>,
  store: CompiledStore<Definition> | undefined,
): Compiled<Definition> {
  if (version === null || store === undefined) return compile(card);
  const kept = store.get(version, card);
  if (kept) return kept;
  const compiled = compile(card);
  store.put(version, card, compiled);
  return compiled;
}

/** The text of one card, or why the name is not one card's. */
export type FoundCard =
  | {
      readonly ok: true;
      readonly card: CardText;
      /** the name is its name in another language */
      readonly foreign?: true;
    }
  | {
      readonly ok: false;
      readonly kind: 'unknown';
      readonly name: string;
      readonly similar: readonly string[];
      /** the source's `newest` */
      readonly newest: string;
    }
  | { readonly ok: false; readonly kind: 'ambiguous'; readonly name: string; readonly names: readonly string[] };

/** Finds a card by any of its names, with at most so many suggestions where there is none. */
export function findCard(source: CardSource, name: string, suggestions = 3): FoundCard {
  takes('findCard', 'a card source and a name', hasKeys(source, 'find', 'names') && typeof name === 'string');
  const answer = source.lookup(name);
  switch (answer.kind) {
    case 'found': {
      const card = source.find(name);
      if (!card) throw new Error(`a card source that finds "${name}" does not have it`);
      return { ok: true, card };
    }
    case 'ambiguous':
      return { ok: false, kind: 'ambiguous', name, names: answer.names };
    case 'unknown': {
      const abroad = (source.foreign?.(name) ?? []).flatMap((english) => source.find(english) ?? []);
      const [only] = abroad;
      if (only !== undefined && abroad.length === 1) return { ok: true, card: only, foreign: true };
      if (only !== undefined) return { ok: false, kind: 'ambiguous', name, names: abroad.map((card) => card.name) };
      return {
        ok: false,
        kind: 'unknown',
        name,
        similar: suggestions < 1 ? [] : suggestFrom(source)(name, suggestions),
        newest: source.newest,
      };
    }
  }
}
