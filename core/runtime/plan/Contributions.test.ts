import { expect, test, vi } from 'vitest';
import type { ContributedCode } from './ContributedCode.ts';
import { Contributions } from './Contributions.ts';

const view = (): null => null;
const first: readonly ContributedCode[] = [
  { id: 'games', routes: [{ name: 'games.home', load: async () => view }] },
];
const rest: readonly ContributedCode[] = [
  {
    id: 'games',
    routes: [{ name: 'games.other', load: async () => view }],
    setup: async () => () => undefined,
  },
];

test('PLN-61 the code of what the first page does without comes with the first call of its thunk', async () => {
  const later = vi.fn(async () => rest);
  const contributions = new Contributions(first, later);
  await contributions.routes.get('games.home')?.();
  const load = contributions.routes.get('games.other');
  expect(later).not.toHaveBeenCalled();
  expect(await load?.()).toBe(view);
  expect(typeof (await contributions.setups.get('games')?.())).toBe('function');
});

test('PLN-61 an id has one thunk, by which views are told apart', () => {
  const contributions = new Contributions(first, async () => rest);
  expect(contributions.routes.get('games.other')).toBe(contributions.routes.get('games.other'));
  expect(contributions.routes.get('games.other')).not.toBe(contributions.routes.get('games.third'));
});

test('PLN-61 a chunk that cannot be fetched costs that call, and is asked for again with the next', async () => {
  const later = vi.fn(async () => rest).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = new Contributions(first, later).routes.get('games.other');
  await expect(load?.()).rejects.toThrow('Failed to fetch');
  expect(await load?.()).toBe(view);
});

test('PLN-61 code that no plugin has: absent at once when all is known, an error by name when the rest had to be asked', async () => {
  expect(new Contributions(first).routes.get('games.third')).toBeUndefined();
  await expect(
    new Contributions(first, async () => rest).routes.get('games.third')?.(),
  ).rejects.toThrow('There is no code for routes games.third');
});

test('PLN-61 a later table is asked for only when the ones before it do not have what is wanted', async () => {
  const personal = vi.fn(async () => [
    { id: 'games', routes: [{ name: 'games.own', load: async () => view }] },
  ]);
  const contributions = new Contributions(first, async () => rest, personal);
  await contributions.routes.get('games.other')?.();
  expect(personal).not.toHaveBeenCalled();
  expect(await contributions.routes.get('games.own')?.()).toBe(view);
  await expect(contributions.routes.get('games.third')?.()).rejects.toThrow(
    'There is no code for routes games.third',
  );
});
