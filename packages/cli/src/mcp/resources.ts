/** What assistants may read over the Model Context Protocol: the grammar of the notation, and every rule of every edition. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { EDITIONS } from '@rulewright/engine';
import { chaptersOf, childrenOf, ruleTitle } from '@rulewright/rulebook';
import type { Aside } from './aside.ts';
import { NOTATION_URI } from './tools.ts';

/** The chapter of the README of `@rulewright/scenario` that describes the notation: said once, there. */
export function notationGuide(): string {
  const manifest = createRequire(import.meta.url).resolve('@rulewright/scenario/package.json');
  const readme = readFileSync(join(dirname(manifest), 'README.md'), 'utf8');
  return readme.slice(0, readme.indexOf('\n## The same as JSON')).trim();
}

const one = (value: string | string[] | undefined): string => [value ?? ''].flat().join(',');

/** The chapters and sections of an edition, one a line. @throws where there is no such edition */
function contentsOf(given: string): string {
  const edition = EDITIONS.find((known) => known === given);
  if (edition === undefined) throw new Error(`There is no edition "${given}"; there are ${EDITIONS.join(', ')}.`);
  return chaptersOf(edition)
    .flatMap((chapter) => [chapter, ...childrenOf(edition, chapter)])
    .map((number) => [number, ruleTitle(edition, number)].filter(Boolean).join(' '))
    .join('\n');
}

/** `call` asks a tool. */
export function addResources(server: McpServer, call: Aside['call']): void {
  server.registerResource(
    'notation',
    NOTATION_URI,
    {
      title: 'The notation of positions',
      description:
        'How a position, a script and expectations are written: grammar, every kind of line, and an example.',
      mimeType: 'text/markdown',
    },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text: notationGuide() }] }),
  );
  const among = (begun: string) => EDITIONS.filter((edition) => edition.startsWith(begun));
  server.registerResource(
    'rulebook',
    new ResourceTemplate('rulewright://rules/{edition}', {
      list: () => ({
        resources: EDITIONS.map((edition) => ({
          uri: `rulewright://rules/${edition}`,
          name: edition,
          title: `The rulebook of ${edition}`,
          mimeType: 'text/plain',
        })),
      }),
      complete: { edition: among },
    }),
    { title: 'The rulebook of an edition', description: 'Its chapters and sections.', mimeType: 'text/plain' },
    (uri, { edition }) => ({
      contents: [{ uri: uri.href, mimeType: 'text/plain', text: contentsOf(one(edition)) }],
    }),
  );
  server.registerResource(
    'rule',
    new ResourceTemplate('rulewright://rules/{edition}/{rule}', {
      list: undefined,
      complete: { edition: among },
    }),
    {
      title: 'A rule of an edition',
      description: `What the rule of that number or keyword says in ${EDITIONS.join(', ')}.`,
      mimeType: 'text/plain',
    },
    async (uri, { edition, rule }) => {
      const { text } = await call('explain_rule', { edition: one(edition), rule: decodeURIComponent(one(rule)) });
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
}
