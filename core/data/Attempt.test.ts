import { expect, test } from 'vitest';
import { Attempt } from './Attempt.ts';

test('an attempt is busy until its response, and a second one does not start meanwhile', async () => {
  const attempt = new Attempt(String);
  const answer = Promise.withResolvers<void>();
  let calls = 0;
  const work = () => {
    calls += 1;
    return answer.promise;
  };
  const first = attempt.run(work);
  expect([attempt.isBusy, await attempt.run(work), calls]).toEqual([true, false, 1]);
  answer.resolve();
  expect([await first, attempt.isBusy, attempt.failure]).toEqual([true, false, undefined]);
});

test('the reason of a failure is kept until the next attempt, or until it is cleared', async () => {
  const attempt = new Attempt<string>((error) =>
    error instanceof RangeError ? undefined : 'failed',
  );
  const reject = (error: Error) => attempt.run(() => Promise.reject(error));
  expect([await reject(new Error('no')), attempt.isBusy, attempt.failure]).toEqual([
    false,
    false,
    'failed',
  ]);
  const again = attempt.run(() => Promise.resolve());
  expect(attempt.failure).toBeUndefined();
  await again;
  expect([await reject(new RangeError('left')), attempt.failure]).toEqual([false, undefined]);
  attempt.setFailure('empty');
  expect(attempt.failure).toBe('empty');
  attempt.setFailure(undefined);
  expect(attempt.failure).toBeUndefined();
});
