import { expect, test, vi } from 'vitest';
import { createHistoryExport } from '../history/createHistoryExport.ts';
import type { HistoryStore } from '../history/HistoryStore.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const wanted = {} as HistoryStore['wanted'];

/** A platform whose responses the test resolves. */
function open() {
  let fail: (() => void) | undefined;
  answer(
    'coupon.placedBets',
    () => new Promise<Response>((resolve) => (fail = () => resolve(refusal(400, 'down')))),
  );
  const { http, session } = createTestServices();
  session.signIn(7);
  const failCall = async () => {
    await vi.waitFor(() => expect(fail).toBeDefined());
    fail?.();
  };
  return { exporting: createHistoryExport(http, { wanted }), failCall };
}

test('OFC-89 an export in which a page failed says so', async () => {
  const { exporting, failCall } = open();
  const given = exporting.gather(() => undefined);
  expect(exporting.answer.isBusy).toBe(true);
  await failCall();
  expect([await given, exporting.answer.hasFailed]).toEqual([undefined, true]);
});

test('OFC-63 an export that was cancelled or restarted does not report a failure later', async () => {
  const { exporting, failCall } = open();
  const first = exporting.gather(() => undefined);
  exporting.cancel();
  expect([await first, exporting.answer.state.kind]).toEqual([undefined, 'idle']);
  const second = exporting.gather(() => undefined);
  const third = exporting.gather(() => undefined);
  expect([await second, exporting.answer.isBusy]).toEqual([undefined, true]);
  await failCall();
  expect([await third, exporting.answer.hasFailed]).toEqual([undefined, true]);
});
