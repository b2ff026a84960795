import { expect, test, vi } from 'vitest';
import { PhoneCodeStore } from './PhoneCodeStore.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

const token = 'a'.repeat(20);

function begin(linkToken: string) {
  const call = vi.fn<() => Promise<never>>();
  return {
    call,
    store: new PhoneCodeStore(fakeHttp(call), { nowMs: () => 0 }, linkToken),
  };
}

test('AUT-94 AUT-95 a whole link asks for the code, none for the number; one that was cut short says that it is over', () => {
  expect([begin(token).store.step, begin(token).store.failure]).toEqual(['code', undefined]);
  expect([begin('').store.step, begin('').store.failure]).toEqual(['phone', undefined]);
  expect([begin('cut').store.step, begin('cut').store.failure]).toEqual([
    'phone',
    { kind: 'code-gone' },
  ]);
});

test('AUT-94 a code keeps its six digits and is sent only when it has them; what is typed takes back what was said', async () => {
  const { store, call } = begin(token);
  store.setCode('12 34x');
  await store.send();
  expect([store.code, store.failure, call.mock.calls.length]).toEqual([
    '1234',
    { kind: 'incomplete' },
    0,
  ]);
  store.setCode('123 456 789');
  expect([store.code, store.failure]).toEqual(['123456', undefined]);
});
