import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Marta Keller', 'marta', 'MK'],
  ['Анна Мария Блок', 'anna', 'АМ'],
  ['ليلى حداد', 'x', 'ل\u200cح'],
  ['ليلى Haddad', 'x', 'ل'],
  ['Marta حداد', 'x', 'M'],
  ['Анна Block', 'x', 'А'],
  ['marta', 'x', 'M'],
  ['', 'demo', 'DE'],
  ['  ', 'q', 'Q'],
  ['𝒜nna K.', 'a', '𝒜K'],
  ['E\u0301lodie B.', 'e', 'E\u0301B'],
])('AUT-32 %j with login %j is %j', (name, login, initials) => {
  expect(initialsOf(name, login)).toBe(initials);
});
