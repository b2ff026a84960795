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

test('PLN-61 deferred code is loaded with the first call of its thunk', async () => {
  const later = vi.fn(async () => rest);
  const contributions = new Contributions(first, later);
  await contributions.routes.get('games.home')?.();
  const load = contributions.routes.get('games.other');
  expect(later).not.toHaveBeenCalled();
  expect(await load?.()).toBe(view);
  expect(typeof (await contributions.setups.get('games')?.())).toBe('function');
});

test('PLN-61 an id has one thunk, which identifies its view', () => {
  const contributions = new Contributions(first, async () => rest);
  expect(contributions.routes.get('games.other')).toBe(contributions.routes.get('games.other'));
  expect(contributions.routes.get('games.other')).not.toBe(contributions.routes.get('games.third'));
});

test('PLN-61 a chunk that fails to load rejects that call, and is requested again by the next', async () => {
  const later = vi.fn(async () => rest).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = new Contributions(first, later).routes.get('games.other');
  await expect(load?.()).rejects.toThrow('Failed to fetch');
  expect(await load?.()).toBe(view);
});

test('PLN-61 code that no plugin has: undefined at once when all is loaded, an error with its name after deferred code was loaded', async () => {
  expect(new Contributions(first).routes.get('games.third')).toBeUndefined();
  await expect(
    new Contributions(first, async () => rest).routes.get('games.third')?.(),
  ).rejects.toThrow('There is no code for routes games.third');
});

test('PLN-61 a later table is loaded only if the earlier ones do not have the id', async () => {
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
