import { expect, test } from 'vitest';
import { office } from './index.ts';

test('OFC-106 OF01 every page of the area is for signed-in people only and not indexed by search engines', () => {
  const pages = office.routes ?? [];
  expect(pages.length).toBeGreaterThan(3);
  for (const { path, access, isPrivate } of pages) {
    expect([path, access, isPrivate]).toEqual([path, 'authed', true]);
    expect(path).toMatch(/^office(?:\/|$)/);
  }
});
