/**
 * The states of the app at four sizes, and by night too where pictures are taken: nothing is over anything else, outside its room or cut off. With SHOTS naming a
 * folder, a picture of each is put there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientMessage, PROTOCOL_VERSION, type WelcomeMessage, type WireDecision } from '@rulewright/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  card,
  crowded,
  messages,
  type position,
  priorityDecision,
} from '../../packages/web/src/table/fixture-in-tests.ts';
import { noBrowser } from './browser.ts';
import { fixChance } from './fixed-chance.ts';
import { layoutFaults } from './layout.ts';
import { goesOn, settled, sit, type State, stateOf, stepByMouse } from './playing.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;
const LONG = patience(600_000);
const MOST_STEPS = 800;

const served = serving();

const open = (path = '', locale = 'en'): Promise<{ page: Page; calm(): void }> =>
  served.open(path, { viewport: SIZES.desktop, locale });

/** What is wrong with the state at each size, and its pictures. */
async function looked(page: Page, state: string): Promise<string[]> {
  const shots = process.env['SHOTS'];
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of shots ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      // what travels is where it goes
      await page.waitForTimeout(60);
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
            .map(({ finished }) => finished),
        ),
      );
      if (shots) {
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: join(shots, `${state}-${size}-${colorScheme}.png`) });
      }
      faults.push(...(await layoutFaults(page)).map((fault) => `${state}, ${size}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES.desktop);
  return [...new Set(faults)];
}

/** States of a game, and at which time that each is met it is looked at: the first of one’s own turns has little to show. */
const WANTED = {
  mulligan: 1,
  main: 3,
  paying: 1,
  attackers: 1,
  blockers: 1,
  stack: 1,
  over: 1,
} as const satisfies Partial<Record<State, number>>;

/** Has the table ask how costs are paid, or not. */
async function payByHand(page: Page, byHand: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Stops and settings', exact: true }).click();
  const auto = page.getByRole('switch', { name: 'Pay costs for me' });
  if ((await auto.isChecked()) === byHand) await page.getByText('Pay costs for me').click();
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
}

const WELCOME: WelcomeMessage = {
  type: 'welcome',
  re: null,
  protocol: PROTOCOL_VERSION,
  server: '0.9.0',
  editions: [],
  opponents: [],
  decks: [],
  addresses: [],
};
type Position = ReturnType<typeof position>;
type Sent = ReturnType<typeof messages>;

/** The same in one’s own turn, with other things of the view. */
const own =
  (change: (view: Extract<Sent[number], { type: 'view' }>['view']) => object) =>
  (sent: Sent): Sent =>
    sent.map((one) => (one.type === 'view' ? { ...one, view: { ...one.view, ...change(one.view) } } : one));

const targets = (p: Position): Partial<WireDecision> => ({
  kind: 'target',
  form: 'choose',
  prompt: 'Lightning Bolt: Choose a target',
  rule: '601.2c',
  min: 1,
  max: 1,
  options: [...p.mine.slice(0, 2), ...p.theirs.slice(-2)].map((one) => ({
    label: one.name,
    value: {},
    object: one.id,
  })),
});

/** States that are drawn from given messages. */
const DRAWN: readonly [
  state: string,
  decisionOf: (p: Position) => Partial<WireDecision>,
  adapted: (sent: Sent) => Sent,
][] = [
  ['forty', priorityDecision, crowded],
  [
    'stack-two',
    targets,
    own(({ stack, players }) => {
      const bolt = players[0]?.hand[0];
      return { stack: [...stack, ...(bolt ? [{ ...bolt, id: 900, zone: 'stack', targets: [] }] : [])] };
    }),
  ],
  [
    'several',
    priorityDecision,
    own(({ players }) => ({
      stack: [],
      players: players.map((player) => ({ ...player, hand: player.hand.length > 0 ? player.hand : [card('Ox')] })),
    })),
  ],
  [
    'command',
    priorityDecision,
    own(({ command }) => ({
      stack: [],
      command: [
        ...command,
        ...['Kamahl, Fist of Krosa', 'Zur the Enchanter', 'Emblem of Chandra'].map((name, at) =>
          card(name, { zone: 'command', owner: at % 2, controller: at % 2, typeLine: 'Legendary Creature — Human' }),
        ),
      ],
    })),
  ],
];

describe.skipIf(noBrowser)('every state at every size', () => {
  fixChance();

  test('games from the lobby to a replay', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await page.waitForSelector('.deck');
    const faults = await looked(page, 'lobby');
    await sit(page, 'White Weenie', 'Sligh');
    const met = new Map<string, number>();
    const isSeen = (state: keyof typeof WANTED): boolean => (met.get(state) ?? 0) >= WANTED[state];
    const isMissing = (): boolean => Object.keys(WANTED).some((state) => !isSeen(state as keyof typeof WANTED));
    for (let steps = 0; steps < MOST_STEPS && isMissing(); steps += 1) {
      await settled(page);
      const state = await stateOf(page);
      if (state !== 'other' && !isSeen(state)) {
        met.set(state, (met.get(state) ?? 0) + 1);
        if (state === 'attackers') await goesOn(page, () => page.locator('.prompt .option').first().click());
        if (state === 'blockers') await page.keyboard.press('b');
        if (isSeen(state)) faults.push(...(await looked(page, state)));
      }
      const spell = page.locator('.prompt .option', { hasText: /^\d?Cast / }).first();
      if (state === 'main' && !isSeen('paying') && (await spell.count()) > 0) {
        await payByHand(page, true);
        await goesOn(page, () => spell.click());
      } else if (state === 'paying') {
        await payByHand(page, false);
        // what the table now pays by itself is paid
        if ((await stateOf(page)) === 'paying') await goesOn(page, () => page.keyboard.press('p'));
      } else if (state !== 'over') await stepByMouse(page);
      else if (isMissing()) await goesOn(page, () => page.getByRole('button', { name: 'Rematch' }).click());
    }
    expect([...met.keys()].sort()).toEqual(Object.keys(WANTED).sort());
    if ((await page.locator('.outcome').count()) === 0) {
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    }
    const link = await page
      .getByRole('link', { name: /^Watch/ })
      .first()
      .getAttribute('href');
    for (const locale of ['en', 'fr']) {
      const { page: visitor, calm: isCalm } = await open(link ?? '', locale);
      await visitor.locator('.replay-controls .prompt-text').waitFor({ timeout: patience(120_000) });
      for (let turns = 0; turns < 6; turns += 1) await visitor.keyboard.press('ArrowDown');
      faults.push(...(await looked(visitor, `replay-${locale}`)));
      isCalm();
      await visitor.close();
    }
    calm();
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a crowd, a stack of two with a question, a command zone', { timeout: LONG }, async () => {
    const faults: string[] = [];
    for (const [state, decisionOf, adapted] of DRAWN) {
      const { page } = await open('/icon.svg');
      let cut = (): Promise<void> => Promise.resolve();
      await page.evaluate(() =>
        localStorage.setItem('rulewright', JSON.stringify({ seats: [{ table: 'demo1', seat: 0 }] })),
      );
      await page.routeWebSocket(/\/ws$/, (socket) => {
        cut = () => socket.close();
        socket.onMessage((text) => {
          const { type } = JSON.parse(String(text)) as ClientMessage;
          if (type === 'hello') socket.send(JSON.stringify(WELCOME));
          if (type === 'resume')
            for (const one of adapted(messages(decisionOf, state === 'several' ? 4 : 2)))
              socket.send(JSON.stringify(one));
        });
      });
      await page.goto(`${served.server.address}/#/table/demo1`);
      await page.waitForSelector('.prompt');
      faults.push(...(await looked(page, state)));
      // nothing can be reached any more
      await page.evaluate(() => Object.assign(window, { WebSocket: EventTarget }));
      await cut();
      await page.locator('.lost').waitFor();
      faults.push(...(await looked(page, `${state}-lost`)));
      await page.close();
    }
    expect(faults).toEqual([]);
  });

  test('joining, decks, and both in French', { timeout: LONG }, async () => {
    const { page } = await open();
    await page.waitForSelector('.deck');
    await page.getByText(/^A friend/).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    const link = await page.getByLabel('Link for your friend').inputValue();
    const faults = await looked(page, 'waiting');
    for (const locale of ['en', 'fr']) {
      const { page: friend } = await open(new URL(link).pathname + new URL(link).hash, locale);
      await friend.waitForSelector('.deck');
      faults.push(...(await looked(friend, `joining-${locale}`)));
      await friend.goto(`${served.server.address}/decks`);
      await friend.locator('.deck-shelf button, .deck-shelf a').first().waitFor();
      await friend.locator('.shelf-deck, .deck-shelf .deck').first().click();
      await friend.locator('.card-rows').first().waitFor();
      faults.push(...(await looked(friend, `decks-${locale}`)));
      await friend.close();
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
