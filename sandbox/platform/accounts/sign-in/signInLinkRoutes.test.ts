import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../testing/createTestSandbox.ts';

test('SBX-246 a link signs in one person, once, within 15 minutes, and is told by e-mail', async () => {
  const sandbox = createTestSandbox();
  const create = async () =>
    (
      (await (
        await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { language: 'ru' })
      ).json()) as { path: string }
    ).path;
  const use = async (path: string) =>
    sandbox.post('/web-api/auth/v1/token-login', { token: path.slice(4) });
  const path = await create();
  expect(path).toMatch(/^\/ru\/[\w-]{43}$/);
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/outbox'))).toContain(path);
  const answer = await use(path);
  expect([answer.status, answer.headers.getSetCookie().length > 0]).toEqual([200, true]);
  expect(((await answer.json()) as { user_id: number }).user_id).toBe(
    (await sandbox.signIn('demo')).userId,
  );
  const again = await use(path);
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('token_invalid'),
  ]);
  const late = await create();
  sandbox.advance(15 * 60_000);
  expect((await use(late)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-246 what cannot be a token, a person or a language is refused', async () => {
  const sandbox = createTestSandbox();
  for (const token of ['short', 'x'.repeat(201), `${'x'.repeat(40)}/..`, 7])
    expect((await sandbox.post('/web-api/auth/v1/token-login', { token })).status).toBe(400);
  expect((await sandbox.post('/sandbox/v1/users/nobody/sign-in-link', {})).status).toBe(404);
  expect(
    (await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { language: 'x/y' })).status,
  ).toBe(400);
  const closed = createTestSandbox({ isControlOpen: false });
  expect((await closed.post('/sandbox/v1/users/demo/sign-in-link', {})).status).toBe(403);
  sandbox.dispose();
  closed.dispose();
});
