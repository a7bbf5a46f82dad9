import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titleOf } from './numbers.ts';
import { SEEDS } from './seeds.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const file = join(shared, 'conformance/seed-rules.json');

interface Row {
  edition: string;
  kind: 'rule' | 'example' | 'glossary';
  rule: string;
  heading?: true;
  exampleNo?: number;
  summary: string;
  cards: string[];
}

test.skipIf(!existsSync(file))(
  'the seeds are those of the reference list, and its headings have titles (needs ../shared)',
  () => {
    const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[];
    const of = ({ rule }: Row): string => rule.replace('Glossary: ', '');
    expect(SEEDS).toEqual(
      rows
        .filter(({ heading }) => heading !== true)
        .map((row) => ({
          edition: row.edition,
          kind: row.kind,
          of: of(row),
          ...(row.kind === 'example' ? { example: row.exampleNo ?? 1 } : {}),
          summary: row.summary,
          cards: row.cards,
        })),
    );
    for (const row of rows.filter(({ heading }) => heading))
      expect(`Heading: ${titleOf(row.edition as '2006-10', row.rule)}`).toBe(row.summary);
  },
);
