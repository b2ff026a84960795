import { expect, test } from 'vitest';
import { redirectFault } from './redirectFault.ts';

const address = (path: string): URL => new URL(path, 'https://site.example');

test('PLN-10 an address that was met before is not followed', () => {
  const seen = new Set<string>();
  expect(redirectFault(seen, address('/en/a'), address('/en/b'))).toBeUndefined();
  expect(redirectFault(seen, address('/en/b'), address('/en/a?x'))).toBeUndefined();
  expect(redirectFault(seen, address('/en/a?x'), address('/en/a'))).toBe(
    'Redirect cycle at /en/a: not followed',
  );
  expect(redirectFault(new Set(), address('/en/a'), address('/en/a'))).toBeDefined();
});

test('PLN-10 ten redirects are followed, the eleventh is not', () => {
  const seen = new Set<string>();
  const faults = Array.from({ length: 11 }, (_, index) =>
    redirectFault(seen, address(`/en/${index}`), address(`/en/${index + 1}`)),
  );
  expect(faults.map((fault) => fault === undefined)).toEqual([...Array(10).fill(true), false]);
});
