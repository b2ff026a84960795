import { expect, test } from 'vitest';
import { PhoneCodeStore } from './PhoneCodeStore.ts';
import { answer } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const token = 'a'.repeat(20);

function begin(linkToken: string) {
  const calls = answer('recovery.confirmPhone', { confirmed: true });
  return {
    calls,
    store: new PhoneCodeStore(createTestServices().http, { nowMs: () => 0 }, linkToken),
  };
}

test('AUT-94 AUT-95 a whole link asks for the code, none for the number; one that was cut short says that it is over', () => {
  expect([begin(token).store.step, begin(token).store.sending.failure]).toEqual([
    'code',
    undefined,
  ]);
  expect([begin('').store.step, begin('').store.sending.failure]).toEqual(['phone', undefined]);
  expect([begin('cut').store.step, begin('cut').store.sending.failure]).toEqual([
    'phone',
    { kind: 'code-gone' },
  ]);
});

test('AUT-94 a code keeps its six digits and is sent only when it has them; new input clears the error', async () => {
  const { store, calls } = begin(token);
  store.setCode('12 34x');
  await store.send();
  expect([store.code, store.sending.failure, calls.length]).toEqual([
    '1234',
    { kind: 'incomplete' },
    0,
  ]);
  store.setCode('123 456 789');
  expect([store.code, store.sending.failure]).toEqual(['123456', undefined]);
});
