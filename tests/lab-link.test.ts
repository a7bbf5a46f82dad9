/** A link that assistants are given opens in the Lab as what they wrote. */
import { partedAtSteps, readNotation } from '@rulewright/scenario';
import { expect, test } from 'vitest';
import { labLink } from '../packages/cli/src/mcp/lab-link.ts';
import { textOf } from '../packages/web/src/lab/document.ts';
import { unpacked } from '../packages/web/src/lab/link.ts';

const TEXT = `Æther and “quotes”  2006 2026
  A: Mountain | hand: Shock
  B: Grizzly Bears
  A casts Shock, targeting Grizzly Bears
  All pass until it resolves
`;

test('a link holds the position and each step of its script', async () => {
  const read = readNotation(TEXT);
  if (!read.ok) throw new Error(read.message);
  const { head, steps } = partedAtSteps(TEXT, read.notation.places[0]?.steps ?? []);
  expect(steps).toHaveLength(2);
  const lines = steps.map((text, at) => ({ id: at + 1, parent: at, text, name: '' }));
  const document = { head, lines, tip: 2, at: 1, edition: '2026-02', beside: '2006-10' };
  const { address, stored } = await labLink(document, 'http://localhost/sub/');
  expect(stored).toBe(false);
  const [page, fragment = ''] = address.split('#', 2);
  expect(page).toBe('http://localhost/sub/lab');
  const opened = await unpacked(fragment);
  if (!opened.ok) throw new Error('it does not open');
  expect(textOf(opened.shared.doc)).toBe(TEXT);
  expect(opened.shared).toMatchObject({ edition: '2026-02', beside: '2006-10', doc: { at: 1, tip: 2 } });
});
