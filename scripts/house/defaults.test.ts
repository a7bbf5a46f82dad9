import { expect, test } from 'vitest';
import { silentDefaults } from './defaults.mjs';

const inSwitch = (rest: string): string => `switch (kind) {\n  case 'a':\n    return 1;\n  ${rest}\n}`;

test('a default that throws or says what the others are is none', () => {
  expect(silentDefaults(inSwitch("default:\n    throw new Error('?');"))).toEqual([]);
  expect(silentDefaults(inSwitch('default: // words and numbers\n    return 0;'))).toEqual([]);
  expect(silentDefaults('const options = { default: 1 };')).toEqual([]);
});

test('a silent one is found with its line', () => {
  expect(silentDefaults(inSwitch('default:\n    return 0;')).map(({ line }) => line)).toEqual([4]);
  expect(silentDefaults(inSwitch('default: {\n    return 0;\n  }'))).toHaveLength(1);
});
