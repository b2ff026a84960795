import { expect, test } from 'vitest';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { readSignInWays, shownWay } from './readSignInWays.ts';

const all = ['login_password', 'phone_password', 'sms'];

test.each([
  [undefined, all],
  [{}, all],
  [{ ways: 'sms' }, all],
  [{ ways: [] }, all],
  [{ ways: ['telepathy'] }, all],
  [{ ways: ['sms', 7, 'login_password'] }, all],
  [{ ways: ['sms', 'login_password'] }, ['sms', 'login_password']],
])('AUT-227 LG01 the settings %j give the ways %j', (settings, ways) => {
  expect(readSignInWays(checkedSettings('auth', settings))).toEqual(ways);
});

test('AUT-227 LG01 a way that is switched off while it is open gives way to the first', () => {
  expect(shownWay(['login_password', 'sms'], 'sms')).toBe('sms');
  expect(shownWay(['phone_password', 'login_password'], 'sms')).toBe('phone_password');
  expect(shownWay(['login_password'], undefined)).toBe('login_password');
});
