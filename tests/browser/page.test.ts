/** The page without a game: lobby and table drawn from given messages, what a click or key sends, phone size, both themes, axe. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import {
  type BoostersMessage,
  type CardSetsMessage,
  type ClientMessage,
  type DeckMessage,
  PROTOCOL_VERSION,
  type WelcomeMessage,
  type WireCard,
  type WireDecision,
} from '@rulewright/protocol';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowded, messages, type position, priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { layoutFaults } from './layout.ts';
import { moreChoices } from './playing.ts';
import { buildPage, listen, inBrowser, noBrowser, openBrowser, violations } from './browser.ts';
import { visitor } from './visitors.ts';

const FORMATS: WelcomeMessage['editions'][number]['formats'] = [
  { id: 'constructed', name: 'Sixty cards', variants: ['none', 'free-for-all', 'two-headed-giant'] },
  { id: 'commander', name: 'Commander', variants: ['none', 'free-for-all'] },
  { id: 'limited', name: 'Sealed or draft', variants: ['none'] },
];
const VARIANTS: WelcomeMessage['editions'][number]['variants'] = [
  { id: 'none', name: 'Two players', players: [2] },
  { id: 'free-for-all', name: 'Free-for-All', players: [3, 4, 5] },
  { id: 'team-vs-team', name: 'Team vs. Team', players: [4] },
];
const WELCOME: WelcomeMessage = {
  type: 'welcome',
  re: null,
  protocol: PROTOCOL_VERSION,
  server: '0.1.0',
  editions: [
    { id: '2026-02', name: 'Today', variants: VARIANTS, formats: FORMATS },
    { id: '2006-10', name: 'October 2006', variants: VARIANTS.slice(0, 2), formats: FORMATS.slice(0, 1) },
  ],
  opponents: ['heuristic', 'random', 'friend', 'self'],
  decks: [
    {
      id: 'stompy',
      name: 'Green Stompy',
      player: 'Svend Geertsen',
      event: 'World Championship 1997',
      year: 1997,
      colors: ['G'],
      cards: 60,
      sideboard: 15,
    },
    {
      id: 'sligh',
      name: 'Sligh',
      player: 'Ben Rubin',
      event: 'World Championship 1998',
      year: 1998,
      colors: ['R'],
      cards: 60,
      sideboard: 15,
    },
    {
      id: 'krosa',
      name: 'Wilds of Krosa',
      player: '',
      event: 'a first deck for Commander',
      year: 2006,
      colors: ['G'],
      cards: 100,
      sideboard: 0,
      format: 'commander',
    },
  ],
  addresses: [],
};
const MOUNTAIN: WireCard = {
  name: 'Mountain',
  manaCost: '',
  manaValue: 0,
  colors: [],
  typeLine: 'Basic Land — Mountain',
  types: ['land'],
  subtypes: ['Mountain'],
  text: ['({T}: Add {R}.)'],
  power: null,
  toughness: null,
  year: 1993,
  understood: true,
};
const DECK: DeckMessage = {
  type: 'deck',
  re: null,
  name: '',
  list: '',
  main: [
    {
      count: 20,
      line: 1,
      card: MOUNTAIN,
    },
  ],
  sideboard: [],
  commander: [],
  commanders: [],
  partners: [],
  problems: [
    { kind: 'unknown', line: 2, text: '4 Lightnig Bolt', reason: 'no card is named so', similar: ['Lightning Bolt'] },
  ],
  moreProblems: 0,
};
const SETS: CardSetsMessage = {
  type: 'card-sets',
  re: null,
  sets: [
    { code: 'ICE', name: 'Ice Age', year: 1995, cards: 363 },
    { code: 'ARN', name: 'Arabian Nights', year: 1993, cards: 77 },
  ],
};
const SHOCK = {
  ...MOUNTAIN,
  name: 'Shock',
  manaCost: '{R}',
  manaValue: 1,
  colors: ['R'],
  typeLine: 'Instant',
  types: ['instant'],
};
/** More than what is unblocked: something tramples. */
const PREVIEW = { type: 'preview', gone: [], life: [{ player: 0, life: 9 }], lost: [], whole: true };
/** A draft of two picks of Shock; Arabian Nights is not offered. */
function boostersFor({ kind, set, picks = [] }: Extract<ClientMessage, { type: 'open-boosters' }>): BoostersMessage {
  const over = kind === 'sealed' || picks.length > 1;
  const refused = set === 'ARN';
  return {
    type: 'boosters',
    re: null,
    kind,
    set: { code: set, name: 'Ice Age', cards: 363 },
    leftOut: [{ name: 'Oddity', reason: 'not understood yet: no such phrase' }],
    refusal: refused ? 'Only 53 of its 77 cards can be played.' : null,
    booster: 1,
    pick: picks.length + 1,
    pack: over || refused ? [] : [SHOCK, MOUNTAIN],
    pool: picks.map((name) => ({ count: 1, card: { ...SHOCK, name } })),
    deck: over && !refused ? '40 Mountain\n\nSideboard\n2 Shock\n' : '',
    others: over && !refused ? [{ name: 'Drafter 2', list: '40 Forest' }] : [],
  };
}
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let folder: string;
let server: Server;
let browser: Browser;

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

type Made = Parameters<typeof messages>[0];

async function open(
  place: string,
  options: BrowserContextOptions,
  decisionOf: Made = priorityDecision,
  players = 2,
  adapted: (sent: ReturnType<typeof messages>) => ReturnType<typeof messages> = (sent) => sent,
  /** what an answer leads to */
  led: (tell: (message: object) => void) => void = () => undefined,
): Promise<{ page: Page; sent: ClientMessage[]; calm(): void }> {
  const page = await visitor(browser, address(), options);
  const { calm } = listen(page);
  const sent: ClientMessage[] = [];
  await page.addInitScript(() =>
    // kept as it is when the page is opened again
    localStorage.setItem(
      'rulewright',
      localStorage.getItem('rulewright') ?? JSON.stringify({ seats: [{ table: 'demo1', seat: 0 }] }),
    ),
  );
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      sent.push(message);
      if (message.type === 'hello') socket.send(JSON.stringify(WELCOME));
      if (message.type === 'read-deck') socket.send(JSON.stringify({ ...DECK, re: message.id }));
      if (message.type === 'card-sets') socket.send(JSON.stringify({ ...SETS, re: message.id }));
      if (message.type === 'open-boosters') socket.send(JSON.stringify({ ...boostersFor(message), re: message.id }));
      if (message.type === 'resume')
        for (const one of adapted(messages(decisionOf, players))) socket.send(JSON.stringify(one));
      if (message.type === 'preview') socket.send(JSON.stringify({ ...PREVIEW, re: message.id }));
      if (message.type === 'answer') led((one) => socket.send(JSON.stringify(one)));
    });
  });
  await page.goto(`${address()}/${place}`);
  await page.waitForSelector(
    place === '' ? '.deck' : place === 'decks' ? '.deck-text' : place === 'limited' ? '.set-row' : '.prompt',
  );
  return { page, sent, calm };
}
/** What hangs over the side of the page, and buttons whose words do not fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll<HTMLElement>('button')]
      .filter((button) => button.clientWidth > 0 && !button.matches('.card, .card *'))
      .filter((button) => button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.innerText),
  ]);
const answers = (sent: readonly ClientMessage[]): unknown[] =>
  sent.flatMap((message) => (message.type === 'answer' ? [message.answer] : []));

describe.skipIf(noBrowser)('the page', inBrowser, () => {
  beforeAll(async () => {
    folder = await buildPage();
    server = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const file = join(folder, /^\/(?:lab|decks|limited|quiz|rules)?(?:\/|$)/.test(path) ? 'index.html' : path);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
      response.end(readFileSync(file));
    }).listen(0, '127.0.0.1');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`lobby and table, ${name}: axe finds nothing by day and by night, nothing hangs over the side`, async () => {
      for (const [place, players] of [
        ['', 2],
        ['#/table/demo1', 2],
        ['#/table/demo1', 4],
      ] as const) {
        const { page, calm } = await open(place, { ...size, colorScheme: 'dark' }, priorityDecision, players);
        for (const [colorScheme, of] of [
          ['dark', 'everything'],
          ['light', 'colours'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page, of), colorScheme).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0);
        }
        calm();
        await page.close();
      }
    });
  }

  test('forty permanents a side are all in sight, at every size, none over another', async () => {
    for (const viewport of [
      DESKTOP.viewport,
      { width: 820, height: 1180 },
      PHONE.viewport,
      { width: 844, height: 390 },
    ]) {
      const { page } = await open('#/table/demo1', { viewport }, priorityDecision, 2, crowded);
      const out = (): Promise<number[][]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.battlefield')].map((field) => {
            const room = field.getBoundingClientRect();
            const cards = [...field.querySelectorAll('.card-small')].map((card) => card.getBoundingClientRect());
            const within = ({ left, right, top, bottom }: DOMRect): boolean =>
              left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
            const over = (one: DOMRect, other: DOMRect): boolean =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
            const covered = cards.filter((card, at) => cards.slice(at + 1).some((other) => over(card, other)));
            return [cards.length, cards.filter((card) => !within(card)).length, covered.length];
          }),
        );
      await expect.poll(out, { message: `${viewport.width} × ${viewport.height}` }).toEqual([
        [40, 0, 0],
        [40, 0, 0],
      ]);
      await page.close();
    }
  });

  test('the deck page tells what is wrong while one types, and mends a name by a click; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('decks', size);
      await page.getByLabel(/^Paste a list/).fill('20 Mountain\n4 Lightnig Bolt');
      await page.getByText('No such card, line 2').waitFor();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Write Lightning Bolt' }).click();
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'read-deck' ? [message.deck] : [])).at(-1))
        .toEqual({ list: '20 Mountain\n4 Lightning Bolt' });
      const lists = sent.length;
      await page.getByLabel(/^Paste a list/).fill(`4 ${'x'.repeat(70_000)}`);
      await page.getByText('That is too long to be sent: at most 64 KB').waitFor();
      expect(await page.getByRole('button', { name: 'Play it against the computer' }).isDisabled()).toBe(true);
      expect(sent).toHaveLength(lists);
      calm();
      await page.close();
    }
  });

  test('a draft is picked by clicks, goes on after a reload, and becomes a deck with basic lands; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('limited', size);
      expect(await violations(page)).toEqual([]);
      await page.locator('.card-radio', { hasText: /^Draft/ }).click();
      await page.getByText('Arabian Nights').click();
      await page.getByRole('button', { name: 'Begin the draft' }).click();
      await page.getByText('Only 53 of its 77 cards can be played.').waitFor();
      await page.getByText('Ice Age', { exact: true }).click();
      await page.getByRole('button', { name: 'Begin the draft' }).click();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 1' }).waitFor();
      await page.getByText('1 of the set’s 363 cards are in no booster').waitFor();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^Pick Shock/ }).click();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 2' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 2' }).waitFor();
      await page.getByRole('button', { name: /^Pick Shock/ }).press('Enter');
      await page.getByRole('button', { name: 'Build the deck' }).click();
      await page.getByText(/^A draft of Ice Age, seed \d+/).waitFor();
      const pick = sent.flatMap((message) => (message.type === 'open-boosters' ? [message.picks] : [])).at(-1);
      expect(pick).toEqual(['Shock', 'Shock']);
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'read-deck' ? [message.format] : [])).at(-1))
        .toBe('limited');
      calm();
      await page.close();
    }
  });

  test('the game of a player who is away can be claimed; phrases are said, heard and muted; axe finds nothing', async () => {
    const away = (sent: ReturnType<typeof messages>): ReturnType<typeof messages> => [
      ...sent.map((one) =>
        one.type === 'table'
          ? {
              ...one,
              seats: one.seats.map((seat) =>
                seat.seat === 1 ? { ...seat, kind: 'human' as const, connected: false } : seat,
              ),
            }
          : one,
      ),
      { type: 'said', table: 'demo1', seat: 1, phrase: 2 },
    ];
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('#/table/demo1', size, priorityDecision, 2, away);
      await page.getByText('Computer: Well played.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Claim the game' }).click();
      await page.getByRole('button', { name: 'Say…' }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('button', { name: 'Say…' }).click();
      await page.getByRole('button', { name: 'Mute the others' }).click();
      await page.getByText('Computer: Well played.').waitFor({ state: 'detached' });
      const company = sent.filter(({ type }) => type === 'claim' || type === 'say');
      expect(company).toEqual([
        { type: 'claim', seat: 1 },
        { type: 'say', phrase: 1 },
      ]);
      calm();
      await page.close();
    }
  });

  test('the time line is filtered by words and opens a topic; without the positions it says so; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const page = await visitor(browser, address(), size);
      await page.goto(`${address()}/rules/changes`);
      const topics = page.locator('.timeline-topics > li');
      await topics.first().waitFor();
      await expect.poll(() => topics.count()).toBe(82);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Topics with these words').fill('mana burn');
      await page.getByText('1 of 82 topics').waitFor();
      await expect.poll(() => topics.count()).toBe(1);
      await page.getByRole('link', { name: 'Mana burn' }).click();
      await page.getByText('There is no position called').waitFor();
      await expect
        .poll(() => page.getByRole('link', { name: 'Open in the Lab' }).getAttribute('href'))
        .toContain('beside=2006-10');
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.goto(`${address()}/quiz`);
      await page.getByText('The positions could not be fetched').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  });

  test('marks stand beside players and permanents, with their rule as a hint; day or night beside the turn', async () => {
    const { page } = await open('#/table/demo1', DESKTOP);
    const marks = page.getByRole('list', { name: 'Marks of Ada' });
    await expect
      .poll(() => marks.getByRole('listitem').allInnerTexts())
      .toEqual(['♛ the monarch', '◯ tempted by the Ring twice']);
    await expect.poll(() => marks.getByTitle('the monarch (rule 724.1)').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Turn' }).getByTitle('night (rule 730.1)').count())
      .toBe(1);
    const command = page.getByRole('region', { name: 'Command zone' });
    await expect.poll(() => command.innerText()).toContain('venture marker on Secret Entrance');
    const siege = page.locator('.card', { hasText: 'Invasion of Eldraine, Battle — Siege' });
    await expect.poll(() => siege.getByText(/defense 4, .*protected by Computer/).count()).toBe(1);
    await expect.poll(() => siege.getByTitle('protected by Computer (rule 310.8)').innerText()).toBe('protected');
    await expect.poll(() => siege.locator('.frame-pt').innerText()).toBe('4');
    await page.close();
  });

  test('of several other players one is shown whole, chosen by its button or with O', async () => {
    const { page } = await open('#/table/demo1', PHONE, priorityDecision, 4);
    const whole = () => page.locator('.side.far:has(.battlefield:visible) .who-name').allInnerTexts();
    await expect.poll(whole).toEqual([expect.stringContaining('Computer')]);
    await page.getByRole('button', { name: "Show Computer 3's side whole" }).click();
    await expect.poll(whole).toEqual(['Computer 3']);
    await page.keyboard.press('o');
    await expect.poll(whole).toEqual([expect.stringMatching(/^Computer(?! [23])/)]);
    await page.keyboard.press('o');
    await expect.poll(whole).toEqual(['Computer 2']);
    expect(await violations(page)).toEqual([]);
    await page.close();
    const desktop = await open('#/table/demo1', DESKTOP, priorityDecision, 4);
    await expect.poll(() => desktop.page.locator('.side.far .battlefield:visible').count()).toBe(3);
    await desktop.page.close();
  });

  test('dialogs: help, stops, a graveyard, conceding; axe finds nothing in them', async () => {
    const { page } = await open('#/table/demo1', DESKTOP);
    for (const button of ['Help and keys', 'Stops and settings', 'Ada: 1 graveyard', 'Concede']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole(button === 'Concede' ? 'alertdialog' : 'dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog], [role=alertdialog]').waitFor({ state: 'detached' });
    }
    await page.close();
  });

  test('a click on a card, on its option, a digit and the space bar send what they say', async () => {
    for (const act of [
      async (page: Page) => page.locator('.hand .card.can').first().click(),
      async (page: Page) => page.getByRole('button', { name: 'Cast Lightning Bolt' }).click(),
      async (page: Page) => page.keyboard.press('1'),
    ]) {
      const { page, sent } = await open('#/table/demo1', DESKTOP);
      await act(page);
      await expect.poll(() => answers(sent)).toEqual([[1]]);
      await page.close();
    }
    const { page, sent } = await open('#/table/demo1', DESKTOP);
    await page.keyboard.press('Space');
    await expect.poll(() => answers(sent)).toEqual([[0]]);
    await page.close();
  });

  test('a card that is dragged out of the hand is cast; one that is let go near its place is not', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('#/table/demo1', size);
      const card = page.locator('.hand .card.can').first();
      const drag = async (up: number): Promise<void> => {
        const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [from, above] = [x + width / 3, y + height / 3];
        await page.mouse.move(from, above);
        await page.mouse.down();
        await page.mouse.move(from, above - up, { steps: 5 });
        await page.mouse.up();
      };
      await drag(40);
      expect(await card.evaluate(({ style }) => style.translate)).toBe('');
      expect(answers(sent)).toEqual([]);
      await drag(160);
      await expect.poll(() => answers(sent)).toEqual([[1]]);
      calm();
      await page.close();
    }
  });

  test('after an action that was taken back nothing is answered before the newest view has come, which still says why', async () => {
    let tell: (message: object) => void = () => undefined;
    const led = (told: typeof tell): void => {
      tell = told;
      tell({ type: 'error', re: null, code: 'action-reversed', message: 'It was taken back.' });
    };
    const { page, sent } = await open('#/table/demo1', DESKTOP, priorityDecision, 2, (all) => all, led);
    const prompt = page.getByRole('region', { name: 'Your decision' });
    await page.keyboard.press('1');
    await prompt.getByText('It was taken back.').waitFor();
    await expect.poll(() => prompt.getAttribute('aria-busy')).toBe('true');
    await page.keyboard.press('Space');
    for (const one of messages(priorityDecision)) if (one.type === 'view') tell({ ...one, epoch: one.epoch + 1 });
    await expect.poll(() => prompt.getAttribute('aria-busy')).toBe('false');
    expect(await prompt.getByText('It was taken back.').count()).toBe(1);
    await page.keyboard.press('Space');
    await expect.poll(() => answers(sent)).toEqual([[1], [0]]);
    await page.close();
  });

  test('arrows go from card to card, and Enter acts on the one in focus', async () => {
    const { page, sent } = await open('#/table/demo1', DESKTOP);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Lightning Bolt');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Llanowar Elves');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(sent)).toEqual([[1]]);
    await page.close();
  });

  const blocks = (p: ReturnType<typeof position>): Partial<WireDecision> => ({
    kind: 'blockers',
    form: 'blockers',
    prompt: 'Declare blockers.',
    blockers: [p.mine[0], p.mine[2]].map((one) => ({
      blocker: one?.id ?? 0,
      label: one?.name ?? '',
      max: 1,
      attackers: [p.theirs[5], p.theirs[6]].map((attacker) => ({ id: attacker?.id ?? 0, label: attacker?.name ?? '' })),
    })),
  });
  test('blocking by clicks on the table, and by digits', async () => {
    const clicked = await open('#/table/demo1', DESKTOP, blocks);
    await clicked.page.locator('.near .card', { hasText: 'Grizzly Bears, 4/4' }).click();
    await clicked.page.locator('.far .card', { hasText: 'Serra Angel' }).click();
    // the plate and the question say the same
    await clicked.page
      .locator('.foreseen')
      .getByText(/9 life/)
      .waitFor();
    await expect.poll(() => clicked.page.locator('.plate.near .life-then').innerText()).toBe('→ 9');
    await clicked.page.getByRole('button', { name: 'Block with 1' }).click();
    await expect.poll(() => answers(clicked.sent)).toMatchObject([[{ attackers: [0] }]]);
    await clicked.page.close();
    const typed = await open('#/table/demo1', DESKTOP, blocks);
    for (const key of ['2', '2', 'Space']) await typed.page.keyboard.press(key);
    await expect.poll(() => answers(typed.sent)).toMatchObject([[{ attackers: [1] }]]);
    await typed.page.close();
  });

  test('several targets are picked and confirmed; an order, a number and a division are put together by keyboard', async () => {
    const options = ['one', 'two', 'three'].map((label) => ({ label, value: {}, object: 0 }));
    const cases: [Partial<WireDecision>, string[], unknown][] = [
      [{ kind: 'target', form: 'choose', min: 1, max: 2, options }, ['3', '1', 'Space'], [2, 0]],
      [{ kind: 'order', form: 'order', options }, ['Space'], [0, 1, 2]],
      [{ kind: 'x', form: 'number', min: 0, max: 5 }, ['ArrowUp', 'ArrowUp', 'Enter'], 2],
      [{ kind: 'divide', form: 'divide', amount: 4, least: 1, options }, ['Space'], [2, 1, 1]],
    ];
    for (const [decision, keys, answer] of cases) {
      const { page, sent } = await open('#/table/demo1', DESKTOP, () => ({ prompt: 'Choose.', ...decision }));
      expect(await violations(page)).toEqual([]);
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => answers(sent)).toEqual([answer]);
      await page.close();
    }
  });

  test('a clock is chosen in the lobby and stands by whom it is of, also where it runs low; axe finds nothing', async () => {
    const { page: lobby, sent } = await open('', DESKTOP);
    await moreChoices(lobby);
    await lobby.getByRole('radiogroup', { name: 'Clock' }).getByText('10 minutes each').click();
    await lobby.getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(() => sent.filter((message) => message.type === 'create'))
      .toMatchObject([{ clock: { per: 'game', seconds: 600 } }]);
    await lobby.close();
    for (const size of [DESKTOP, PHONE, { viewport: { width: 844, height: 390 } }]) {
      const { page } = await open('#/table/demo1', size, priorityDecision, 2, (all) =>
        all.map((one) =>
          one.type === 'table'
            ? {
                ...one,
                seats: one.seats.map((seat) => ({ ...seat, kind: 'human' as const })),
                clock: { per: 'game', seconds: 600, left: [29_000, 601_000], runs: 0 },
              }
            : one,
        ),
      );
      const clocks = page.getByRole('timer');
      await expect
        .poll(() => clocks.allInnerTexts())
        .toEqual([expect.stringContaining('10:01'), expect.stringMatching(/0:2\d$/)]);
      const first = await clocks.last().innerText();
      await expect.poll(() => clocks.last().innerText()).not.toBe(first);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  });

  test('an offer of a draw is accepted or declined where the game is decided, on a phone too', async () => {
    for (const options of [DESKTOP, PHONE]) {
      const { page, sent } = await open('#/table/demo1', options, priorityDecision, 2, (all) =>
        all.map((one) => (one.type === 'table' ? { ...one, drawOffers: [1] } : one)),
      );
      const offer = page.getByRole('region', { name: 'Offer of a draw' });
      await offer.getByText('offers a draw.').waitFor();
      expect(await violations(page)).toEqual([]);
      await offer.getByRole('button', { name: 'Accept' }).click();
      await offer.getByRole('button', { name: 'Decline' }).click();
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'draw' ? [message.offer] : [])))
        .toEqual([true, false]);
      await page.close();
    }
  });

  test('a question is answered always alike, which is told to the server and can be taken back in the settings', async () => {
    const asked = (): Partial<WireDecision> => ({
      kind: 'yesNo',
      form: 'choose',
      prompt: 'Soul Warden: Gain 1 life?',
      min: 1,
      max: 1,
      options: ['Yes', 'No'].map((label) => ({ label, value: { yes: label === 'Yes' }, object: 0 })),
    });
    for (const options of [DESKTOP, PHONE]) {
      const { page, sent } = await open('#/table/demo1', options, asked);
      await page.getByText('Always like this, without asking').click();
      expect(await violations(page)).toEqual([]);
      await page.locator('.option', { hasText: 'Yes' }).click();
      await expect.poll(() => answers(sent)).toEqual([[0]]);
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'settings' ? message.settings.always : [])))
        .toEqual([{ about: 'Soul Warden: Gain 1 life?', answer: 'Yes' }]);
      await page.getByRole('button', { name: 'Stops and settings' }).click();
      await page.getByRole('button', { name: /^Ask again/ }).click();
      await expect
        .poll(() => sent.findLast((message) => message.type === 'settings'))
        .toMatchObject({ settings: { always: [] } });
      await page.close();
    }
  });

  test('what the game went on past says nothing; another refusal is said, and the question stays', async () => {
    for (const [code, said] of [
      ['stale-decision', 0],
      ['wrong-answer', 1],
    ] as const) {
      const { page } = await open(
        '#/table/demo1',
        DESKTOP,
        priorityDecision,
        2,
        (all) => all,
        (send) => send({ type: 'error', re: null, code, message: 'Not that.' }),
      );
      await page.locator('.prompt .button.primary').click();
      await expect.poll(() => page.locator('.prompt').getAttribute('aria-busy')).toBe('false');
      expect(await page.locator('.prompt-error').count()).toBe(said);
      await page.close();
    }
  });

  test('the log is told to who plays here', async () => {
    const { page } = await open('#/table/demo1', DESKTOP, priorityDecision);
    await page.locator('.log').getByText('You cast').first().waitFor();
    expect(await page.locator('.log').getByText(/^Ada /).count()).toBe(0);
    await page.close();
  });

  test('the lobby in French: as the browser asks for it, laid out in every size; another language is chosen in the head and kept', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, calm } = await open('', { ...size, locale: 'fr-CA' });
      await page.getByRole('radiogroup', { name: 'Règles' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
      await page.getByRole('radiogroup', { name: 'Rules of' }).waitFor();
      await page.reload();
      await page.getByRole('radiogroup', { name: 'Rules of' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
      calm();
      await page.close();
    }
  });

  test('the table in French, whatever the game asks in English; its dialogs, too; nothing over the side, nothing cut off', async () => {
    for (const size of [DESKTOP, PHONE]) {
      for (const decisionOf of [priorityDecision, blocks]) {
        const { page, calm } = await open('#/table/demo1', { ...size, locale: 'fr-FR' }, decisionOf);
        await page.getByRole('region', { name: 'Champ de bataille d’Ada' }).waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
        await expect.poll(() => page.locator('.log-entries ol').first().getAttribute('lang')).toBe('en');
        expect(await violations(page)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
        if (decisionOf === blocks) {
          await expect.poll(() => page.locator('.prompt-text').getAttribute('lang')).toBe('en');
          await page.getByRole('button', { name: /^Pas de blocage/ }).waitFor();
          await page.getByRole('button', { name: /^Suggérer des blocages/ }).waitFor();
        } else {
          await page.getByRole('button', { name: 'Ada : 1 cimetière' }).waitFor();
          // on a phone it is among the settings
          if (size === DESKTOP) await page.getByRole('button', { name: /^Garder la priorité/ }).waitFor();
          for (const button of ['Aide et touches', 'Arrêts et réglages', 'Concéder']) {
            await page.getByRole('button', { name: button, exact: true }).click();
            await page.locator('[role=dialog], [role=alertdialog]').waitFor();
            expect(await violations(page)).toEqual([]);
            expect(await cutOff(page)).toEqual([]);
            await page.keyboard.press('Escape');
            await page.locator('[role=dialog], [role=alertdialog]').waitFor({ state: 'detached' });
          }
        }
        calm();
        await page.close();
      }
    }
  });

  test('deck page and boosters in French, laid out in every size; the language changes while they are open', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, calm } = await open('decks', { ...size, locale: 'fr-FR' });
      await page.getByLabel(/^Collez une liste/).fill('20 Mountain\n4 Lightnig Bolt');
      await page.getByText('Carte inconnue, ligne 2').waitFor();
      await page.getByRole('button', { name: 'Écrire Lightning Bolt' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
      await page.getByText('No such card, line 2').waitFor();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
      await page.getByRole('link', { name: 'Ouvrir des boosters' }).click();
      await page.getByRole('heading', { name: 'Scellé et draft' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      calm();
      await page.close();
    }
  });

  test('a page whose code does not come says so and is opened anew, by keyboard too, once the server answers; in both languages', async () => {
    for (const [size, locale, again, lost, unreachable] of [
      [DESKTOP, 'en', 'Try again', /^A part of it could not be fetched/, 'The server cannot be reached now.'],
      [PHONE, 'fr', 'Réessayer', /^Une partie n’a pas pu être chargée/, 'Le serveur ne répond pas en ce moment.'],
    ] as const) {
      const { page } = await open('', { ...size, locale });
      const button = page.getByRole('button', { name: again });
      await page.context().setOffline(true);
      await page.getByRole('link', { name: locale === 'fr' ? 'Labo' : 'Lab', exact: true }).click();
      await page.getByRole('alert').getByText(lost).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByText(unreachable).waitFor();
      // the other rooms stay open
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await page.waitForSelector('.deck');
      await page.context().setOffline(false);
      // the app has been renewed: what this page would fetch is there no more
      await page.route(/\/assets\/rules-/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: locale === 'fr' ? 'Règles' : 'Rulebook', exact: true }).click();
      await page.getByRole('alert').getByText(lost).waitFor();
      await page.unroute(/\/assets\/rules-/);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.locator('.rules').waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await page.close();
    }
  });

  test('Lab, Rulebook and quiz in French: what is around the rules; rules and notation are marked as English', async () => {
    const pages: [path: string, ready: (page: Page) => Locator][] = [
      ['lab', (page) => page.getByRole('region', { name: 'Ce que l’on peut faire' })],
      ['rules/2026-02', (page) => page.getByRole('heading', { name: 'Les règles de février 2026' })],
      ['rules/2026-02/702.19', (page) => page.getByRole('heading', { name: 'La même règle dans les quatre éditions' })],
      ['rules/keyword/trample', (page) => page.getByRole('heading', { name: 'Dans les quatre éditions' })],
      ['rules/changes', (page) => page.getByText('82 sujets')],
      ['rules/questions', (page) => page.getByRole('heading', { name: 'Capacités déclenchées' })],
      ['rules/2026-02/glossary', (page) => page.getByRole('heading', { name: 'Le glossaire de février 2026' })],
      ['quiz', (page) => page.getByText('Les positions n’ont pas pu être chargées')],
    ];
    for (const size of [DESKTOP, PHONE]) {
      const page = await visitor(browser, address(), { ...size, locale: 'fr-FR' });
      for (const [path, ready] of pages) {
        await page.goto(`${address()}/${path}`);
        await ready(page).waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
        expect(await violations(page), path).toEqual([]);
        expect(await cutOff(page), path).toEqual([]);
      }
      await page.goto(`${address()}/rules/2026-02/702.19`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).locator('[lang=en]').innerText()).toBe('Trample');
      await page.close();
    }
  });

  test('the lobby offers the variants of the edition, and with how many', async () => {
    const { page, sent } = await open('', DESKTOP);
    await moreChoices(page);
    await page.getByText('Free-for-All').click();
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('5').click();
    await expect.poll(() => page.getByRole('listbox', { name: 'Deck of every other player' }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).click();
    const created = () => sent.filter((message) => message.type === 'create');
    await expect.poll(created).toMatchObject([{ variant: 'free-for-all', players: 5 }]);
    await page.close();
  });

  test('the lobby offers commanders where the edition has them, and the decks for them', async () => {
    const { page, sent } = await open('', DESKTOP);
    await page.getByRole('radiogroup', { name: 'Decks' }).getByText('Commander').click();
    await expect.poll(() => page.getByRole('listbox', { name: 'Your deck' }).getByRole('option').count()).toBe(1);
    await expect.poll(() => page.getByText('Two-Headed Giant').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(() => sent.filter((message) => message.type === 'create'))
      .toMatchObject([{ format: 'commander', deck: { builtIn: 'krosa' }, opponentDeck: { builtIn: 'krosa' } }]);
    await page.getByRole('radiogroup', { name: 'Rules of' }).getByText('October 2006').click();
    await page.getByRole('radiogroup', { name: 'Decks' }).waitFor({ state: 'detached' });
    await page.close();
  });

  test('the lobby sends what was chosen, by keyboard alone', async () => {
    const { page, sent } = await open('', DESKTOP);
    await page.getByRole('radio', { name: 'Today' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => sent.find((message) => message.type === 'create'))
      .toMatchObject({
        edition: '2006-10',
        opponent: 'heuristic',
        deck: { builtIn: 'stompy' },
        opponentDeck: { builtIn: 'sligh' },
        bestOf: 1,
        variant: 'none',
        players: 2,
      });
    await page.close();
  });

  test('the Lab: a position is told and asked about in two editions, played on and shared, with the server gone', async () => {
    const page = await visitor(browser, address(), DESKTOP);
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    await page.goto(`${address()}/lab`);
    await page.waitForSelector('.lab-board .seat');
    await page.context().setOffline(true);
    await page.getByText('could not be fetched').waitFor(); // the cards; those of the example stand in it
    await page.getByLabel('Beside it the rules of').selectOption('2006-10');
    await page.getByRole('heading', { name: 'What differs' }).waitFor();
    await page.getByRole('button', { name: '2009–: Then Cub is 4/4' }).click();
    await page.getByRole('button', { name: /^Cub, 4\/4.*different in the other edition/ }).click();
    await page.getByRole('heading', { name: 'Why is Cub 4/4, and 1/1 in October 2006?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.locator('.step-line[aria-current]', { hasText: 'A passes' }).waitFor();
    await expect.poll(() => page.getByLabel('Position and script').inputValue()).toMatch(/Sprout\n {2}A passes\n$/);
    await page.keyboard.press('ArrowUp');
    await page.locator('.step-line[aria-current]', { hasText: 'A casts Sprout' }).waitFor();
    await page.getByLabel('Beside it the branch').selectOption({ label: 'beside “A passes”' });
    const branches = page.getByRole('region', { name: 'Two branches beside each other' });
    await branches.getByRole('heading', { name: 'What differs' }).waitFor();
    await branches.getByRole('heading', { name: 'A passes' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForURL(/\/lab#1\./);
    await page.getByLabel('Position and script').fill('Bears  2026\n  A: Forest\n  A pases\n');
    await page.getByText('Line 3, column 5').waitFor();
    expect(troubles).toEqual([]);
    await page.context().setOffline(false);
    await page.close();
  });
});
