import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulewrightHome } from './home.ts';

test('RULEWRIGHT_HOME goes before everything', () => {
  expect(rulewrightHome({ RULEWRIGHT_HOME: '/data', XDG_DATA_HOME: '/x' }, 'linux')).toBe('/data');
});

test("otherwise the system's data folder", () => {
  expect(rulewrightHome({ XDG_DATA_HOME: '/x' }, 'linux')).toBe(join('/x', 'rulewright'));
  expect(rulewrightHome({ RULEWRIGHT_HOME: '' }, 'linux')).toBe(join(homedir(), '.local', 'share', 'rulewright'));
  expect(rulewrightHome({}, 'darwin')).toContain('Application Support');
  expect(rulewrightHome({ LOCALAPPDATA: 'C:\\L' }, 'win32')).toContain('rulewright');
});
