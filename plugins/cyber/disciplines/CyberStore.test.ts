import { configure, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { DisciplineList } from '#wire';
import { CyberStore } from './CyberStore.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

configure({ enforceActions: 'always' });

// Loaded now: the tests wait for promises, not for the disk.
await import('../../../schemas/generated/laterEndpointRows.ts');

function createStage() {
  const environment = observable({ language: 'en' });
  const answers: ((name: string | undefined) => void)[] = [];
  answer(
    'cyber.disciplines',
    () =>
      new Promise<DisciplineList | Response>((resolve) =>
        answers.push((name) =>
          resolve(
            name === undefined
              ? refusal(400, 'broken')
              : { disciplines: [{ id: 1, key: 'one', name, kinds: ['real'], has_draws: false }] },
          ),
        ),
      ),
  );
  const store = new CyberStore(createTestServices({ config: { plugins: {} }, environment }));
  const respond = async (number: number, name: string | undefined): Promise<void> => {
    await settle();
    answers[number]?.(name);
    await settle();
  };
  return {
    store,
    answers,
    respond,
    setLanguage: (language: string) => runInAction(() => (environment.language = language)),
  };
}

test('CYB-4 after a failure the disciplines can be requested again, and no request is repeated', async () => {
  const { store, answers, respond, setLanguage } = createStage();
  setLanguage('de');
  await settle();
  expect(answers.length, 'no view shows any yet').toBe(0);
  store.open();
  store.open();
  await settle();
  expect(answers.length).toBe(1);
  await respond(0, undefined);
  expect(store.offers.state.kind).toBe('failed');
  store.open();
  await respond(1, 'Strike Zone');
  expect([store.offers.state.kind, store.offered.map(({ name }) => name)]).toEqual([
    'ready',
    ['Strike Zone'],
  ]);
});

test('of two languages that were chosen one after the other the last one stands, whichever answer comes first', async () => {
  const { store, respond, setLanguage } = createStage();
  store.open();
  await respond(0, 'Football');
  setLanguage('de');
  setLanguage('es');
  await respond(2, 'Fútbol');
  await respond(1, 'Fußball');
  expect(store.offered.map(({ name }) => name)).toEqual(['Fútbol']);
});
