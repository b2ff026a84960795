import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorAnswer, KnownPasswordsAnswer } from '#wire';
import { createTestSandbox } from '../../../testing/createTestSandbox.ts';
import { KnownPasswords } from './KnownPasswords.ts';

const known = new KnownPasswords();

test.each([
  'passwordpassword',
  'passwordpassword1',
  '2026 Password!!',
  'PASSWORD',
  'password1',
  'Iloveyou1',
  'qwertyuiop',
])('SBX-1020 %s is known, in any case, repeated and with digits around it', (password) => {
  expect(known.has(password)).toBe(true);
});

test('SBX-1020 an unusual password is not known', () => {
  expect(known.has('seven herons over the mill')).toBe(false);
});

test('SBX-1021 five characters of a hash return the rest of the list’s hashes, cacheable for a day', async () => {
  const sandbox = createTestSandbox();
  const hash = createHash('sha1').update('password').digest('hex').toUpperCase();
  const answer = await sandbox.request(`/web-api/auth/v1/password/range/${hash.slice(0, 5)}`);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(((await answer.json()) as KnownPasswordsAnswer).suffixes).toContain(hash.slice(5));
  const wrong = await sandbox.request('/web-api/auth/v1/password/range/passw');
  expect([wrong.status, ((await wrong.json()) as ErrorAnswer).errors[0]?.field]).toEqual([
    400,
    'prefix',
  ]);
  sandbox.dispose();
});

test.each([
  ['short one', 'too-short'],
  ['passwordpassword', 'known'],
  ['alex demo at home', 'personal'],
  ['my grandstand is a castle', 'personal'],
] as const)('SBX-1020 SBX-144 a reset refuses %s: %s', async (password, problem) => {
  const sandbox = createTestSandbox();
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const emails = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  const token = /token=([\w-]{43})/.exec(emails.at(-1)?.body ?? '')?.[1] ?? '';
  const answer = await sandbox.post('/web-api/auth/v1/password/reset', { token, password });
  expect(await answer.json()).toMatchObject({
    errors: [{ code: 'password_refused', field: 'password', meta: { problem, shortest: 15 } }],
  });
  sandbox.dispose();
});

test('AUT-187 an existing password that is too short for a new one still signs in', async () => {
  const sandbox = createTestSandbox();
  expect((await sandbox.signIn('demo', 'Demo-pass-1')).token).not.toBe('');
  sandbox.dispose();
});
