/** The page without a game, for its tests: built and served, lobby and table drawn from given messages, what a click or key sends. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import {
  type BoostersMessage,
  type CardSetsMessage,
  type CardsState,
  type ClientMessage,
  type DeckMessage,
  PROTOCOL_VERSION,
  type WelcomeMessage,
  type WireCard,
  type WireDecision,
} from '@rulewright/protocol';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { messages, type position, priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { buildPage, listen, openBrowser } from './browser.ts';
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
  server: '0.9.0',
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
const CARDS: CardsState = {
  cards: 20,
  newest: '2017-01-20',
  since: null,
  from: 'cards.example',
  begun: 0,
  work: null,
  problem: null,
  mayRenew: true,
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
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Made = Parameters<typeof messages>[0];

/** What a file of tests has of it: a visitor's empty page, and a page opened at a place once what is drawn there is in sight. */
export interface Drawn {
  address(): string;
  visit(options: BrowserContextOptions): Promise<Page>;
  open(
    place: string,
    options: BrowserContextOptions,
    decisionOf?: Made,
    players?: number,
    adapted?: (sent: ReturnType<typeof messages>) => ReturnType<typeof messages>,
    /** what an answer leads to */
    led?: (tell: (message: object) => void) => void,
  ): Promise<{ page: Page; sent: ClientMessage[]; calm(): void }>;
}

/** Builds and serves the page before the tests of a group, with a browser, and takes both away after them. */
export function drawnPage(): Drawn {
  let folder: string;
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    folder = await buildPage();
    server = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (path === '/house-rules') return void response.end('[]');
      if (path === '/cards/state') return void response.end(JSON.stringify(CARDS));
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
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visit = (options: BrowserContextOptions): Promise<Page> => visitor(browser, address(), options);
  async function open(
    place: string,
    options: BrowserContextOptions,
    decisionOf: Made = priorityDecision,
    players = 2,
    adapted: (sent: ReturnType<typeof messages>) => ReturnType<typeof messages> = (sent) => sent,
    led: (tell: (message: object) => void) => void = () => undefined,
  ): Promise<{ page: Page; sent: ClientMessage[]; calm(): void }> {
    const page = await visit(options);
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
  return { address, visit, open };
}

/** What hangs over the side of the page, and buttons whose words do not fit into them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll<HTMLElement>('button')]
      .filter((button) => button.clientWidth > 0 && !button.matches('.card, .card *'))
      .filter((button) => button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.innerText),
  ]);
export const answers = (sent: readonly ClientMessage[]): unknown[] =>
  sent.flatMap((message) => (message.type === 'answer' ? [message.answer] : []));

/** Two creatures that may block, and two that attack. */
export const blocks = (p: ReturnType<typeof position>): Partial<WireDecision> => ({
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
