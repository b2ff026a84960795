import { configure, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { settled } from '../testing/TestPlatform.ts';
import { AskedStore } from './AskedStore.ts';

configure({ enforceActions: 'always' });

type Core = ConstructorParameters<typeof AskedStore<string>>[0];

function createStage(everyMs?: number) {
  const environment = observable({ language: 'en' });
  const polls = new Set<() => void | Promise<void>>();
  const questions: ((answer: string | Error) => void)[] = [];
  const scheduler = {
    poll: (_options: object, run: () => void) => {
      polls.add(run);
      return () => polls.delete(run);
    },
  };
  const store = new AskedStore(
    { environment, scheduler } as unknown as Core,
    () => new Promise<string>((resolve, reject) => questions.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))),
    everyMs,
  );
  const answer = async (number: number, given: string | Error): Promise<void> => {
    questions[number]?.(given);
    await settled();
  };
  return { store, polls, questions, answer, speak: (language: string) => runInAction(() => (environment.language = language)) };
}

test('what the platform does not know is missing, any other refusal can be tried again', async () => {
  const { store, answer } = createStage();
  store.open();
  await answer(0, new HttpError('betting.table', 404, []));
  expect(store.state).toEqual({ kind: 'missing' });
  store.retry();
  await answer(1, new HttpError('betting.table', 500, []));
  expect(store.state).toEqual({ kind: 'failed' });
  store.retry();
  expect(store.state).toEqual({ kind: 'loading' });
  await answer(2, 'table');
  expect(store.value).toBe('table');
});

test('another language asks anew: only the newest question is answered, and what is shown stays when it fails', async () => {
  const { store, answer, questions, speak } = createStage();
  store.open();
  await answer(0, 'table');
  speak('de');
  speak('fr');
  await answer(2, 'tableau');
  await answer(1, 'Tabelle');
  expect([store.value, questions.length]).toEqual(['tableau', 3]);
  speak('en');
  await answer(3, new Error('no network'));
  expect(store.value).toBe('tableau');
});

test('what moves is asked again for as long as somebody shows it', () => {
  const moving = createStage(10_000);
  const ends = [moving.store.open(), moving.store.open()];
  expect([moving.questions.length, moving.polls.size]).toEqual([1, 1]);
  ends[0]?.();
  expect(moving.polls.size).toBe(1);
  ends[1]?.();
  moving.speak('de');
  expect([moving.questions.length, moving.polls.size]).toEqual([1, 0]);
  const still = createStage();
  still.store.open();
  expect(still.polls.size).toBe(0);
});
