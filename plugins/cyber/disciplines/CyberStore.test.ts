import { configure, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { DisciplineList } from '#wire';
import { CyberStore } from './CyberStore.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

configure({ enforceActions: 'always' });

function createStage() {
  const environment = observable({ language: 'en' });
  const answers: ((name: string | undefined) => void)[] = [];
  const http = {
    first: () => undefined,
    call: () =>
      new Promise<DisciplineList>((resolve, reject) =>
        answers.push((name) =>
          name === undefined
            ? reject(new Error('no network'))
            : resolve({
                disciplines: [{ id: 1, key: 'one', name, kinds: ['real'], has_draws: false }],
              }),
        ),
      ),
  };
  const store = new CyberStore(createTestServices({ config: { plugins: {} }, environment, http }));
  const answer = async (number: number, name: string | undefined): Promise<void> => {
    answers[number]?.(name);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    store,
    answers,
    answer,
    setLanguage: (language: string) => runInAction(() => (environment.language = language)),
  };
}

test('CYB-4 without an answer the disciplines can be asked for again, and nobody asks twice', async () => {
  const { store, answers, answer, setLanguage } = createStage();
  setLanguage('de');
  expect(answers.length, 'nobody shows any yet').toBe(0);
  store.open();
  store.open();
  expect(answers.length).toBe(1);
  await answer(0, undefined);
  expect(store.offers.state.kind).toBe('failed');
  store.open();
  await answer(1, 'Strike Zone');
  expect([store.offers.state.kind, store.offered.map(({ name }) => name)]).toEqual([
    'ready',
    ['Strike Zone'],
  ]);
});

test('of two languages that were chosen one after the other the last one stands, whichever answer comes first', async () => {
  const { store, answer, setLanguage } = createStage();
  store.open();
  await answer(0, 'Football');
  setLanguage('de');
  setLanguage('es');
  await answer(2, 'Fútbol');
  await answer(1, 'Fußball');
  expect(store.offered.map(({ name }) => name)).toEqual(['Fútbol']);
});
