/** `rulewright --version`: the version on the first line, then what it runs on and knows; with `--json` the same as data. */
import { openCards } from '@rulewright/cards/node';
import { EDITIONS, ENGINE_VERSION } from '@rulewright/engine';
import { VERSION } from './command.ts';
import { say, sayJson, type Terminal } from './terminal.ts';

export function sayVersion(terminal: Terminal, json: boolean): void {
  const opened = openCards();
  const cards = opened.ok
    ? { from: opened.source.description, newest: opened.source.newest, count: opened.source.names().length }
    : null;
  const about = { version: VERSION, node: process.versions.node, engine: ENGINE_VERSION, editions: EDITIONS, cards };
  if (json) return sayJson(terminal, about);
  say(
    terminal,
    [
      VERSION,
      `engine ${ENGINE_VERSION}, Node ${about.node}`,
      `rules of ${EDITIONS.join(', ')}`,
      cards === null
        ? 'no cards: "rulewright cards update" gets them'
        : `${cards.count} cards to ${cards.newest} (${cards.from})`,
    ].join('\n'),
  );
}
