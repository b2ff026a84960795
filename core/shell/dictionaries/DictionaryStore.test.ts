import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { DictionariesAnswer } from '../../../schemas/generated/wire.ts';
import type { Guard } from '../../contract/Guard.ts';
import { dictionaries as guard } from '../guards/dictionaries.ts';
import { DictionaryStore } from './DictionaryStore.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage() {
  const sandbox = createTestSandbox();
  const environment = observable({ language: 'de' });
  const reports = { report: vi.fn() };
  const call = vi.fn(async (_id: string, { query }: { query: { ids: string; lang: string } }) => {
    const response = await sandbox.request(
      `/bff-api/dictionary/get?ids=${query.ids}&lang=${query.lang}`,
    );
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as DictionariesAnswer;
  });
  const store = new DictionaryStore({
    environment,
    reports,
    http: fakeHttp(call),
  });
  return { store, call, environment, reports, end: () => (store.dispose(), sandbox.dispose()) };
}

const malta = (store: DictionaryStore) =>
  store.items('countries')?.find(({ code }) => code === 'GR')?.name;

test('SHL-227 a list is asked for once, and again in another language', async () => {
  const { store, call, environment, end } = stage();
  await Promise.all([store.load(['countries']), store.load(['countries', 'currencies'])]);
  await store.load(['currencies']);
  expect([call.mock.calls.map(([, { query }]) => query.ids), malta(store)]).toEqual([
    ['countries', 'currencies'],
    'Griechenland',
  ]);
  runInAction(() => (environment.language = 'fr'));
  await vi.waitFor(() => expect(malta(store)).toBe('Grèce'));
  expect(call).toHaveBeenCalledTimes(3);
  end();
});

test('SHL-227 a list that did not come is asked for again', async () => {
  const { store, call, end } = stage();
  call.mockRejectedValueOnce(new Error('503'));
  await expect(store.load(['countries'])).rejects.toThrow('503');
  await store.load(['countries']);
  expect(store.items('countries')).toHaveLength(249);
  end();
});

test('SHL-227 the guard waits for the lists of the route', async () => {
  const { store, end } = stage();
  const verdict = await (guard as Guard)(
    navigationRequest('/en', { dictionaries: ['countries'] }),
    createTestServices({ services: { get: async () => store } }),
  );
  expect([verdict, store.items('countries')?.length]).toEqual([{ kind: 'next' }, 249]);
  end();
});
