import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../testing/createTestSandbox.ts';
import { defaultPasswordCost, PasswordHashing } from './PasswordHashing.ts';

/** Creates a hash of the older kind. */
function oldHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 256, r: 8, p: 1 });
  return `scrypt$256$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

test('a password is stored as an Argon2id hash of the usual cost, and only the right one matches', async () => {
  const passwords = new PasswordHashing({ cost: defaultPasswordCost });
  const hash = passwords.hashDemo('somebody', 'Some-pass-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(passwords.hashDemo('somebody else', 'Some-pass-1')).not.toBe(hash);
  expect(await passwords.hash('Some-pass-1')).not.toBe(hash);
  expect(
    await Promise.all([
      passwords.isRight('Some-pass-1', hash),
      passwords.isRight('some-pass-1', hash),
      passwords.isRight('', hash),
      passwords.isRight('Some-pass-1', undefined),
      passwords.isRight('', undefined),
      passwords.isRight('Some-pass-1', 'made up'),
      passwords.isRight('Some-pass-1', hash.replace('m=19456', 'm=999999999')),
    ]),
  ).toEqual([true, false, false, false, false, false, false]);
  const composed = await passwords.hash('Pässword-1'.normalize('NFC'));
  expect(await passwords.isRight('Pässword-1'.normalize('NFD'), composed)).toBe(true);
});

test('an older scrypt hash still signs in and is replaced', async () => {
  const sandbox = createTestSandbox();
  const kept = (): string =>
    sandbox.store.one<{ hash: string }>(
      "SELECT password_hash AS hash FROM users WHERE login = 'demo'",
    )?.hash ?? '';
  sandbox.store.run(
    "UPDATE users SET password_hash = ? WHERE login = 'demo'",
    oldHash('Old-pass-1'),
  );
  await expect(sandbox.signIn('demo', 'Wrong-pass-1')).rejects.toThrow('400');
  expect(kept()).toMatch(/^scrypt/);
  await sandbox.signIn('demo', 'Old-pass-1');
  expect(kept()).toMatch(/^\$argon2id\$v=19\$m=256,/);
  const renewed = kept();
  await sandbox.signIn('demo', 'Old-pass-1');
  expect(kept()).toBe(renewed);
  sandbox.dispose();
});

test('SBX-931 M79 hashes wait in a bounded queue; beyond it sign-ins are 503 and count as no guess', async () => {
  const passwords = new PasswordHashing({ cost: 256, atOnce: 1, waiting: 2 });
  const hash = passwords.hashDemo('somebody', 'Some-pass-1');
  const asked = Array.from({ length: 5 }, async () =>
    passwords.isRight('Some-pass-1', hash).catch((error: Error) => error.name),
  );
  expect(await Promise.all(asked)).toEqual([true, true, true, 'ApiError', 'ApiError']);
  expect(await passwords.isRight('Some-pass-1', hash)).toBe(true);

  const sandbox = createTestSandbox();
  const guess = async (index: number): Promise<number> =>
    (
      await sandbox.post(
        '/web-api/auth/v1/login',
        { uLogin: `nobody${index}`, uPassword: 'wrong', save: false },
        { 'X-Real-IP': `10.0.0.${index}` },
      )
    ).status;
  const statuses = await Promise.all(Array.from({ length: 200 }, (_each, index) => guess(index)));
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(100);
  const counted = sandbox.store.one<{ count: number }>(
    'SELECT COUNT(*) AS count FROM login_attempts',
  );
  expect(counted?.count).toBe(statuses.filter((status) => status === 400).length);
  sandbox.dispose();
});
