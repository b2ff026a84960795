import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitQuery } from './limitQuery.ts';
import { parseServiceRedirect, RedirectFormatError } from './parseServiceRedirect.ts';
import { redirectedAddress, redirectOf } from './redirectOf.ts';

const redirects = [
  { from: 'cyber', to: 'cyber/real', code: 301 },
  { from: 'lpage/:landing', to: 'landing-page/:landing', code: 308 },
  { from: 'gone', to: '', code: 301, offReason: 'not in the plan' },
  { from: 'a.*(b|c)+$', to: 'x', code: 301 },
  { from: 'user/forgotpassword', to: '?showForgotPasswordModal=1', code: 302 },
] as const;

test.each([
  ['cyber', 'cyber/real'],
  ['lpage/summer-2026', 'landing-page/summer-2026'],
  ['lpage/%2e%2e', 'landing-page/%2e%2e'],
  ['lpage/', undefined],
  ['lpage', undefined],
  ['lpage/a/b', undefined],
  ['gone', undefined],
  ['aXb', undefined],
  ['', undefined],
])('PLN-42 %j goes to %j', (path, to) => {
  expect(redirectOf(redirects, path)?.to).toBe(to);
});

test('PLN-42 PLN-198 language, hash and the other query stay', () => {
  const url = new URL(
    'https://site.example/en/user/forgotpassword?a=1&showForgotPasswordModal=0&b=2#x',
  );
  expect(redirectedAddress(url, 'ru', '?showForgotPasswordModal=1')).toBe(
    '/ru?showForgotPasswordModal=1&a=1&b=2#x',
  );
  expect(redirectedAddress(url, 'ru', 'line')).toBe('/ru/line?a=1&showForgotPasswordModal=0&b=2#x');
  expect(redirectedAddress(url, 'ru', 'https://other.example/x')).toBe('https://other.example/x');
});

test('PLN-42 no path makes a redirect throw or run long', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 5000 }),
      (path) => void redirectOf(redirects, path),
    ),
  );
});

test('EDG-235 a response of the redirect service needs code, url, reasons and breadcrumbs', () => {
  const whole = { redirect: true, code: 301, url: '/en/live', reasons: [], breadcrumbs: [] };
  expect(parseServiceRedirect(whole)).toEqual({ to: '/en/live', code: 301 });
  expect(parseServiceRedirect({ ...whole, code: 418 })).toEqual({ to: '/en/live', code: 302 });
  expect(parseServiceRedirect({ ...whole, redirect: false })).toBeUndefined();
  for (const name of ['code', 'url', 'reasons', 'breadcrumbs'] as const) {
    expect(() => parseServiceRedirect({ ...whole, [name]: undefined })).toThrow(
      new RedirectFormatError(),
    );
  }
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      try {
        parseServiceRedirect(answer);
      } catch (error) {
        expect(error).toBeInstanceOf(RedirectFormatError);
      }
    }),
  );
});

test('PLN-44 A56 the first value of a name counts, 50 names, 8 KiB', () => {
  const names = Array.from({ length: 70 }, (_, index) => `p${index}=${index}`).join('&');
  const many = limitQuery(new URL(`https://site.example/en?${names}&p0=again`));
  expect([
    many.searchParams.size,
    many.searchParams.get('p0'),
    many.searchParams.has('p50'),
  ]).toEqual([50, '0', false]);
  expect(limitQuery(new URL('https://site.example/en?a=1&a=2')).search).toBe('?a=1');
  const plain = new URL('https://site.example/en?a=%20b&c');
  expect(limitQuery(plain)).toBe(plain);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3000 })), {
        maxLength: 80,
      }),
      (pairs) => {
        const url = new URL('https://site.example/en');
        url.search = new URLSearchParams(pairs).toString();
        const limited = limitQuery(url);
        expect(limited.href.length).toBeLessThanOrEqual(8300 + url.pathname.length);
        for (const [name, value] of limited.searchParams)
          expect(value).toBe(url.searchParams.get(name));
        expect(limitQuery(limited).href).toBe(limited.href);
      },
    ),
    { numRuns: 50 },
  );
});
