import { expect, test } from 'vitest';
import type { HistoryStore } from './HistoryStore.ts';
import { HistoryExport } from './HistoryExport.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

const wanted = {} as HistoryStore['wanted'];

/** A platform whose answers are given by the test. */
function open() {
  const fails: ((error: Error) => void)[] = [];
  const call = () => new Promise((_resolve, reject) => fails.push(reject));
  return { exporting: new HistoryExport(fakeHttp(call)), fails };
}

test('OFC-89 an export of which a page could not be had says that it failed', async () => {
  const { exporting, fails } = open();
  const given = exporting.gather(wanted, () => undefined);
  expect(exporting.answer.isBusy).toBe(true);
  fails[0]?.(new Error('no network'));
  expect([await given, exporting.answer.hasFailed]).toEqual([undefined, true]);
});

test('OFC-63 an export that was given up, or begun anew, does not fail afterwards', async () => {
  const { exporting, fails } = open();
  const first = exporting.gather(wanted, () => undefined);
  exporting.cancel();
  fails[0]?.(new Error('aborted'));
  expect([await first, exporting.answer.state.kind]).toEqual([undefined, 'idle']);
  const second = exporting.gather(wanted, () => undefined);
  const third = exporting.gather(wanted, () => undefined);
  fails[1]?.(new Error('aborted'));
  expect([await second, exporting.answer.isBusy]).toEqual([undefined, true]);
  fails[2]?.(new Error('no network'));
  expect([await third, exporting.answer.hasFailed]).toEqual([undefined, true]);
});
