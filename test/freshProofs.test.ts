import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ErrorAnswer } from '#wire';
import { createTestSandbox } from '../sandbox/testing/createTestSandbox.ts';

const root = join(import.meta.dirname, '..');
const host = { Host: 'northline.localhost:8080' };

interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * The routes of a file that require a fresh proof, with the constants of their addresses filled in.
 */
function routesOf(text: string): readonly Route[] {
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = '([^']+)';/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  return text
    .split(/\bapp\.(?=(?:get|post|put|patch|delete)\()/)
    .slice(1)
    .flatMap((part) => {
      const [, method = '', written, constant = ''] =
        /^(\w+)\(\s*(?:[`']([^`']+)[`']|(\w+))/.exec(part) ?? [];
      const path = written ?? constants.get(constant) ?? '';
      if (!part.includes('requireLevel(')) return [];
      return [
        {
          method: method.toUpperCase(),
          path: path
            .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => constants.get(name) ?? '')
            .replaceAll(/:\w+/g, 'google'),
        },
      ];
    });
}

const routes = globSync(['sandbox/platform/**/*.ts', 'plugins/*/sandbox/*.ts'], { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => routesOf(readFileSync(join(root, path), 'utf8')));

/** Bodies that are validated before the proof. */
const bodies: Readonly<Record<string, (accountId: number) => unknown>> = {
  'PUT /web-api/security/v1/email-auth': () => ({ is_on: true }),
  'POST /web-api/payments/v1/withdrawals': (account_id) => ({
    method_id: 'card',
    instrument_id: 1,
    amount: { minor: 2000, currency: 'EUR' },
    account_id,
  }),
};

/** The minimum that a stolen session must not do; the list below is read from the sources. */
const known = [
  'DELETE /web-api/auth/v1/oauth-links/google',
  'DELETE /web-api/auth/v1/passkeys/google',
  'DELETE /web-api/payments/v1/instruments/google',
  'DELETE /web-api/security/v1/totp',
  'POST /web-api/auth/v1/oauth-links/google',
  'POST /web-api/auth/v1/passkeys',
  'POST /web-api/auth/v1/passkeys/creation',
  'POST /web-api/payments/v1/withdrawals',
  'POST /web-api/security/v1/qr',
  'POST /web-api/security/v1/recovery-codes',
  'POST /web-api/security/v1/totp',
  'POST /web-api/security/v1/totp/confirm',
  'POST /web-api/user/v1/closure',
  'POST /web-api/user/v1/contact',
  'POST /web-api/user/v1/exports',
  'POST /web-api/user/v1/profile/reveal',
  'PUT /web-api/security/v1/email-auth',
];

test('SBX-1231 TA06 every call that needs more than a session is found', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(known);
});

test.each(routes)(
  'SBX-1231 TA06 $method $path requires a proof of the last 300 s',
  async ({ method, path }) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    sandbox.advance(300_001);
    const body = bodies[`${method} ${path}`]?.(person.accountId);
    const answer = await person.call(method, path, body ?? (method === 'DELETE' ? undefined : {}), {
      ...host,
      'X-Idempotency-Key': 'key-of-a-proof',
    });
    const { errors } = (await answer.json()) as Partial<ErrorAnswer>;
    expect([answer.status, errors?.[0].code]).toEqual([403, 'reauth_required']);
    sandbox.dispose();
  },
);
