import { expect, test } from 'vitest';
import { createEventToken, HttpError, type StepReport } from '#core';
import { createTestServices } from '../../test/services/createTestServices.ts';
import { reportOpened, reportSteps } from './reportSteps.ts';

const event = createEventToken<{ readonly method: 'card' | 'sms' } & StepReport>('stage.step');

function stage() {
  const services = createTestServices();
  const told: object[] = [];
  services.events.on(event, (payload) => told.push(payload));
  return { services, told, tell: reportSteps(services, event, { method: 'card' }) };
}

const refusal = new HttpError('auth.login', 400, [
  { code: 'wrong_credentials', detail: 'marta@example.com', field: 'login' },
]);

test('SHL-801 UC07 a try is emitted with its number, duration and result', async () => {
  const { services, told, tell } = stage();
  await expect(
    tell(async () => {
      await services.host.advance(1234);
      throw refusal;
    }),
  ).rejects.toBe(refusal);
  await services.host.advance(5000);
  expect(await tell(async () => 'in')).toBe('in');
  await tell(async () => 'in again');
  const shared = { method: 'card' };
  expect(told).toEqual([
    { ...shared, step: 'sent', code: 'none', tries: 1, ms: 0, sinceLastMs: 0, hasDone: false },
    {
      ...shared,
      step: 'refused',
      code: 'wrong_credentials',
      tries: 1,
      ms: 1200,
      sinceLastMs: 0,
      hasDone: false,
    },
    { ...shared, step: 'sent', code: 'none', tries: 2, ms: 0, sinceLastMs: 6200, hasDone: false },
    {
      ...shared,
      step: 'completed',
      code: 'none',
      tries: 2,
      ms: 0,
      sinceLastMs: 6200,
      hasDone: false,
    },
    { ...shared, step: 'sent', code: 'none', tries: 1, ms: 0, sinceLastMs: 0, hasDone: true },
    { ...shared, step: 'completed', code: 'none', tries: 1, ms: 0, sinceLastMs: 0, hasDone: true },
  ]);
});

test.each([
  [new HttpError('x', 400, [{ code: 'marta@example.com', detail: 'd' }]), 'other'],
  [new HttpError('x', 400, [{ code: '4915112345678', detail: 'd' }]), 'other'],
  [new HttpError('x', 400, [{ code: 111, detail: 'd' }]), '111'],
  [new HttpError('x', 0, []), 'no_connection'],
  [new Error('marta@example.com left'), 'left'],
])('SHL-801 UC07 of %s only the code %s is emitted', async (error, code) => {
  const { told, tell } = stage();
  await expect(tell(async () => Promise.reject(error))).rejects.toBe(error);
  expect(told.at(-1)).toMatchObject({ step: 'refused', code });
  expect(JSON.stringify(told)).not.toMatch(/marta|4915112345678/);
});

test('SHL-801 UC07 a form that is opened again within a second counts once', async () => {
  const { services, told } = stage();
  reportOpened(services, event, { method: 'sms' });
  await services.host.advance(999);
  reportOpened(services, event, { method: 'sms' });
  await services.host.advance(2000);
  reportOpened(services, event, { method: 'sms' });
  expect(told).toMatchObject([
    { step: 'opened', sinceLastMs: 0 },
    { step: 'opened', sinceLastMs: 2000 },
  ]);
});
