import { expect, test } from 'vitest';
import type { RegistrationAnswer, RegistrationCodeAnswer, RegistrationTicket } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import {
  password,
  requestOf,
  send,
  refusal,
  signIn,
  letters,
} from '../testing/registrationCalls.ts';

test('REG-40 a code by text proves the number, and the account signs in with the chosen password', async () => {
  const sandbox = createTestSandbox();
  const phone = '+35699146021';
  const codes = '/web-api/registration/v1/phone-codes';
  const { token } = (await (await sandbox.post(codes, { phone })).json()) as RegistrationCodeAnswer;
  const [text] = (await letters(sandbox)).slice(-1);
  expect(text?.recipient).toBe(phone);
  const code = /\b\d{6}\b/.exec(text?.body ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(
    await (await sandbox.post(`${codes}/confirm`, { token, code: wrong })).json(),
  ).toMatchObject({ errors: [{ code: 'code_invalid', meta: { triesLeft: 4 } }] });
  const { ticket } = (await (
    await sandbox.post(`${codes}/confirm`, { token, code })
  ).json()) as RegistrationTicket;
  expect(JSON.stringify(await letters(sandbox))).not.toContain(code);
  const request = await requestOf(sandbox, { type: 'phone', phone_ticket: ticket, password });
  const opened = (await (await send(sandbox, request)).json()) as RegistrationAnswer;
  expect(opened).toMatchObject({ next: 'signed_in' });
  expect(opened.password).toBeUndefined();
  expect((await signIn(sandbox, opened.login ?? '', password)).status).toBe(200);
  expect(await refusal(await send(sandbox, request, 'another-key-for-it'))).toMatchObject({
    status: 400,
    code: 'phone_unproved',
    field: 'phone',
  });
  sandbox.dispose();
});

test('REG-41 a new code is no new chance: five wrong ones in all, and the number waits', async () => {
  const sandbox = createTestSandbox();
  const codes = '/web-api/registration/v1/phone-codes';
  const ask = async (): Promise<string> =>
    (
      (await (
        await sandbox.post(codes, { phone: '+35699146022' })
      ).json()) as RegistrationCodeAnswer
    ).token;
  const wrong = async (token: string): Promise<unknown> =>
    refusal(await sandbox.post(`${codes}/confirm`, { token, code: '123456' }));
  const first = await ask();
  for (let turn = 0; turn < 3; turn += 1) await wrong(first);
  sandbox.advance(60_000);
  const second = await ask();
  expect(await wrong(first)).toMatchObject({ status: 400, code: 'link_invalid' });
  await wrong(second);
  expect(
    await (await sandbox.post(`${codes}/confirm`, { token: second, code: '12' })).json(),
  ).toMatchObject({ errors: [{ code: 'invalid_body' }] });
  await wrong(second);
  expect(await wrong(second)).toMatchObject({ status: 429, code: 'too_many_tries' });
  sandbox.advance(60_000);
  expect(await wrong(await ask())).toMatchObject({ status: 429, code: 'too_many_tries' });
  sandbox.dispose();
});

test('REG-40 RN05 LG09 TA15 a code is sent after a captcha, to countries that the operator writes to', async () => {
  const careful = createTestSandbox({ captchaAfter: 3 });
  const codes = '/web-api/registration/v1/phone-codes';
  expect(await refusal(await careful.post(codes, { phone: '+35699990001' }))).toMatchObject({
    status: 400,
    code: 100,
  });
  careful.dispose();
  const sandbox = createTestSandbox();
  const before = (await letters(sandbox)).length;
  expect(await refusal(await sandbox.post(codes, { phone: '+2250123456789' }))).toMatchObject({
    status: 403,
    code: 'no_texts',
  });
  expect(await letters(sandbox)).toHaveLength(before);
  sandbox.dispose();
});
