import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

test('IconName names exactly the symbols of the sprite', () => {
  const symbols = [...read('sprite.svg').matchAll(/<symbol id="([^"]+)"/g)].map(
    (match) => match[1],
  );
  const names = [...read('IconName.ts').matchAll(/\| '([^']+)'/g)].map((match) => match[1]);
  expect(names).toEqual(symbols);
  expect(new Set(symbols).size).toBe(symbols.length);
});
