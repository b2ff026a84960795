import { observable, runInAction } from 'mobx';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Guard } from '../../contract/Guard.ts';
import { dictionaries as guard } from '../guards/dictionaries.ts';
import { DictionaryStore } from './DictionaryStore.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';

function stage() {
  const { sandbox, asked } = attachSandbox();
  const environment = observable({ language: 'de' });
  const { http, reports } = createTestServices({ environment });
  const store = new DictionaryStore({ environment, reports, http });
  onTestFinished(() => store.dispose());
  return { store, sandbox, asked, environment };
}

const malta = (store: DictionaryStore) =>
  store.items('countries')?.find(({ code }) => code === 'GR')?.name;

test('SHL-227 a dictionary is requested once, and again in another language', async () => {
  const { store, asked, environment } = stage();
  await Promise.all([store.load(['countries']), store.load(['countries', 'currencies'])]);
  await store.load(['currencies']);
  const listOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('ids');
  expect([asked.map(listOf), malta(store)]).toEqual([['countries', 'currencies'], 'Griechenland']);
  runInAction(() => (environment.language = 'fr'));
  await vi.waitFor(() => expect(malta(store)).toBe('Grèce'));
  expect(asked).toHaveLength(3);
});

test('SHL-227 a dictionary that failed to load is requested again', async () => {
  const { store, sandbox } = stage();
  await sandbox.post('/sandbox/v1/faults', [
    { path: '/bff-api/dictionary/get', times: 1, status: 400, body: {} },
  ]);
  await expect(store.load(['countries'])).rejects.toThrow('400');
  await store.load(['countries']);
  expect(store.items('countries')).toHaveLength(249);
});

test('SHL-227 the guard waits for the dictionaries of the route', async () => {
  const { store } = stage();
  const verdict = await (guard as Guard)(
    navigationRequest('/en', { dictionaries: ['countries'] }),
    createTestServices({ services: { get: async () => store } }),
  );
  expect([verdict, store.items('countries')?.length]).toEqual([{ kind: 'next' }, 249]);
});
