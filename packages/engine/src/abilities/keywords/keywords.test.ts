/** Each edition has exactly the keywords its rules define. 2006: 502 · 2009, 2011, 2026: 702 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../state/names.ts';
import type { KeywordAbility, KeywordName } from '../../vocabulary/keywords.ts';
import { expandKeyword, keywordProblem, type KeywordDefinitions } from './definition.ts';
import { KEYWORDS, keywordsOf } from './editions.ts';

const NAMES = KEYWORDS.map(({ name }) => name);
const [keywords2006, keywords2009, keywords2011, keywords2026] = [
  keywordsOf('2006-10'),
  keywordsOf('2009-10'),
  keywordsOf('2011-09'),
  keywordsOf('2026-02'),
];

describe('the folder', () => {
  it('has a file for each keyword of the list, and no other file but what they share', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !file.endsWith('.test.ts'));
    const shared = ['definition.ts', 'editions.ts', 'index.ts', 'terms.ts'];
    const expected = NAMES.map((name) => `${name.toLowerCase().replaceAll(' ', '-').replace(/[!']/g, '')}.ts`);
    expect(files.filter((file) => !shared.includes(file)).sort()).toEqual(expected.sort());
  });
});

/** Every parameter a keyword may need, so that each can be expanded. */
const printed = (keyword: KeywordName): KeywordAbility => ({
  ability: 'keyword',
  keyword,
  n: 2,
  cost: { mana: ['2', 'U'] },
  quality: { is: 'type', type: 'artifact' },
  body: { effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
});
const abilities = (table: KeywordDefinitions, ability: Partial<KeywordAbility> & { keyword: KeywordName }) =>
  expandKeyword(table, { ability: 'keyword', ...ability });

describe.each(EDITIONS)('keywords of %s', (edition) => {
  const table = keywordsOf(edition);

  it('number each definition in the edition, under its own name', () => {
    for (const [name, definition] of Object.entries(table)) {
      expect(definition.name).toBe(name);
      expect(definition.rules[edition], name).toMatch(
        edition === '2006-10' ? /^502\.\d+[a-z]?$/ : /^(?:309|702|71[46])\.\d+[a-z]?$/,
      );
    }
  });

  it('expand to abilities of the other kinds, or are refused by name', () => {
    for (const keyword of NAMES) {
      const ability = printed(keyword);
      const problem = keywordProblem(table, ability);
      if (problem !== null) {
        expect(() => expandKeyword(table, ability)).toThrow(keyword);
        continue;
      }
      const expanded = expandKeyword(table, ability);
      expect(expandKeyword(table, ability)).toBe(expanded);
      for (const each of expanded) expect(['spell', 'activated', 'triggered', 'static']).toContain(each.ability);
      if (expanded.length === 0) expect(table[keyword]?.readBy?.length ?? 0, keyword).toBeGreaterThan(0);
    }
  });

  it('are plain data', () => {
    for (const keyword of NAMES) {
      if (keywordProblem(table, printed(keyword)) !== null) continue;
      const expanded = expandKeyword(table, printed(keyword));
      expect(JSON.parse(JSON.stringify(expanded))).toEqual(expanded);
    }
  });
});

/** Section titles that are no keyword ability here: an ability word, an action, or names the vocabulary spells otherwise. */
const NOT_KEYWORDS: ReadonlySet<string> = new Set(['threshold', 'scry', 'general']);
const shared = process.env['RULEWRIGHT_SHARED'] ?? new URL('../../../../../../shared', import.meta.url).pathname;
const VARIANTS: ReadonlySet<string> = new Set([
  'trample over planeswalkers',
  'typecycling',
  'basic landcycling',
  'multikicker',
  'megamorph',
  'double agenda',
  'bands with other',
  'totem armor',
  // the kinds of partner (702.124)
  'partner with',
  'friends forever',
  'choose a Background',
  "Doctor's companion",
  // its title is a symbol (702.186)
  'infinity',
  // symbols of text boxes: keyword abilities with chapters of their own (309.4, 714.2, 716.2)
  'chapter',
  'class level',
  'room',
]);

describe.skipIf(!existsSync(`${shared}/rules`))('against the rules texts', () => {
  it.each(EDITIONS)('%s defines exactly these', (edition) => {
    const text = readFileSync(`${shared}/rules/${edition}.txt`, 'utf8');
    const chapter = edition === '2006-10' ? '502' : '702';
    // a section may define two keywords and bear both their names
    const titles = new Map(
      [...text.matchAll(new RegExp(`^(${chapter}\\.\\d+)\\. ([A-Z][^.\\n]{2,30})$`, 'gm'))].flatMap((m) =>
        (m[2] as string)
          .trim()
          .toLowerCase()
          .split(' and ')
          .map((name): [string, string] => [name, m[1] as string]),
      ),
    );
    const table = keywordsOf(edition);
    for (const [name, definition] of Object.entries(table)) {
      const number = definition.rules[edition] as string;
      if (VARIANTS.has(name)) expect(text).toMatch(new RegExp(`^${number.replace('.', '\\.')}[. ]`, 'm'));
      else expect(titles.get(name), `${name} ${number}`).toBe(number);
    }
    const known: ReadonlySet<string> = new Set(NAMES);
    for (const title of titles.keys()) {
      // today's rules define many keywords that the vocabulary does not name yet
      if (NOT_KEYWORDS.has(title) || (edition === '2026-02' && !known.has(title))) continue;
      expect(table[title as KeywordName], title).toBeDefined();
    }
  });
});

describe('definitions', () => {
  it('flying may be blocked by reach once reach is a keyword', () => {
    const filters = (table: KeywordDefinitions) => JSON.stringify(abilities(table, { keyword: 'flying' }));
    expect(filters(keywords2006)).not.toContain('reach');
    expect(filters(keywords2009)).toContain('"reach"');
  });

  it('madness is a choice up to 2011 and not today', () => {
    for (const name of EDITIONS) {
      const table = keywordsOf(name);
      const [discard] = abilities(table, { keyword: 'madness', cost: { mana: ['R'] } });
      const part = discard?.ability === 'static' ? discard.parts[0] : undefined;
      expect(part?.part === 'replacement' && part.replacement.optional !== undefined).toBe(name !== '2026-02');
    }
  });

  it('a suspended card must be played up to 2011 and may be today', () => {
    for (const name of EDITIONS) {
      const table = keywordsOf(name);
      const [, last] = abilities(table, { keyword: 'suspend', n: 1, cost: { mana: ['R'] } });
      const [cast] = last?.ability === 'triggered' ? last.body.effect : [];
      expect(cast?.do === 'cast' && cast.optional === true).toBe(name === '2026-02');
    }
  });

  it('graft asks for a counter from 2009', () => {
    const condition = (table: KeywordDefinitions) =>
      abilities(table, { keyword: 'graft', n: 1 }).find((a) => a.ability === 'triggered')?.condition;
    expect(condition(keywords2006)).toBeUndefined();
    expect(condition(keywords2009)).toBeDefined();
  });

  it('one kicker cost is tagged kicker, several by their order', () => {
    const tags = (ability: Partial<KeywordAbility>) =>
      abilities(keywords2026, { keyword: 'kicker', ...ability }).flatMap((a) =>
        a.ability === 'static' ? a.parts.map((p) => (p.part === 'additionalCost' ? p.tag : '')) : [],
      );
    expect(tags({ cost: { mana: ['B'] } })).toEqual(['kicker']);
    expect(tags({ costs: [{ mana: ['B'] }, { mana: ['G'] }] })).toEqual(['kicker {B}', 'kicker {G}']);
  });

  it('typecycling is a cycling ability', () => {
    const [ability] = abilities(keywords2026, {
      keyword: 'typecycling',
      cost: { mana: ['2'] },
      quality: { is: 'subtype', subtype: 'Mountain' },
    });
    expect(ability).toMatchObject({ ability: 'activated', keyword: 'cycling', zone: 'hand' });
  });

  it('protection is targeting, attaching, damage and blocking', () => {
    const [ability] = abilities(keywords2011, { keyword: 'protection', quality: { is: 'color', color: 'R' } });
    const kinds =
      ability?.ability === 'static' ? ability.parts.map((p) => (p.part === 'rule' ? p.rule.rule : p.part)) : [];
    expect(kinds).toEqual(['cantBeTargeted', 'cantBeAttached', 'replacement', 'cantBlock']);
  });

  it('refuses what an edition does not define', () => {
    expect(keywordProblem(keywords2006, { ability: 'keyword', keyword: 'deathtouch' })?.problem).toBe('anachronism');
    expect(keywordProblem(keywords2026, { ability: 'keyword', keyword: 'imprint' })?.problem).toBe('anachronism');
    const echo = { name: 'echo', rules: {}, missing: 'a verb' };
    expect(keywordProblem({ echo }, { ability: 'keyword', keyword: 'echo' })?.problem).toBe('unsupported');
    expect(keywordProblem(keywords2026, { ability: 'keyword', keyword: 'echo' })?.problem).toBe('parameter');
  });
});
