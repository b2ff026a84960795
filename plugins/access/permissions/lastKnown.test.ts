import { expect, test } from 'vitest';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { lastKnownTerms, noteStanding } from './lastKnown.ts';
import { standing } from './standing.ts';

function open() {
  const area = new MemoryArea();
  return { area, storage: new BrowserStorage({ brand: 'test', area: () => area }) };
}

test('ACC-65 each restriction of a person is recorded once, and removed by itself', () => {
  const { area, storage } = open();
  noteStanding(storage, 'b', true);
  noteStanding(storage, 't', true);
  noteStanding(storage, 'b', true);
  expect(standing(storage).read()).toBe('tb');
  noteStanding(storage, 'b', false);
  expect(standing(storage).read()).toBe('t');
  noteStanding(storage, 't', false);
  expect([standing(storage).read(), area.values.size]).toEqual(['', 0]);
});

test('ACC-56 terms that were kept are believed only whole', () => {
  const { area, storage } = open();
  const stored = lastKnownTerms(storage);
  const known = { userId: 7, isChanged: true, updatedAtS: 1_790_000_000 };
  stored.write(known);
  expect(lastKnownTerms(storage).read()).toEqual(known);
  for (const [key, text] of area.values) area.values.set(key, text.replace('true', '"yes"'));
  expect(lastKnownTerms(storage).read()).toEqual({ userId: 0, isChanged: false, updatedAtS: 0 });
});
