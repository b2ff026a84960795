import { HttpError } from '#core';
import { expect, test } from 'vitest';
import { readSignInFailure } from './SignInFailure.ts';

const failed = (status: number, code?: string, retryAfterMs?: number): HttpError =>
  new HttpError(
    'auth.login',
    status,
    code === undefined ? [] : [{ code, detail: `detail of ${code}` }],
    retryAfterMs,
  );

test('AUT-20 wrong login and wrong password are one and the same answer', () => {
  expect(readSignInFailure(failed(400, 'wrong_credentials'))).toEqual({
    kind: 'wrong-credentials',
  });
});

test('AUT-21 too many tries say how long to wait, a minute when the platform does not', () => {
  expect(readSignInFailure(failed(429, 'too_many_tries', 42_000))).toEqual({
    kind: 'too-many-tries',
    waitMs: 42_000,
  });
  expect(readSignInFailure(failed(429))).toEqual({ kind: 'too-many-tries', waitMs: 60_000 });
});

test('AUT-28 an account that is closed to this device leads to a new password', () => {
  expect(readSignInFailure(failed(403, 'password_closed'))).toEqual({ kind: 'closed' });
});

test.each([0, 408, 499])('AUT-22 status %i is a failure of the connection', (status) => {
  expect(readSignInFailure(failed(status))).toEqual({ kind: 'no-connection' });
});

test.each([500, 502, 503])('AUT-22 status %i is trouble of the site', (status) => {
  expect(readSignInFailure(failed(status, 'down'))).toEqual({ kind: 'trouble' });
});

test('AUT-22 an unexpected error is one, too', () => {
  expect(readSignInFailure(new TypeError('x'))).toEqual({ kind: 'no-connection' });
});

test('AUT-23 any other refusal shows the text of the platform', () => {
  expect(readSignInFailure(failed(403, 'account_banned'))).toEqual({
    kind: 'refused',
    text: 'detail of account_banned',
  });
});

test('AUT-77 a captcha that was not passed is no failure of the form', () => {
  for (const code of [100, 111, 112, 113])
    expect(
      readSignInFailure(new HttpError('auth.login', 400, [{ code, detail: 'captcha' }])),
    ).toEqual({ kind: 'unproved' });
});
