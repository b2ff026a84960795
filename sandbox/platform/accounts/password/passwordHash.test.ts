import { expect, test } from 'vitest';
import { hashDemoPassword, isPasswordRight, defaultPasswordCost } from './passwordHash.ts';

test('a password is kept as a scrypt hash of the usual cost, and only the right one fits', async () => {
  const hash = hashDemoPassword('somebody', 'Some-pass-1', defaultPasswordCost);
  expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(hashDemoPassword('somebody else', 'Some-pass-1', defaultPasswordCost)).not.toBe(hash);
  const isRight = (password: string, kept: string | undefined): Promise<boolean> =>
    isPasswordRight(password, kept, defaultPasswordCost);
  expect(
    await Promise.all([
      isRight('Some-pass-1', hash),
      isRight('some-pass-1', hash),
      isRight('', hash),
      isRight('Some-pass-1', undefined),
      isRight('', undefined),
    ]),
  ).toEqual([true, false, false, false, false]);
  // A hash of before, at half the cost, is still one.
  expect(await isRight('Some-pass-1', hashDemoPassword('old', 'Some-pass-1', 16_384))).toBe(true);
});
