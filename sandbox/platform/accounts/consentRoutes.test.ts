import { afterEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/user/v1/cookies-agreement';
let sandbox: TestSandbox | undefined;

afterEach(() => sandbox?.dispose());

async function openSandbox() {
  sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const put = async (body: unknown): Promise<unknown> => {
    const answer = await person.call('PUT', path, body);
    const data = (await answer.json()) as { errors?: { code: string }[] };
    return data.errors === undefined ? data : [answer.status, data.errors[0]?.code];
  };
  return { put, nowS: Math.floor(sandbox.nowMs() / 1000), sandbox };
}

test('SBX-210 the newest agreement of a person is kept, in any order of arrival', async () => {
  const { put, nowS } = await openSandbox();
  const newest = { cookiesAgreeTime: nowS - 100, cookiesAgreeType: 'marketing' };
  expect(await put({ cookiesAgreeTime: nowS - 300, cookiesAgreeType: 'all' })).toEqual({
    cookiesAgreeTime: nowS - 300,
    cookiesAgreeType: 'all',
  });
  expect(await put(newest)).toEqual(newest);
  expect(await put({ cookiesAgreeTime: nowS - 200, cookiesAgreeType: 'disabled' })).toEqual(newest);
});

test('SBX-822 a malformed agreement is refused, and so is a visitor', async () => {
  const { put, nowS, sandbox: platform } = await openSandbox();
  expect(await put({ cookiesAgreeTime: nowS + 3600, cookiesAgreeType: 'all' })).toEqual([
    400,
    'invalid_time',
  ]);
  expect(await put({ cookiesAgreeTime: nowS, cookiesAgreeType: 'everything' })).toEqual([
    400,
    'invalid_body',
  ]);
  expect(await put({ cookiesAgreeType: 'all' })).toEqual([400, 'invalid_body']);
  expect(
    (
      await platform.request(path, {
        method: 'PUT',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status,
  ).toBe(401);
});
