import { expect, test } from 'vitest';
import { hasStoredValues } from './hasStoredValues.ts';

function pageWith(keys: readonly string[]): Pick<Window, 'localStorage' | 'sessionStorage'> {
  const area = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, '1'])) as Record<string, string> & Storage;
  return { localStorage: area(keys), sessionStorage: area([]) };
}

test('SHL-560 what this browser keeps for the brand is found; what no page shows does not count', () => {
  const find = (...keys: string[]) => hasStoredValues('northline', pageWith(keys));
  expect(find('grandstand:northline:betting/options')).toBe(true);
  expect(find('grandstand:northline:preferences')).toBe(true);
  expect(find('grandstand:northline:unseen/boot/en', 'grandstand:solara:preferences', 'x')).toBe(
    false,
  );
  expect(find()).toBe(false);
});

test('SHL-560 blocked storage keeps nothing', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied');
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied');
    },
  };
  expect(hasStoredValues('northline', blocked)).toBe(false);
});
