/** What pages without a game ask of the cards: by name or query, one by its name, those with a word. Runs in the Lab's worker. */
import { type CardSource, type SearchedCard, parseQuery, searchableCards } from '@rulewright/cards';
import type { CardText } from '@rulewright/oracle';

export interface CardsFound {
  /** the first of them by name */
  readonly names: readonly string[];
  readonly total: number;
  /** why the query is none; null where it is one */
  readonly problem: string | null;
}

/** A card as its data have it. */
export interface CardRead {
  readonly name: string;
  /** one, or each of several in their printed order */
  readonly faces: readonly {
    readonly name: string;
    readonly manaCost: string;
    readonly typeLine: string;
    readonly text: string;
  }[];
}

export interface CardFinding {
  /** by the beginning of a name, a part of one, or a query such as `t:creature c:r mv<=2` */
  readonly findCards: (typed: string) => CardsFound;
  readonly cardNamed: (name: string) => CardRead | null;
  /** those whose text fits the pattern, in whatever case, by the alphabet */
  readonly cardsWith: (pattern: string) => readonly CardRead[];
}

const MOST_NAMES = 12;
/** Something as in `t:creature` or `mv<=2`: a query, and no name. */
const IS_QUERY = /(?:^|[\s(-])[a-z]+(?:[:<>=]|!=)\S/i;

export function newCardFinding(source: CardSource | undefined): CardFinding {
  let prepared: readonly SearchedCard[] | undefined;
  const all = (): readonly SearchedCard[] => (prepared ??= source ? searchableCards(source) : []);
  const first = (names: readonly string[]): CardsFound => ({
    names: names.slice(0, MOST_NAMES),
    total: names.length,
    problem: null,
  });
  return {
    findCards(typed) {
      const wanted = typed.trim().toLowerCase();
      if (wanted === '' || !source) return first([]);
      const named = source.names().filter((name) => name.toLowerCase().includes(wanted));
      const begins = named.filter((name) => name.toLowerCase().startsWith(wanted));
      if (named.length > 0) return first([...new Set([...begins, ...named])]);
      const query = parseQuery(typed);
      if (query.ok) return first(all().flatMap((card) => (query.test(card) ? [card.fullName] : [])));
      return { names: [], total: 0, problem: IS_QUERY.test(typed) ? query.reason : null };
    },
    cardNamed(name) {
      const card = source?.find(name);
      return card ? readOf(card) : null;
    },
    cardsWith(pattern) {
      const words = new RegExp(pattern, 'i');
      return all().flatMap(({ fullName, text }) => {
        const card = words.test(text) ? source?.find(fullName) : undefined;
        return card ? [readOf(card)] : [];
      });
    },
  };
}

function readOf(card: CardText): CardRead {
  const faces = card.faces && card.faces.length > 0 ? card.faces : [card];
  return {
    name: card.name,
    faces: faces.map(({ name, manaCost, typeLine, text }) => ({ name, manaCost: manaCost ?? '', typeLine, text })),
  };
}
