import { expect, test } from 'vitest';
import { nameFirstEntry } from './nameFirstEntry.ts';

class Entry {
  state: unknown = null;

  replaceState(state: unknown): void {
    this.state = state;
  }
}

test('SHL-763 each document starts with a key of its own, and has it again after a reload', () => {
  const [first, second] = [new Entry(), new Entry()];
  nameFirstEntry(first, () => 0.25);
  nameFirstEntry(second, () => 0.75);
  expect(first.state).not.toEqual(second.state);
  const before = first.state;
  nameFirstEntry(first, () => 0.5);
  expect(first.state).toBe(before);
});

test('SHL-763 the other state of the entry stays', () => {
  const entry = new Entry();
  entry.state = { idx: 3, usr: { from: 'link' } };
  nameFirstEntry(entry);
  expect(entry.state).toMatchObject({ idx: 3, usr: { from: 'link' }, key: expect.any(String) });
});
