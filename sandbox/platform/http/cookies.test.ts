import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('M82 over https every cookie of the platform is Secure, and all but the sign of a session are HttpOnly', async () => {
  const sandbox = createTestSandbox();
  const site = 'https://brand.example';
  const cookies: string[] = [];
  const ask = async (path: string, body?: object): Promise<void> => {
    const answer = await sandbox.fetch(
      new Request(`${site}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    cookies.push(...answer.headers.getSetCookie());
  };
  await ask('/web-api/auth/v1/login', { uLogin: 'demo', uPassword: 'Demo-pass-1', save: true });
  await ask('/web-api/captcha/v1/update');
  await ask('/web-api/support/v1/chat', { consultantId: 'desk' });
  const names = cookies.map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      '__Host-grandstand_sid',
      '__Host-grandstand_device',
      'grandstand_signed_in',
      'grandstand_captcha',
      'grandstand_visitor',
    ]),
  );
  expect(cookies.filter((cookie) => !/; Secure(?:;|$)/.test(cookie))).toEqual([]);
  expect(cookies.filter((cookie) => !cookie.includes('HttpOnly'))).toEqual([
    expect.stringMatching(/^grandstand_signed_in=\d+;/),
  ]);
  sandbox.dispose();
});
