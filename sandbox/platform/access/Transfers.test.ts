import type { ErrorAnswer, RightsAnswer, TransferWire, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/user/v1/transfer';

test('SBX-1112 SBX-1472 UC03 a person asked to transfer bets and deposits only after agreeing; a refusal can be revoked', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const closed = async () =>
    ((await (await person.call('GET', '/web-api/auth/v1/rights')).json()) as RightsAnswer).rights
      .filter(({ allowed }) => !allowed)
      .map(({ right, reason }) => `${right} ${reason}`);
  const isRequired = async () =>
    ((await (await person.call('GET', '/web-api/user/v1/config')).json()) as UserConfigAnswer)
      .result.isRequiredTransfer === true;
  expect((await person.call('GET', path)).status).toBe(404);
  await sandbox.post('/sandbox/v1/users/demo', { transferTo: 'Harbour Games Ltd' });
  expect((await (await person.call('GET', path)).json()) as TransferWire).toEqual({
    operator: 'Harbour Games Ltd',
    moves: ['profile', 'balance', 'bets', 'limits', 'history'],
  });
  expect([await isRequired(), await closed()]).toEqual([
    true,
    ['deposit transfer', 'bet transfer', 'bonus transfer'],
  ]);
  const other = await person.call('POST', path, { operator: 'Somebody', answer: 'agree' });
  expect([other.status, ((await other.json()) as ErrorAnswer).errors[0]?.code]).toEqual([
    409,
    'operator_other',
  ]);
  const say = async (answer: 'agree' | 'refuse') =>
    (
      (await (
        await person.call('POST', path, { operator: 'Harbour Games Ltd', answer })
      ).json()) as TransferWire
    ).answer;
  expect([await say('refuse'), await isRequired()]).toEqual(['refuse', true]);
  expect([await say('agree'), await isRequired(), await closed()]).toEqual(['agree', false, []]);
  expect(await say('refuse')).toBe('agree');
});
