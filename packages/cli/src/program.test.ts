import { FORM_CASES } from '../../cards/src/list-forms-in-tests.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDITIONS } from '@rulewright/engine';
import { WORDINGS } from '@rulewright/oracle';
import { AGENT_NAMES } from '@rulewright/players';
import { describe, expect, it } from 'vitest';
import { VERSION } from './command.ts';
import { AGENT_HELP, EDITION_HELP, WORDING_HELP } from './options.ts';
import { CARD_FILE } from './card-file-in-tests.ts';
import { ran } from './program-in-tests.ts';
import { claimsListed } from './scenario-list.ts';
import { ownHome } from '../../../tests/tiers/own-home.ts';

const home = ownHome();

function file(name: string, text: string): string {
  const path = join(home, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const COMMANDS = [
  ['play'],
  ['serve'],
  ['simulate'],
  ['tournament'],
  ['worker'],
  ['sit'],
  ['decks'],
  ['decks', 'check'],
  ['decks', 'convert'],
  ['sealed'],
  ['draft'],
  ['card'],
  ['coverage'],
  ['scenario'],
  ['conformance'],
  ['rule'],
  ['search'],
  ['quiz'],
  ['explain'],
  ['replay'],
  ['review'],
  ['verify'],
  ['cards', 'import'],
  ['rules', 'import'],
  ['rules', 'list'],
  ['rules', 'compare'],
  ['completion'],
];
const json = (text: string): unknown => JSON.parse(text) as unknown;

describe('the program', () => {
  it('lists its commands', async () => {
    const { code, out } = await ran(['--help']);
    expect(code).toBe(0);
    for (const [name = ''] of COMMANDS) expect(out).toContain(`  ${name}`);
  });

  it.each(COMMANDS)('%s %s has help, JSON and a version', async (...words) => {
    const command = words.filter((word) => typeof word === 'string');
    const help = await ran([...command, '--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain('--json');
    expect(await ran([...command, '--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
  });

  it('names in its help what there is', () => {
    for (const edition of EDITIONS) expect(EDITION_HELP).toContain(edition);
    for (const wording of WORDINGS) expect(WORDING_HELP).toContain(wording);
    for (const agent of AGENT_NAMES) expect(AGENT_HELP).toContain(agent);
  });

  it('suggests a command for one that does not exist', async () => {
    const { code, out, err } = await ran(['simulat', 'a', 'b']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Did you mean simulate?');
  });

  it.each([
    [['simulate', 'sligh'], 'missing required argument'],
    [['simulate', 'sligh', 'stompy', '--games', '0'], '--games takes a whole number from 1'],
    [['simulate', 'sligh', 'stompy', '--games', 'many'], '"many"'],
    [['simulate', 'sligh', 'stompy', '--edition', '1993'], 'there is no edition "1993"'],
    [['simulate', 'sligh', 'stompy', '--agents', 'random'], '--agents takes two names'],
    [['simulate', 'sligh', 'stompy', '--agents', 'random,genius'], 'there is no player "genius"'],
    [['simulate', 'sligh', 'stompy', '--agents', 'module:./none.js,random'], 'none.js cannot be loaded'],
    [['simulate', 'sligh', 'stompy', '--bot-time', '0'], '--bot-time takes a whole number from 1'],
    [['simulate', 'sligh', 'stompy', '--anachronisms', 'ignore'], 'refuse or borrow'],
    [['simulate', 'sligh', 'stompy', '--variant', 'emperor', '--players', '5'], 'teams of three or more'],
    [['simulate', 'sligh', 'stompy', '--variant', 'team-vs-team', '--edition', '2006'], 'no variant team-vs-team'],
    [['play', '--demo', '--variant', 'chess'], 'two-headed-giant'],
    [['simulate', 'no such deck', 'stompy'], 'no such deck: there is neither a file nor a built-in deck'],
    [['simulate', './missing.txt', 'stompy'], './missing.txt: there is no such file'],
    [['simulate', '-', '-'], 'only one deck can come from standard input'],
    [['coverage', '--list', 'all'], '--list takes supported, refused or excluded'],
    [['coverage', '--cards', './missing.json'], 'there is no such file'],
    [['scenario'], 'name a scenario file'],
    [['rule'], 'missing required argument'],
    [['rule', '502.26z', '--edition', '2006-10'], 'has no rule "502.26z"; near it are 502.26, 502.26a'],
    [['rule', '702.26a', '--edition', '2006-10'], 'there is one in 2009-10, 2011-09, 2026-02'],
    [['search', 'morph', '--limit', '0'], '--limit takes a whole number from 1'],
    [['explain', 'no such scenario', 'Bear'], 'neither a file nor a built-in scenario'],
    [['explain', './missing.json', 'Bear'], 'there is no such file'],
    [['conformance', '--list', 'all'], '--list takes shown, nothing-to-run, not-yet'],
    [['conformance', '--section', '999'], '"999" is none'],
    [['conformance', '--edition', '1993'], 'there is no edition "1993"'],
    [['scenario', './missing.json'], 'there is no such file'],
    [['cards', 'import', './missing.json'], 'there is no such file'],
    [['tournament', 'sligh'], 'at least two decks'],
    [['tournament', 'sligh', 'sligh'], '"Sligh" is given twice'],
    [['tournament', 'sligh', 'stompy', '--agents', 'random,genius'], 'there is no player "genius"'],
    [['tournament', 'sligh', 'stompy', '--swiss', '5'], '--swiss takes at most 1 rounds'],
    [['tournament', 'sligh', 'stompy', '--journal', '/no/such/folder/j'], '/no/such/folder/j: '],
    [['tournament', 'sligh', 'stompy', '--queue', 'localhost'], 'a queue is an address such as redis://'],
    [['worker'], "required option '-q, --queue <address>' not specified"],
    [['worker', '--queue', 'redis://127.0.0.1:1'], 'redis://127.0.0.1:1: no Redis server answers there'],
    [['play', '--opponent', 'nobody'], 'there is no opponent "nobody"'],
    [['play', '--demo', '--opponent', 'random'], 'nobody plays'],
    [['serve', '--port', '70000'], 'from 0 to 65535'],
    [['serve', '--store', 'mysql://x/y'], '--store takes the address of a PostgreSQL database'],
    [['serve', '--drain', 'soon'], '--drain takes a whole number'],
    [['serve', '--workers', 'all'], '--workers takes a whole number'],
    [['serve', '--worker-megabytes', '1'], 'from 64 to'],
    [['serve', '--limit', 'chairs=3'], 'there is no limit "chairs", there are connections=64'],
    [['serve', '--limit', 'tables=none'], '--limit tables takes a whole number'],
    [['serve', '--proxy', '10.0.0.0/64'], '--proxy takes an address or a range'],
    [['mcp', '--app', 'localhost:4006'], '--app takes an address such as http'],
    [['card', 'Lightning Bolt', '--wording', '1993'], 'there is no wording "1993"'],
  ])('refuses %j and says why', async (args, reason) => {
    const { code, out, err } = await ran(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});

describe('sealed and draft', () => {
  it('list the sets whose boosters can be opened, and name a set that there is not', async () => {
    const { code, out } = await ran(['sealed', '--json']);
    expect(code).toBe(0);
    expect(json(out)).toContainEqual({ code: 'ICE', name: 'Ice Age', released: '1995-06-01', cards: 363 });
    expect(await ran(['draft', 'Nowhere'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there are no boosters of a set "Nowhere"'),
    });
  });
});

describe('a cube', () => {
  it('is drafted from its file, each card once; a deck is none, and one of few cards says how many it takes', async () => {
    const few = file('few.txt', 'Lightning Bolt\nCounterspell\n');
    expect(await ran(['draft', few])).toMatchObject({
      code: 2,
      err: expect.stringContaining('a draft of eight takes 216 or more'),
    });
    const deck = file('deck-no-cube.txt', '4 Lightning Bolt\n56 Mountain\n');
    expect(await ran(['draft', deck])).toMatchObject({ code: 2, err: expect.stringContaining('this is a deck') });
  });
});

describe('decks', () => {
  it('lists the built-in decks, every card of those of tournaments understood', async () => {
    const { code, out } = await ran(['decks', '--json']);
    expect(code).toBe(0);
    const decks = json(out) as { format: string; different: number; supported: number }[];
    expect(decks).toHaveLength(58);
    for (const deck of decks) {
      expect(deck).toEqual({
        id: expect.any(String),
        title: expect.any(String),
        player: deck && 'player' in deck && deck.player === null ? null : expect.any(String),
        event: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        format: expect.stringMatching(/^(constructed|commander)$/),
        cards: expect.any(Number),
        sideboard: expect.any(Number),
        different: expect.any(Number),
        supported: deck.format === 'constructed' ? deck.different : expect.any(Number),
      });
    }
  });

  it('checks a deck by the construction rules of the edition', async () => {
    const list = '4 Lightning Bolt\n56 Mountain\n\nSideboard\n1 Shock\n';
    // 2011: 100.4a, exactly fifteen cards; 2026: 100.4a, no more than fifteen
    const then = await ran(['decks', 'check', '-', '--edition', '2011-09', '--json'], list);
    expect(then.code).toBe(2);
    expect(json(then.out)).toMatchObject({
      legal: false,
      edition: '2011-09',
      cards: 60,
      sideboard: 1,
      faults: [{ kind: 'construction', rule: '100.4a', line: 0 }],
    });
    expect(await ran(['decks', 'check', '-', '--edition', '2026'], list)).toMatchObject({ code: 0 });
  });

  it('checks a deck for the cards of a time, and says where the card data tell of no formats', async () => {
    const list = '4 Lightning Bolt\n52 Mountain\n4 Delver of Secrets\n';
    const then = await ran(['decks', 'check', '-', '--legal-in', '2006-10', '--json'], list);
    expect(then.code).toBe(2);
    expect(json(then.out)).toMatchObject({ legal: false, legalIn: '2006-10', faults: [{ kind: 'format', line: 3 }] });
    const later = await ran(['decks', 'check', '-', '--legal-in', '2011-09'], list);
    expect(later).toMatchObject({ code: 0, out: expect.stringContaining('with the cards of 2011-09') });
    const modern = await ran(['decks', 'check', '-', '--legal-in', 'modern'], list);
    expect(modern.err).toContain('the card data do not tell which cards are legal in Modern');
  });

  it('checks the decks of a folder, and counts those that may be played', async () => {
    const good = file('decks/good.txt', '4 Lightning Bolt\n56 Mountain\n');
    const bad = file('decks/more/bad.dec', '60 Mountain\n1 Chaos Orb\n');
    const folder = dirname(good);
    const told = await ran(['decks', 'check', folder]);
    expect(told.code).toBe(2);
    expect(told.out).toContain(`${good}: good, 60 cards and a sideboard of 0: may be played`);
    expect(told.out).toContain(
      `${bad}: bad, 61 cards and a sideboard of 0: 1 fault\n  2: “Chaos Orb” is not understood yet`,
    );
    expect(told.err).toContain('1 of 2 decks may be played by the rules of 2026-02');
    const both = await ran(['decks', 'check', good, good, '--json']);
    expect(both.code).toBe(0);
    expect(json(both.out)).toMatchObject({ legal: 2, of: 2, decks: [{ deck: 'good', legal: true, faults: [] }, {}] });
  });

  it('reads every form in a folder, tells what is left out, and names files of something else', async () => {
    const folder = dirname(file('forms/a.txt', FORM_CASES['Archidekt text']?.text ?? ''));
    file('forms/b.csv', FORM_CASES['TappedOut table']?.text ?? '');
    file('forms/c.json', FORM_CASES['Scryfall file']?.text ?? '');
    file('forms/manifest.json', '{"version": 3}');
    file('forms/Old.mwDeck', FORM_CASES['Magic Workstation']?.text ?? '');
    const { code, out } = await ran(['decks', 'check', folder]);
    expect(code).toBe(0);
    expect(out).toContain(
      'a.txt: a, 60 cards and a sideboard of 3, without 2 cards under "Maybeboard", without 1 card under "Tokens & Extras": may be played',
    );
    expect(out).toContain('manifest.json: no list of cards');
    expect(out).toContain('4 of 4 decks may be played');
    const told = json((await ran(['decks', 'check', folder, '--json'])).out);
    expect(told).toMatchObject({
      of: 4,
      decks: [{}, { form: 'an Archidekt list' }, { form: 'a TappedOut table' }, { form: 'a Scryfall file' }],
      others: [expect.stringContaining('manifest.json')],
    });
  });

  it('tells everything that is wrong with a table at once, with line and column', async () => {
    const list =
      'Count,Name,Board\n56,Mountain,main\n5,Lightnig Bolt,main\n5,Shock,main\n3,Pyroblast,sidebord\nmany,Opt,main';
    const { code, err } = await ran(['decks', 'check', '-'], list);
    expect(code).toBe(2);
    expect(err).toContain('standard input:3: no card is named "Lightnig Bolt"; did you mean "Lightning Bolt"?');
    expect(err).toContain('standard input:4: deck and sideboard have 5 of "Shock"');
    expect(err).toContain('standard input:5, Board: "sidebord" is no part of a list');
    expect(err).toContain('standard input:6, Count: the number of cards is not at least 1');
  });

  it('writes a list in the forms of other programs, and says what they have no place for', async () => {
    const list = FORM_CASES['Archidekt text']?.text ?? '';
    const arena = await ran(['decks', 'convert', '-', '--to', 'arena'], list);
    expect(arena.out).toBe('Deck\n4 Lightning Bolt\n56 Mountain\n\nSideboard\n3 Pyroblast\n');
    expect(arena.err).toContain('Read as an Archidekt list');
    expect(arena.err).toContain('Arena has no place for it: the maybeboard is left out.');
    expect(arena.err).toContain('Left out: 1 card under "Tokens & Extras"');
    const csv = await ran(['decks', 'convert', '-', '--to', 'csv', '--json'], `${list}\n1x Brand New Thing`);
    expect(json(csv.out)).toMatchObject({
      from: 'archidekt',
      to: 'csv',
      lost: [],
      unknown: ['Brand New Thing'],
      list: expect.stringContaining('3,Pyroblast,sideboard'),
    });
    expect(await ran(['decks', 'convert', '-', '--to', 'paper'], list)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--to takes arena'),
    });
    expect(await ran(['decks', 'convert', '-', '--to', 'arena'], 'Lightning Bolt\nCounterspell')).toMatchObject({
      code: 2,
      err: expect.stringContaining('as of a cube, and no deck'),
    });
  });

  it('names file, line and reason of everything that is wrong', async () => {
    const path = file('deck.txt', '5 Lightning Bolt\n50 Mountain\n3 Chaos Orb\n');
    const { code, err } = await ran(['decks', 'check', path]);
    expect(code).toBe(2);
    expect(err).toContain(`${path}: the deck has 58 cards, and must have at least 60`);
    expect(err).toContain(`${path}:1: deck and sideboard have 5 of "Lightning Bolt"`);
    expect(err).toContain(`${path}:3: “Chaos Orb” is not understood yet`);
  });
});

describe('card', () => {
  it('gives the text and the abilities as understood', async () => {
    const { code, out } = await ran(['card', 'llanowar', 'elves', '--json']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      name: 'Llanowar Elves',
      supported: true,
      refused: [],
      text: '{T}: Add {G} to your mana pool.',
      abilities: [{ face: 'Llanowar Elves', abilities: [{ ability: 'activated' }] }],
    });
  });

  it('prints the text in the wording asked for', async () => {
    const today = json((await ran(['card', 'Llanowar Elves', '--wording', '2026-02', '--json'])).out);
    expect(today).toMatchObject({ text: '{T}: Add {G}.', wording: '2026-02' });
  });

  it('says what was not understood and where', async () => {
    const { out } = await ran(['card', 'Chaos Orb', '--json']);
    const { refused, text, supported } = json(out) as {
      supported: boolean;
      text: string;
      refused: { text: string; from: number; to: number; reason: string }[];
    };
    expect(supported).toBe(false);
    expect(refused).toHaveLength(1);
    const [refusal] = refused;
    expect(text.slice(refusal?.from, refusal?.to)).toBe(refusal?.text);
    const people = await ran(['card', 'Chaos Orb']);
    expect(people.code).toBe(0);
    const lines = people.out.split('\n');
    const caret = lines.findIndex((line) => /^ *\^~*$/.test(line));
    const under = lines[caret - 1] ?? '';
    expect(under.slice((lines[caret] ?? '').indexOf('^'))).toMatch(/^onto the battlefield/);
  });

  it('suggests what a misspelt name may have meant', async () => {
    const { code, out, err } = await ran(['card', 'Lightnig', 'Bolt', '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(json(err)).toMatchObject({ error: { message: expect.stringContaining('did you mean "Lightning Bolt"') } });
  });

  it('reads names from standard input', async () => {
    const { out } = await ran(['card', '-', '--json'], 'Shock\nForest\n');
    expect(json(out)).toMatchObject([{ name: 'Shock' }, { name: 'Forest' }]);
    expect((await ran(['card', '-'], 'Shock\nNo Such Card\n')).err).toContain(
      'standard input:2: no card is named "No Such Card"',
    );
  });
});

describe('scenario', () => {
  it('prints the JSON schema of the form, for editors', async () => {
    const { code, out } = await ran(['scenario', '--schema']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      $schema: expect.stringContaining('json-schema.org'),
      anyOf: [{}, { type: 'array' }],
    });
    expect(await ran(['scenario', 'x.json', '--schema'])).toMatchObject({ code: 2 });
  });

  const scenario = (life: number) => ({
    name: 'a burn spell takes three life',
    editions: ['2006-10', '2026-02'],
    cards: { Bolt: { cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to target creature or player.' } },
    position: { sides: { A: { hand: ['Bolt'], battlefield: ['Mountain'] }, B: {} } },
    script: [{ as: 'A', cast: 'Bolt', targets: ['B'] }, { until: 'empty' }, { expect: { life: { B: life } } }],
  });

  it('passes where what was expected comes, and fails with exit code 1 where not', async () => {
    const good = await ran(['scenario', file('good.json', JSON.stringify(scenario(17))), '--json']);
    expect(json(good.out)).toEqual({ scenarios: 2, passed: 2, failed: [] });
    expect(good.code).toBe(0);
    const bad = await ran([
      'scenario',
      file('bad.json', JSON.stringify([scenario(17), scenario(3)])),
      '--edition',
      '2006-10',
      '--json',
    ]);
    expect(bad.code).toBe(1);
    expect(json(bad.out)).toEqual({
      scenarios: 2,
      passed: 1,
      failed: [{ name: 'a burn spell takes three life', edition: '2006-10', message: expect.stringContaining('17') }],
    });
  });

  it('tells what happens, in two editions with what differs marked', async () => {
    const burn = `Burn  2006 2026\n  A: Forest\n  A taps Forest\n  All pass until the beginning of combat\n`;
    const { code, out } = await ran(['scenario', '-', '--tell', '--edition', '2006-10,2026-02'], burn);
    expect(code).toBe(0);
    expect(out).toMatch(/^Burn \(2006-10\)\n\n {2}A taps Forest\n/);
    expect(out).toContain('≠     A loses 1 life.\n        because of rule 300.3\n');
    expect(out).toContain('Burn (2026-02)');
    const told = await ran(['scenario', '-', '--tell', '--json'], burn);
    expect(json(told.out)).toMatchObject({
      stories: [{ edition: '2006-10', steps: [{ line: 'A taps Forest' }, {}] }, { edition: '2026-02' }],
    });
    const failing = await ran(['scenario', '-', '--tell'], `${burn}  Then A has 3 life\n`);
    expect(failing.code).toBe(1);
    expect(failing.out).toContain("not so: A's life is 19, not 3");
  });

  it('asks for what the script leaves open, and tells all of it', async () => {
    const bolt = `Bolt  2006 2026\n  A: Mountain, Grizzly Bears | hand: Lightning Bolt\n  B: Hill Giant\n  A casts Lightning Bolt\n  All pass until it resolves\n`;
    const path = file('open.scenario', bolt);
    const asked = ['scenario', path, '--tell', '--ask'];
    const { code, out, err } = await ran([...asked, '--edition', '2026'], '9\nHill Giant\n');
    expect(code).toBe(0);
    expect(err).toMatch(/^A: Lightning Bolt: Choose a target\n {2}1 Grizzly Bears\n[^>]*> there is no number 9/);
    expect(out).toContain('A casts Lightning Bolt targeting Hill Giant.');
    expect(out).toContain('Hill Giant is destroyed.');
    expect((await ran(asked)).err).toContain('--ask goes by one edition');
    expect((await ran(['scenario', '-', '--tell', '--ask'], bolt)).code).toBe(2);
  });

  it('reads standard input, and refuses what is no scenario', async () => {
    expect((await ran(['scenario', '-', '--json'], JSON.stringify(scenario(17)))).code).toBe(0);
    const path = file('broken.json', '{\n "name": "x",\n]');
    expect(await ran(['scenario', path])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`${path}:3: this is not JSON`),
    });
    expect(await ran(['scenario', file('other.json', '{"name": "x"}')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('editions'),
    });
  });
});

describe('rule', () => {
  it('says what a number is in each edition, where it is implemented, and what shows it', async () => {
    const { code, out } = await ran(['rule', '420.5c', '--edition', '2006-10', '--json']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      edition: '2006-10',
      number: '420.5c',
      title: null,
      under: [{ number: '4' }, { number: '420', title: 'State-Based Effects' }, { number: '420.5' }],
      same: { '2009-10': '704.5g', '2011-09': '704.5g', '2026-02': '704.5g' },
      entry: { implemented: expect.arrayContaining([expect.stringMatching(/^state-based\//)]) },
      children: [],
    });
  });

  it('lists what stands under a section', async () => {
    const { out } = await ran(['rule', '502.', '--edition', '2006']);
    expect(out).toMatch(/^502 Keyword Abilities \(2006-10\)\nunder 5 Additional Rules\n/);
    expect(out).toMatch(/^ *502\.26  Morph +\d of 7 shown/m);
  });
});

describe('search', () => {
  it('says why no cards are looked through, and finds everything else', async () => {
    const damaged = file('cards/imported.cards', 'no index');
    const { code, out, err } = await ran(['search', 'trample', '--json']);
    rmSync(damaged);
    expect(code).toBe(0);
    expect(json(out)).not.toEqual([]);
    expect(err).toContain(`no cards are looked through: ${damaged}`);
  });

  it('finds by number, title, card and scenario', async () => {
    const found = async (...words: string[]) =>
      json((await ran(['search', ...words, '--json'])).out) as { kind: string; name: string }[];
    const first = async (...words: string[]) => (await found(...words))[0];
    expect(await first('502.26a', '--edition', '2006-10')).toMatchObject({ kind: 'rule', name: '502.26a' });
    expect(await first('double', 'strike')).toMatchObject({ kind: 'rule', name: '702.4' });
    expect(await first('dobule', 'strike', '--edition', '2006')).toMatchObject({ kind: 'rule', name: '502.28' });
    expect((await found('emerald', 'charm')).slice(0, 2)).toMatchObject([
      { kind: 'card', name: 'Emerald Charm', rules: expect.arrayContaining(['700.2', '115', '304']) },
      { kind: 'example' },
    ]);
    expect((await ran(['search', 'emerald', 'charm', '--edition', '2006-10'])).out).toMatch(
      /^card +2006-10 +Emerald Charm: 502\.4 Flying/,
    );
    // the rule that speaks of it, then the scenario with these very words
    expect((await found('two', 'players', 'same', 'legend')).slice(0, 2)).toMatchObject([
      { kind: 'rule', name: '704.5j' },
      { kind: 'scenario' },
    ]);
  });

  it('finds nothing without failing', async () => {
    expect(await ran(['search', 'zeppelin'])).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('nothing'),
    });
  });
});

describe('explain', () => {
  const grown = {
    name: 'a bear grows',
    editions: ['2006-10', '2026-02'],
    cards: {
      Bear: { cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
      Anthem: { cost: '{1}{W}{W}', type: 'Enchantment', text: 'Creatures you control get +1/+1.' },
      Growth: { cost: '{G}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' },
    },
    position: { sides: { A: { hand: ['Growth'], battlefield: ['Forest', 'Bear', 'Anthem'] }, B: {} } },
    script: [
      { expect: { pt: { Bear: '3/3' } }, id: 'before' },
      { as: 'A', cast: 'Growth', targets: ['Bear'] },
      { until: 'empty' },
      { expect: { pt: { Bear: '6/6' } } },
    ],
  };

  it('says which effects made an object what it is, in the order of the edition', async () => {
    const args = ['explain', file('grown.json', JSON.stringify(grown)), 'Bear', '--json'];
    const sources = async (...more: string[]) => {
      const { code, out } = await ran([...args, ...more]);
      expect(code).toBe(0);
      const { applications, result } = json(out) as {
        applications: { source: string; rule: string }[];
        result: object;
      };
      return { from: applications.map(({ source, rule }) => `${source} ${rule}`), result };
    };
    expect(await sources()).toMatchObject({ from: ['Anthem 613.4c', 'Growth 613.4c'], result: { power: 6 } });
    // static abilities modify in a later sublayer: 418.5a
    expect((await sources('--edition', '2006-10')).from).toEqual(['Growth 418.5a', 'Anthem 418.5a']);
    expect(await sources('--at', 'before')).toMatchObject({ from: ['Anthem 613.4c'], result: { power: 3 } });
  });

  it('says what made the life, hand and mana of a player, up to an expectation too', async () => {
    const path = file('grown.json', JSON.stringify(grown));
    const { code, out } = await ran(['explain', path, 'A', '--json']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      player: 'A',
      start: { life: '20', hand: '1', mana: '' },
      changes: [
        // the card goes onto the stack first (601.2a), mana comes then (601.2g) and is spent last (601.2h)
        { what: 'hand', before: '1', after: '0', line: 'A casts Growth, targeting Bear' },
        { what: 'mana', before: '', after: 'G', cause: { source: 'Forest' } },
        { what: 'mana', before: 'G', after: '' },
      ],
      result: { life: '20', hand: '0', mana: '' },
    });
    expect(json((await ran(['explain', path, 'A', '--json', '--at', 'before'])).out)).toMatchObject({ changes: [] });
    expect((await ran(['explain', path, 'A'])).out).toMatch(/^A, as the script ends .*: life 20, hand 0, mana none\n/);
  });

  it('finds a built-in scenario by words of its name, and says what it does not know', async () => {
    const { code, out } = await ran(['explain', 'an ogre with a counter', 'Gray Ogre', '--edition', '2006']);
    expect(code).toBe(0);
    expect(out).toContain('  power: 0 → 1\n');
    const path = file('grown.json', JSON.stringify(grown));
    expect((await ran(['explain', path, 'Wolf'])).err).toContain(
      'no object called Wolf; the script names Forest, Bear',
    );
    expect((await ran(['explain', path, 'Bear', '--at', 'after'])).err).toContain('there are before');
    expect((await ran(['explain', path, 'Bear', '--edition', '2009'])).err).toContain('is about 2006-10, 2026-02');
  });

  it('explains also where the scenario fails, with exit code 1', async () => {
    const wrong = { ...grown, script: [{ expect: { pt: { Bear: '9/9' } } }] };
    expect(await ran(['explain', '-', 'Bear'], JSON.stringify(wrong))).toMatchObject({
      code: 1,
      err: expect.stringContaining('the scenario fails'),
      out: expect.stringContaining('Anthem'),
    });
  });

  it('explains a player as far as the game stands: not past an unmet expectation, nor past the one that is named', async () => {
    const [, cast, until] = grown.script;
    const failing = { ...grown, script: [{ expect: { pt: { Bear: '9/9' } } }, cast, until] };
    const { code, out } = await ran(['explain', '-', 'A', '--json'], JSON.stringify(failing));
    expect(code).toBe(1);
    expect(json(out)).toMatchObject({ changes: [], result: { hand: '1' } });
    // one id for each edition's own place in the script
    const here = (edition: string) => ({ expect: { pt: { Bear: '3/3' } }, id: 'here', in: [edition] });
    const twice = {
      ...grown,
      script: [here('2006-10'), cast, until, { ...here('2026-02'), expect: { pt: { Bear: '6/6' } } }],
    };
    const at = async (edition: string) => {
      const found = await ran(
        ['explain', '-', 'A', '--json', '--at', 'here', '--edition', edition],
        JSON.stringify(twice),
      );
      return (json(found.out) as { result: { hand: string } }).result.hand;
    };
    expect([await at('2006'), await at('2026')]).toEqual(['1', '0']);
  });
});

describe('coverage', () => {
  const path = () => file('cards.json', JSON.stringify(CARD_FILE));

  it('counts cards, lines, eras and reasons', async () => {
    const { code, out } = await ran(['coverage', '--cards', path(), '--jobs', '1', '--json']);
    expect(code).toBe(0);
    expect(json(out)).toEqual({
      cards: 3,
      supported: 2,
      lines: 4,
      linesSupported: 3,
      ambiguous: 0,
      mismatched: 0,
      byEra: [
        { to: '2006-10', cards: 1, supported: 1 },
        { to: '2009-10', cards: 2, supported: 1 },
        { to: '2011-09', cards: 2, supported: 1 },
        { to: '2017-01', cards: 2, supported: 1 },
        { to: '2026-02', cards: 3, supported: 2 },
      ],
      refused: [{ reason: 'words not understood', cards: 1 }],
      clauses: [{ clause: expect.stringContaining('frobnicates'), cards: 1, alone: 1 }],
      partly: { oneHole: 1, moreHoles: 0, frames: [{ frame: 'none', holes: 1 }] },
      excluded: [],
      rareNodes: expect.any(Array),
      source: expect.any(String),
    });
  });

  it('lists names', async () => {
    const listed = (which: string) => ran(['coverage', '--cards', path(), '--jobs', '1', '--list', which]);
    expect((await listed('supported')).out).toBe('Plain Beast\nWinged Beast\n');
    expect((await listed('refused')).out).toBe('Odd Beast\n');
  });
});

describe('cards import', () => {
  it('keeps the cards of a file, and changes nothing where the file is broken', async () => {
    const good = file('own.json', JSON.stringify(CARD_FILE));
    const { code, out } = await ran(['cards', 'import', good, '--json']);
    expect(code).toBe(0);
    expect(json(out)).toEqual({ file: good, cards: 3, excluded: 0, path: expect.any(String) });
    const broken = await ran(['cards', 'import', file('half.json', JSON.stringify(CARD_FILE).slice(0, 200))]);
    expect(broken).toMatchObject({ code: 2, out: '' });
    expect(broken.err).toContain('Nothing was changed');
    expect(json((await ran(['card', 'winged beast', '--json'])).out)).toMatchObject({
      name: 'Winged Beast',
      supported: true,
    });
  });
});

describe('rules import', () => {
  it("keeps the user's own text of the rules, which rule then shows until it is forgotten", async () => {
    const { rulesOf } = await import('@rulewright/rulebook');
    const text = rulesOf('2009-10').map((rule) => `${rule} What ${rule} says.\nExample: Of ${rule}.`);
    const own = file('own-rules.txt', text.join('\n'));
    const { out } = await ran(['rules', 'import', own, '--json']);
    expect(json(out)).toEqual({
      file: own,
      edition: '2009-10',
      rules: text.length,
      glossary: 0,
      date: null,
      isRun: true,
      path: expect.any(String),
    });
    const broken = await ran(['rules', 'import', file('list.txt', 'milk, eggs')]);
    expect(broken).toMatchObject({ code: 2, out: '' });
    expect(broken.err).toContain('Nothing was changed');
    expect(json((await ran(['rules', 'list', '--json'])).out)).toMatchObject([{ edition: '2009-10' }]);
    const shown = await ran(['rule', '706.2', '--edition', '2009']);
    expect(shown.out).toContain('What 706.2 says.\n\nExample: Of 706.2.');
    await ran(['rules', 'forget', '2009']);
    expect((await ran(['rule', '706.2', '--edition', '2009'])).out).not.toContain('What 706.2 says');
  });

  it('keeps a text of another date by that date, shows it, and says what differs from the edition', async () => {
    const { rulesOf } = await import('@rulewright/rulebook');
    const numbers = rulesOf('2026-02').filter((rule) => rule.includes('.'));
    const text = (date: string, lines: readonly string[]): string =>
      [`These rules are effective as of ${date}.`, ...lines].join('\n');
    const said = numbers.map((rule) => `${rule}. Words of ${rule.replace('.', ' point ')}.`);
    const today = file('today.txt', text('February 27, 2026', said));
    const later = file(
      'later.txt',
      text('April 17, 2026', [
        ...said.map((line) => (line.startsWith('704.5j.') ? '704.5j. Otherwise.' : line)),
        '799.1. A new rule.',
      ]),
    );
    expect(await ran(['rules', 'compare', '2026'])).toMatchObject({ code: 2, err: expect.stringContaining('kept') });
    expect(json((await ran(['rules', 'import', today, '--json'])).out)).toMatchObject({
      edition: '2026-02',
      isRun: true,
    });
    const kept = await ran(['rules', 'import', later]);
    expect(kept.out).toContain('of 2026-04-17 read from');
    expect(kept.out).toContain('rulewright rules compare 2026-04-17');
    // the edition's own text is as it was
    expect((await ran(['rule', '704.5j'])).out).toContain('Words of 704 point 5j.');
    expect((await ran(['rule', '704.5j', '--text', '2026-04'])).out).toContain(
      '704.5j as of 2026-04-17, which is not run',
    );
    expect(json((await ran(['rule', '799.1', '--text', '2026-04-17', '--json'])).out)).toMatchObject({
      date: '2026-04-17',
      edition: '2026-02',
      official: { text: 'A new rule.' },
    });
    const compared = json((await ran(['rules', 'compare', '2026-04', '--json'])).out);
    expect(compared).toMatchObject({
      from: '2026-02',
      to: '2026-04-17',
      added: ['799.1'],
      gone: [],
      changed: ['704.5j'],
      renumbered: [],
      modules: expect.arrayContaining([expect.stringMatching(/^state-based\//)]),
      seams: expect.arrayContaining(['legendRule']),
    });
    expect((compared as { scenarios: string[] }).scenarios.length).toBeGreaterThan(0);
    expect((await ran(['rules', 'compare', '2026-04'])).out).toMatch(
      /^From 2026-02 to 2026-04-17\n\nNew \(1\): 799\.1\n/,
    );
    // of a text that is run and a later one that is not, the numbers are those of the former
    const early = file(
      'early.txt',
      rulesOf('2009-10')
        .map((rule) => `${rule} What ${rule} says.`)
        .join('\n'),
    );
    await ran(['rules', 'import', early]);
    const { scenarios } = json((await ran(['rules', 'compare', '2009-10', '2026-04', '--json'])).out) as {
      scenarios: string[];
    };
    const claiming = new Set(
      (await claimsListed()).filter(({ edition }) => edition === '2009-10').map(({ scenario }) => scenario),
    );
    expect(scenarios.length).toBeGreaterThan(0);
    expect(scenarios.filter((scenario) => !claiming.has(scenario))).toEqual([]);
    await ran(['rules', 'forget', '2009-10']);
    expect((await ran(['rules', 'list'])).out).toContain('nearest: 2026-02');
    expect((await ran(['rules', 'forget', '2026'])).err).toContain('may be 2026-02 or 2026-04-17');
    for (const name of ['2026-04', '2026-02']) await ran(['rules', 'forget', name]);
    expect(json((await ran(['rules', 'list', '--json'])).out)).toEqual([]);
  });
});
