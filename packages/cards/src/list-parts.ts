/** What the parts of a decklist are called, by the programs that write lists and in the languages they do. 2006: 100.2 · 2009, 2011: 100.2, 100.4, 903.3 · 2026: 100.2, 100.4, 702.139, 903.3 */
import { nameKey } from './names.ts';
import { suggestAmong } from './similar-names.ts';

/**
 * Where a card of a list belongs. `maybeboard`: what its player thinks about; `left-out`: what a list names besides its deck (tokens,
 * planes, wishes); `unknown`: stands under words that are no heading.
 */
export type Section = 'main' | 'sideboard' | 'commander' | 'companion' | 'maybeboard' | 'left-out' | 'unknown';

/** A heading with the words it was written in. */
export interface Heading {
  readonly section: Section;
  readonly words: string;
}

const NAMES: { readonly [S in Exclude<Section, 'unknown'>]: string } = {
  main: 'deck, main, main deck, main board, decklist, hauptdeck, deck principal, mazo, mazo principal, mazzo, baralho, デッキ, 덱, 套牌, колода',
  sideboard:
    'sideboard, side, side board, sb, réserve, banquillo, reserva, サイドボード, 사이드보드, 备牌, 備牌, сайдборд',
  commander:
    'commander, commanders, command zone, general, oathbreaker, kommandeur, commandant, comandante, 統率者, 커맨더, 指挥官, 指揮官, командир',
  companion:
    'companion, companions, gefährte, compagnon, compañero, compagno, companheiro, 相棒, 단짝, 行侣, 夥伴, спутник',
  maybeboard: 'maybeboard, maybe board, maybe, maybes, mb, considering, consideration, consider',
  'left-out':
    'tokens, token, tokens & extras, tokens and extras, extras, emblems, planes, plane, planar deck, planechase, phenomena, schemes, scheme, scheme deck, archenemy, attractions, attraction deck, contraptions, contraption deck, stickers, sticker sheets, vanguard, avatar, conspiracies, conspiracy, draft notes, dungeons, dungeon, signature spells, signature spell, outside, outside the game, wishboard, wish board, wishlist, acquire, acquireboard, hidden, trash, display commander',
};

const SECTIONS: ReadonlyMap<string, Section> = new Map(
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((section) =>
    NAMES[section].split(', ').map((name): [string, Section] => [nameKey(name), section]),
  ),
);

/** Types, kinds and colours of cards under which a part is divided further; they belong where the cards before them do. */
const GROUPS =
  /^(?:(?:other |non-?creature |artifact |legendary |basic |non-?basic |utility )?(?:creatures?|lands?|instants?(?: (?:and|&) sorcer(?:y|ies))?|sorcer(?:y|ies)|enchantments?|artifacts?|planeswalkers?|battles?|sieges?|spells?|non-?lands?|permanents?)|white|blue|black|red|green|colou?rless|multi-?colou?r(?:ed)?|gold|hybrid)$/i;

/** No heading is longer. */
const LONGEST = 60;

/** `## Sideboard (15):`, `Sideboard: 15` and `Sideboard` are `Sideboard`. */
export function bareHeading(written: string): string {
  if (written.length > LONGEST) return written;
  const plain = written.replace(/^[\s#*=_~-]+|[\s#*=_~:-]+$/g, '');
  return plain
    .replace(/(?:\s*[([]\s*\d+(?: cards?)?\s*[\])]|\s*[:–—-]\s*\d+(?: cards?)?)$/i, '')
    .replace(/[\s:]+$/, '');
}

/** The part that is called so; undefined: none is. */
export function sectionNamed(words: string): Section | undefined {
  // Untap numbers its piles; a second one is another deck
  const pile = /^([a-z]+)-(\d+)$/i.exec(words);
  if (pile) {
    const [, name = '', number] = pile;
    const section = name.toLowerCase() === 'play' ? 'commander' : SECTIONS.get(nameKey(name));
    return section !== undefined && number !== '1' ? 'left-out' : section;
  }
  return SECTIONS.get(nameKey(words));
}

/** A heading as it stands in a text; `group`: one of types of cards; undefined: none that is known. */
export function headingOf(written: string): Heading | 'group' | undefined {
  if (written.length > LONGEST) return undefined;
  const pile = sectionNamed(written);
  const words = pile === undefined ? bareHeading(written) : written;
  const section = pile ?? sectionNamed(words);
  if (section !== undefined) return { section, words };
  return GROUPS.test(words) ? 'group' : undefined;
}

/** A heading in the words of everybody, which those that are not known may mean. */
const USUAL = ['Deck', 'Main', 'Sideboard', 'Commander', 'Companion', 'Maybeboard', 'Considering', 'Tokens'] as const;
let suggest: ReturnType<typeof suggestAmong> | undefined;

/** Headings that mistyped words may mean. */
export function similarHeadings(words: string): readonly string[] {
  suggest ??= suggestAmong([
    ...USUAL,
    'Creatures',
    'Lands',
    'Instants',
    'Sorceries',
    'Enchantments',
    'Artifacts',
    'Planeswalkers',
  ]);
  return words.length > LONGEST ? [] : suggest(words, 1);
}
