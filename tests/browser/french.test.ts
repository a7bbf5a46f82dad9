/** The page in French, whatever the game asks in English. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { noBrowser, violations } from './browser.ts';
import { blocks, cutOff, DESKTOP, drawnPage, PHONE } from './drawn.ts';

describe.skipIf(noBrowser)('in French', () => {
  const { address, open, visit } = drawnPage();

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

  test('Lab, Rulebook and quiz in French: what is around the rules; rules and notation are marked as English', async () => {
    const pages: [path: string, ready: (page: Page) => Locator][] = [
      ['lab', (page) => page.getByRole('region', { name: 'Ce que l’on peut faire' })],
      ['rules/2026-02', (page) => page.getByRole('heading', { name: 'Les règles de février 2026' })],
      ['rules/2026-02/702.19', (page) => page.getByRole('heading', { name: 'La même règle dans les quatre éditions' })],
      ['rules/keyword/trample', (page) => page.getByRole('heading', { name: 'Dans les quatre éditions' })],
      ['rules/changes', (page) => page.getByText('88 sujets')],
      ['rules/questions', (page) => page.getByRole('heading', { name: 'Capacités déclenchées' })],
      ['rules/2026-02/glossary', (page) => page.getByRole('heading', { name: 'Le glossaire de février 2026' })],
      ['quiz', (page) => page.getByText('Les positions n’ont pas pu être chargées')],
    ];
    for (const size of [DESKTOP, PHONE]) {
      const page = await visit({ ...size, locale: 'fr-FR' });
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
});
