/** Texts of the rules as published, of dates that no edition has. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownHome } from '../../../../tests/tiers/own-home.ts';
import { ran } from '../program-in-tests.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
ownHome();

test.skipIf(!existsSync(shared))('two texts of other dates are kept and compared (needs ../shared)', async () => {
  const texts = join(shared, 'rules');
  for (const name of ['2025-09', '2026-02'])
    expect(await ran(['rules', 'import', join(texts, `${name}.txt`)])).toMatchObject({ code: 0 });
  const compared = JSON.parse((await ran(['rules', 'compare', '2025-09', '--json'])).out);
  // as a reader of both texts finds
  expect(compared).toMatchObject({
    from: '2025-09-19',
    to: '2026-02',
    added: expect.arrayContaining(['111.10v', '506.3d', '508.4d', '701.65a', '702.189a']),
    gone: ['603.2e'],
    changed: expect.arrayContaining(['500.4', '508.4', '701.44a']),
    renumbered: expect.arrayContaining([
      { from: '506.3d', to: '506.3e' },
      { from: '603.2i', to: '603.2h' },
    ]),
    modules: expect.arrayContaining(['combat/joining.ts']),
    seams: expect.arrayContaining(['defendingPlayer']),
    scenarios: expect.arrayContaining([
      'A creature put onto the battlefield attacking after blockers were declared is unblocked',
    ]),
  });
  expect((await ran(['rules', 'compare', '2025-09'])).out).toMatch(
    /^Seams of the editions beside one of them \(\d+\): /m,
  );
  for (const name of ['2025-09', '2026-02']) await ran(['rules', 'forget', name]);
});
