import { autorun, configure, observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../platform/http/HttpError.ts';
import {
  createResource,
  keyedResource,
  Resource,
  type FollowingOptions,
  type ResourceServices,
} from './Resource.ts';

configure({ enforceActions: 'always' });

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function createStage(options: Omit<FollowingOptions<string>, 'ask'> = {}) {
  const environment = observable({ language: 'en' });
  const polls = new Set<() => void | Promise<void>>();
  const questions: { readonly answer: (given: string | Error) => void; signal: AbortSignal }[] = [];
  const scheduler: ResourceServices['scheduler'] = {
    poll: (_options, run) => {
      polls.add(run);
      return () => void polls.delete(run);
    },
  };
  const resource = createResource<string>(
    { environment, scheduler },
    {
      ...options,
      ask: (signal) =>
        new Promise((resolve, reject) =>
          questions.push({
            signal,
            answer: (given) => (given instanceof Error ? reject(given) : resolve(given)),
          }),
        ),
    },
  );
  return {
    resource,
    polls,
    questions,
    answer: async (number: number, given: string | Error): Promise<void> => {
      questions[number]?.answer(given);
      await settled();
    },
    setLanguage: (language: string) => runInAction(() => (environment.language = language)),
  };
}

test('a 404 is the state missing, any other error can be retried', async () => {
  const { resource, answer } = createStage();
  expect([resource.state.kind, resource.isLoading]).toEqual(['idle', true]);
  resource.open();
  expect(resource.state).toEqual({ kind: 'loading' });
  await answer(0, new HttpError('betting.table', 404, []));
  expect([resource.state, resource.isMissing]).toEqual([{ kind: 'missing' }, true]);
  resource.retry();
  const error = new HttpError('betting.table', 500, []);
  await answer(1, error);
  expect([resource.state, resource.hasFailed]).toEqual([{ kind: 'failed', error }, true]);
  resource.retry();
  expect(resource.state).toEqual({ kind: 'loading' });
  await answer(2, 'table');
  expect([resource.state, resource.value]).toEqual([{ kind: 'ready', value: 'table' }, 'table']);
});

test('a change of language requests again: only the newest request counts, and the shown value stays when it fails', async () => {
  const { resource, answer, questions, setLanguage } = createStage();
  resource.open();
  await answer(0, 'table');
  setLanguage('de');
  setLanguage('fr');
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await answer(2, 'tableau');
  await answer(1, 'Tabelle');
  expect([resource.value, questions.length]).toEqual(['tableau', 3]);
  setLanguage('en');
  const error = new Error('no network');
  await answer(3, error);
  expect(resource.state).toEqual({ kind: 'stale', value: 'tableau', error });
});

test('an explicit load shows its state and keeps the known value', async () => {
  const { resource, answer } = createStage();
  void resource.load();
  await answer(0, 'one');
  void resource.load();
  expect([resource.state, resource.isLoading]).toEqual([
    { kind: 'refreshing', value: 'one' },
    false,
  ]);
  await answer(1, 'two');
  void resource.refresh();
  expect(resource.state).toEqual({ kind: 'ready', value: 'two' });
});

test('callers that wait get the newest value, however often it was requested meanwhile', async () => {
  const { resource, answer } = createStage();
  resource.put('old');
  let told: string | undefined;
  void resource.refresh().then(() => (told = resource.value));
  void resource.refresh();
  void resource.refresh();
  await answer(0, 'one');
  await answer(1, 'two');
  expect([told, resource.value]).toEqual([undefined, 'old']);
  await answer(2, 'three');
  expect(told).toBe('three');
  void resource.refresh().then(() => (told = resource.value));
  resource.put('known from elsewhere');
  await answer(3, 'late');
  expect(told).toBe('known from elsewhere');
  void resource.refresh().then(() => (told = resource.value));
  resource.reset();
  void resource.load();
  await answer(4, 'given up');
  expect([told, resource.isLoading]).toEqual([undefined, true]);
});

test('a polled value is requested again as long as it is open', () => {
  const moving = createStage({ everyMs: 10_000 });
  const ends = [moving.resource.open(), moving.resource.open()];
  expect([moving.questions.length, moving.polls.size]).toEqual([1, 1]);
  ends[0]?.();
  expect(moving.polls.size).toBe(1);
  ends[1]?.();
  moving.setLanguage('de');
  expect([moving.questions.length, moving.polls.size]).toEqual([1, 0]);
  const still = createStage();
  still.resource.open();
  expect(still.polls.size).toBe(0);
});

test('after the last close a pending response is dropped, and the value is stale until the next request', async () => {
  const { resource, answer, questions } = createStage();
  resource.open()();
  expect([resource.state.kind, questions[0]?.signal.aborted]).toEqual(['idle', true]);
  const close = resource.open();
  await answer(0, 'late');
  expect(resource.state.kind).toBe('loading');
  await answer(1, 'one');
  close();
  expect(resource.state).toEqual({ kind: 'stale', value: 'one' });
  resource.open();
  expect(resource.state).toEqual({ kind: 'refreshing', value: 'one' });
});

test('a cached value is requested again after a change of language only', async () => {
  const { resource, answer, questions, setLanguage } = createStage({ isCached: true });
  const close = resource.open();
  await answer(0, 'one');
  close();
  resource.open()();
  expect([questions.length, resource.state.kind]).toEqual([1, 'ready']);
  setLanguage('de');
  resource.open();
  expect([questions.length, resource.state.kind]).toEqual([2, 'refreshing']);
});

test('a value that is put ends the loading, and the first opening after it requests nothing', async () => {
  const onValue = vi.fn();
  const { resource, answer, questions } = createStage({ onValue });
  resource.put('with the page');
  const close = resource.open();
  expect([resource.state.kind, questions.length]).toEqual(['ready', 0]);
  close();
  resource.open();
  resource.put('of the feed');
  await answer(0, 'of the call');
  expect([resource.value, questions.length]).toEqual(['of the feed', 1]);
  expect(onValue.mock.calls).toEqual([['with the page'], ['of the feed']]);
  resource.setMissing();
  expect(resource.state.kind).toBe('missing');
});

test('an update changes the value, and a pending response replaces it later', async () => {
  const { resource, answer } = createStage();
  resource.update((value) => `${value}!`);
  expect(resource.state.kind).toBe('idle');
  resource.open();
  await answer(0, 'one');
  void resource.load();
  resource.update((value) => `${value}!`);
  expect(resource.state).toEqual({ kind: 'refreshing', value: 'one!' });
  const error = new Error('no network');
  await answer(1, error);
  expect([resource.value, resource.error]).toEqual(['one!', error]);
});

test('a reset clears everything, and a disposed owner ends all requests', async () => {
  const { resource, answer, polls } = createStage({ everyMs: 1000 });
  resource.open();
  resource.reset();
  await answer(0, 'one');
  expect(resource.state).toEqual({ kind: 'idle' });
  resource.dispose();
  expect(polls.size).toBe(0);
});

test('a rejected value is a failure', async () => {
  const error = new Error('not while a bet is placed');
  const { resource, answer } = createStage({
    onValue: () => {
      throw error;
    },
  });
  resource.open();
  await answer(0, 'one');
  expect(resource.state).toEqual({ kind: 'failed', error });
});

test('resources by key are created once', () => {
  const make = vi.fn((_id: number, _season?: number) => createStage().resource);
  const table = keyedResource(make);
  expect(table(7)).toBe(table(7));
  table(7, 2026);
  expect(make.mock.calls).toEqual([[7], [7, 2026]]);
});

test('an inlined value can be set while a component renders', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const resource = new Resource<number>({ ask: async () => 1 });
  const end = autorun(() => {
    if (!resource.hasValue) resource.put(7);
  });
  expect(resource.value).toBe(7);
  expect(warn).not.toHaveBeenCalled();
  end();
  warn.mockRestore();
});
