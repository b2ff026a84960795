import { expect, test } from 'vitest';
import type { SessionState } from '#core';
import { settled } from '../testing/ScriptedLine.ts';
import { PersonalStore } from './PersonalStore.ts';

function stage(isAuthed: boolean, answers: readonly (readonly number[] | Error)[] = []) {
  const left = [...answers];
  const session = {
    isAuthed,
    ready: Promise.resolve(),
    change: (): void => undefined,
    onChange: (run: (state: SessionState) => void) => {
      session.change = () => run({ kind: 'anonymous' });
      return () => undefined;
    },
  };
  const mostBetOn = async () => {
    const answer = left.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const favourites = { favourites: { eventIds: [7], competitionIds: [2, 3], teamIds: [257] } };
  return { store: new PersonalStore({ mostBetOn, session, favourites }), session, left };
}

test('BET-152 a visitor follows the stars of the browser, and nothing is asked', async () => {
  const { store, left } = stage(false, [[9]]);
  store.open();
  await settled();
  expect([store.isReady, store.selection, left.length]).toEqual([
    true,
    { eventIds: [7], competitionIds: [2, 3], teamIds: [257] },
    1,
  ]);
});

test('BET-152 after sign-in the competitions bet on most are followed, too, each once', async () => {
  const { store, session } = stage(true, [[5, 2]]);
  store.open();
  await settled();
  expect(store.selection.competitionIds).toEqual([2, 3, 5]);
  session.isAuthed = false;
  session.change();
  await settled();
  expect(store.selection.competitionIds).toEqual([2, 3]);
});

test('BET-152 without a response only stars decide the followed items', async () => {
  const { store } = stage(true, [new Error('no answer')]);
  store.open();
  await settled();
  expect([store.isReady, store.selection.competitionIds]).toEqual([true, [2, 3]]);
});
