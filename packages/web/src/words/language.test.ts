import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lobby as english } from './english/lobby.ts';
import { shell } from './english/shell.ts';
import { table as englishTable } from './english/table.ts';
import { decks } from './french/decks.ts';
import { game } from './french/game.ts';
import { de, listed, playerName, within } from './french/grammar.ts';
import { lab } from './french/lab.ts';
import { lobby as french } from './french/lobby.ts';
import { shell as coquille } from './french/shell.ts';
import { table } from './french/table.ts';
import { firstKnown, isLanguage, speak, useSpoken, withWords } from './language.ts';

test('the first language of the browser that there is, else English', () => {
  expect(firstKnown(['fr-CA', 'en'])).toBe('fr');
  expect(firstKnown(['de', 'FR', 'en'])).toBe('fr');
  expect(firstKnown(['de-DE'])).toBe('en');
  expect(firstKnown([])).toBe('en');
  expect([isLanguage('fr'), isLanguage('toString'), isLanguage(null)]).toEqual([true, false, false]);
});

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Every text of a language's files, with where it stands; of one that takes words, the pieces between them. */
const textsOf = (language: string): readonly { readonly place: string; readonly text: string }[] =>
  readdirSync(join(FOLDER, language)).flatMap((name) => {
    const source = ts.createSourceFile(
      name,
      readFileSync(join(FOLDER, language, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: { place: string; text: string }[] = [];
    const look = (node: ts.Node): void => {
      const isText =
        (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) ||
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (isText) found.push({ place: `${language}/${name}, line ${line}`, text: node.text });
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });

test('French is said as the French write it', () => {
  const texts = textsOf('french');
  expect(texts.length).toBeGreaterThan(400);
  for (const { place, text } of texts) {
    const said = text.replace('Magic: The', '').replace('t:goblin', '');
    expect(said, `${place}: an apostrophe is ’`).not.toContain("'");
    expect(said, `${place}: a no-break space stands before ; : ! ?`).not.toMatch(/[^\u00A0][;!?]|\p{L}:(?!\/)| :/u);
    expect(said, `${place}: no-break spaces stand within « »`).not.toMatch(/«(?!\u00A0)|(?<!\u00A0)»/);
  }
});

test('numbers, elisions and lists are right in French', () => {
  expect([0, 1, 2].map((cards) => table.ownHand(cards))).toEqual([
    'Votre main, 0 carte',
    'Votre main, 1 carte',
    'Votre main, 2 cartes',
  ]);
  expect([game.card.damage(1), game.card.counters(3, '+1/+1')]).toEqual(['1 blessure', '3 marqueurs +1/+1']);
  expect(['Ben', 'Ada', 'Élise', 'octobre', 'Yvette', 'Yawgmoth', 'le joueur 2'].map(de)).toEqual([
    'de Ben',
    'd’Ada',
    'd’Élise',
    'd’octobre',
    'd’Yvette',
    'de Yawgmoth',
    'du joueur 2',
  ]);
  expect(table.outcome.waitingFor(['Ada', 'Ben'])).toBe('En attente d’Ada et de Ben.');
  expect([['Cub'], ['Cub', 'Ape']].map(lab.without.had)).toEqual(['Si Cub n’avait pas', 'Si Cub et Ape n’avaient pas']);
  expect(`${lab.held.question('life', 'Ada')}Ada${lab.held.isSoMuch('life', '20')}`).toBe(
    'Pourquoi le total de points de vie d’Ada est-il de 20\u00A0?',
  );
  expect(`${lab.held.question('hand', 'Ben')}Ben${lab.held.isSoMuch('hand', '1')}`).toBe(
    'Pourquoi la main de Ben est-elle de 1 carte\u00A0?',
  );
  expect(table.battlefield('Ada')).toBe('Champ de bataille d’Ada');
  expect([['Ada'], ['Ada', 'Ben'], ['Ada', 'Ben', 'Cal']].map(listed)).toEqual([
    'Ada',
    'Ada et Ben',
    'Ada, Ben et Cal',
  ]);
  expect(table.outcome.won(['Ada', 'Ben'])).toBe('Ada et Ben gagnent cette partie.');
  expect(decks.search.found(40, 30)).toBe('40 cartes, dont voici les 30 premières');
});

test('an invitation is said whole in both', () => {
  const best = english.joining.what(3, 'commander', 4, shell.editions['2006-10']);
  expect(english.joining.invitation('Ada', best)).toBe(
    'Ada invites you to a best of three of Commander for 4 by the rules of October 2006.',
  );
  const one = french.joining.what(1, 'constructed', null, coquille.editions['2006-10']);
  expect(french.joining.invitation('Ada', one)).toBe('Ada vous invite à une partie selon les règles d’octobre 2006.');
});

test('a page brings its words with it, and another language brings those of every page that was opened', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await speak('en');
  expect(Object.keys(useSpoken.getState().words)).toEqual(['shell']);
  // of two that are chosen at once the last is spoken
  await Promise.all([speak('fr'), speak('en')]);
  expect(useSpoken.getState().language).toBe('en');
  expect(await withWords(['replay'], Promise.resolve('page'))).toBe('page');
  expect(useSpoken.getState().words.replay?.title).toBe('Replay');
  const opened = withWords(['limited'], Promise.resolve(null));
  await Promise.all([speak('fr'), opened]);
  const { language, words } = useSpoken.getState();
  expect([language, words.replay?.title, words.limited?.title, document.documentElement.lang]).toEqual([
    'fr',
    'Revoir une partie',
    'Scellé et draft',
    'fr',
  ]);
});

test('the server’s players are called in the language of the page, people as they call themselves', () => {
  expect(['The computer', 'The computer 2', 'The beginner', 'Ada', 'The computery'].map(playerName)).toEqual([
    'L’ordinateur',
    'L’ordinateur 2',
    'Le débutant',
    'Ada',
    'The computery',
  ]);
  expect(['The strong computer', 'Random player 3', 'Lea'].map(within)).toEqual([
    'l’ordinateur expert',
    'le joueur au hasard 3',
    'Lea',
  ]);
  expect(['The computer', 'The beginner', 'Odile'].map(de)).toEqual(['de l’ordinateur', 'du débutant', 'd’Odile']);
  expect(table.prompt.waitingFor('The computer')).toBe('En attente de l’ordinateur.');
  expect(englishTable.prompt.waitingFor('The computer')).toBe('Waiting for the computer.');
});
