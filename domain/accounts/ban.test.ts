import { expect, test } from 'vitest';
import { banOfLevel, bans, levelOfBan } from './ban.ts';

test.each([1, 2])('each ban of version %i has a level of its own that is read back', (version) => {
  const levels = bans.map((ban) => levelOfBan(ban, version));
  expect(new Set(levels).size).toBe(bans.length);
  expect(levels.map((level) => banOfLevel(level, version))).toEqual(bans);
});
