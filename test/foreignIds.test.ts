import { expect, test } from 'vitest';
import type {
  ErrorAnswer,
  PasskeyCreationOptions,
  PaymentAnswer,
  PersonFile,
  SupportRequestAnswer,
} from '#wire';
import { bodyOf, placed, selectionsAt } from '../sandbox/platform/bets/testing/createBets.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../sandbox/testing/createTestSandbox.ts';
import { SoftwareAuthenticator } from '../sandbox/testing/SoftwareAuthenticator.ts';
import { endpoints } from '../schemas/generated/endpoints.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly auth: string;
}

const host = { Host: 'northline.localhost:8080' };
const key = (text: string): Record<string, string> => ({ 'X-Idempotency-Key': text });

async function bet({ sandbox, owner }: Scene): Promise<number> {
  const request = bodyOf(owner, 0, await selectionsAt(sandbox, [2]), 1000);
  const { coupon } = await placed(owner, request, 'foreign-bet-1');
  if (coupon === undefined) throw new Error('The bet was not accepted at once');
  return coupon.id;
}

async function cashOut(scene: Scene): Promise<string> {
  const couponId = await bet(scene);
  const answer = await scene.owner.call(
    'POST',
    '/web-api/coupon/v1/cash-outs',
    {
      couponId,
      stake: { minor: 1000, currency: 'EUR' },
      value: { minor: 1, currency: 'EUR' },
      changeCoefAction: 1,
    },
    key('foreign-cash-out-1'),
  );
  if (!answer.ok) throw new Error(`The cash-out was answered ${answer.status}`);
  return 'foreign-cash-out-1';
}

async function deposit({ owner }: Scene): Promise<number> {
  const answer = await owner.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: owner.accountId,
      lng: 'en',
    },
    key('foreign-deposit-1'),
  );
  return ((await answer.json()) as PaymentAnswer).payment.id;
}

function card({ sandbox, owner }: Scene): number {
  return sandbox.store.run(
    "INSERT INTO payment_saved (user_id, method_id, token, brand, last4, expires_month, expires_year, holder, used_at_ms) VALUES (?, 'card', 'foreign-token', 'Visa', '0001', 12, 2031, '', 0)",
    owner.userId,
  );
}

async function passkey({ owner }: Scene): Promise<string> {
  const device = new SoftwareAuthenticator('http://northline.localhost:8080');
  const path = '/web-api/auth/v1/passkeys';
  const creation = await owner.call('POST', `${path}/creation`, {}, host);
  const { challenge } = (await creation.json()) as PasskeyCreationOptions;
  await owner.call('POST', path, device.create(challenge), host);
  return device.id;
}

async function file({ owner }: Scene): Promise<string> {
  const answer = await owner.call('POST', '/web-api/files/v1', { name: 'a', size: 9 });
  return ((await answer.json()) as PersonFile).id;
}

async function question({ owner }: Scene): Promise<number> {
  const answer = await owner.call(
    'POST',
    '/web-api/support/v1/requests',
    { topic: 'bets', text: 'Why was my bet void?' },
    key('foreign-question-1'),
  );
  return ((await answer.json()) as SupportRequestAnswer).request.thread.id;
}

async function paymentRequest({ owner }: Scene): Promise<number> {
  const answer = await owner.call(
    'POST',
    '/web-api/payment-requests/v1',
    { topic: 'papers', sub_topic: 'receipt', text: 'A receipt, please' },
    key('foreign-request-1'),
  );
  return ((await answer.json()) as SupportRequestAnswer).request.thread.id;
}

async function session({ owner }: Scene): Promise<number> {
  const answer = await owner.call('GET', '/web-api/security/v1/sessions');
  const { sessions } = (await answer.json()) as { readonly sessions: readonly { id: number }[] };
  const [first] = sessions;
  if (first === undefined) throw new Error('The owner has no session');
  return first.id;
}

function bonusAccount({ sandbox, owner }: Scene): number {
  const bonus = sandbox.ledger.accountsOf(owner.userId).find(({ type }) => type === 4);
  if (bonus === undefined) throw new Error('The owner has no bonus');
  return bonus.id;
}

async function qr({ owner }: Scene): Promise<number> {
  const answer = await owner.call('POST', '/web-api/security/v1/qr', {});
  return Number(((await answer.json()) as { readonly id: string }).id);
}

interface Scene {
  readonly sandbox: TestSandbox;
  readonly owner: TestPerson;
  readonly stranger: TestPerson;
}

/** An id of the owner for each call with an id, and the call's other parameters. */
const owned: Readonly<
  Record<
    string,
    {
      readonly id: (scene: Scene) => Promise<number | string> | number | string;
      readonly body?: unknown;
    }
  >
> = {
  'auth.renamePasskey': { id: passkey, body: { name: 'Mine' } },
  'auth.removePasskey': { id: passkey },
  'bonuses.giveUp': { id: bonusAccount },
  // Rewards require points.
  'bonuses.join': { id: () => 'reward-2025-10', body: { version: 1 } },
  'coupon.placement': { id: async (scene) => bet(scene).then(() => 'foreign-bet-1') },
  'coupon.withdraw': { id: async (scene) => bet(scene).then(() => 'foreign-bet-1') },
  'coupon.cashOutOf': { id: cashOut },
  'coupon.placedBet': { id: bet },
  'files.addPart': { id: file, body: new Blob(['123456789']) },
  'files.remove': { id: file },
  'files.link': { id: file },
  'office.removeWallet': { id: ({ owner }) => owner.accountId },
  'payments.payment': { id: deposit },
  'payments.byKey': { id: async (scene) => deposit(scene).then(() => 'foreign-deposit-1') },
  'payments.cancel': { id: deposit },
  'payments.code': { id: deposit, body: { code: '123456' } },
  'payments.deleteInstrument': { id: card },
  // Notices are public while they exist.
  'payments.readNotice': { id: () => 'slow-banks' },
  'security.endSession': { id: session },
  'security.qrState': { id: qr },
  'security.stopQr': { id: qr },
  'support.request': { id: question },
  'support.reply': { id: question, body: { text: 'And now?' } },
  'support.close': { id: question },
  'support.reopen': { id: question },
  'support.markRead': { id: question },
  'payment-requests.transaction': { id: deposit },
  'payment-requests.request': { id: paymentRequest },
  'payment-requests.reply': { id: paymentRequest, body: { text: 'And now?' } },
  'payment-requests.close': { id: paymentRequest },
  'payment-requests.reopen': { id: paymentRequest },
  'payment-requests.markRead': { id: paymentRequest },
};
/** Path parameters that are no ids of a person. */
const isOthers = (name: string): boolean => ['part', 'provider', 'type'].includes(name);

const calls = Object.entries(endpoints as Readonly<Record<string, Call>>).filter(
  ([, { auth, path }]) =>
    auth === 'bearer' && [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !isOthers(name)),
);

const unknown = (id: number | string): string =>
  typeof id === 'number' ? '987654321' : id.replaceAll(/[a-z]/g, 'z');

test.each(calls)(
  'TA18 %s answers another user as for an unknown id',
  async (endpoint, { method, path }) => {
    const mine = owned[endpoint];
    if (mine === undefined)
      throw new Error(`Say in this test how somebody comes to an id for ${endpoint} (${path})`);
    const sandbox = createTestSandbox();
    const owner = await sandbox.signIn('demo');
    const stranger = await sandbox.signIn('newbie');
    const id = await mine.id({ sandbox, owner, stranger });
    const ask = async (of: string): Promise<unknown> => {
      const answer = await stranger.call(
        method,
        path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (isOthers(name) ? '0' : of)),
        mine.body,
        { ...host, ...key('foreign-ask-1') },
      );
      const { errors } = (await answer.json()) as Partial<ErrorAnswer>;
      return [answer.status, errors?.[0].code];
    };
    const answer = await ask(encodeURIComponent(String(id)));
    expect(answer).toEqual(await ask(encodeURIComponent(unknown(id))));
    expect(answer).toEqual([404, expect.any(String)]);
    sandbox.dispose();
  },
);

/** A payment instrument of the owner, from which money was deposited. */
function instrument({ sandbox, owner }: Scene): number {
  return sandbox.store.run(
    "INSERT INTO payment_instruments (user_id, method_id, label, used_at_ms) VALUES (?, 'card', 'Visa 0001', 0)",
    owner.userId,
  );
}

const ownAccount = ({ owner }: Scene): number => owner.accountId;
const eur = (minor: number) => ({ minor, currency: 'EUR' });

interface OwnedInside {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly id: (scene: Scene) => Promise<number | string> | number | string;
  readonly path: (id: number | string) => string;
  readonly body?: (id: number | string, scene: Scene) => unknown;
  /** A fault of a form is reported at its field: as 400 if the rest of the form stays. */
  readonly status?: 400;
}

/** Ids in a query or a body. */
const inside: readonly OwnedInside[] = [
  {
    name: 'account in the query of methods',
    method: 'GET',
    id: ownAccount,
    path: (id) => `/web-api/payments/v1/methods?direction=deposit&account=${id}`,
  },
  {
    name: 'account_id of a deposit',
    method: 'POST',
    id: ownAccount,
    path: () => '/web-api/payments/v1/deposits',
    body: (id) => ({ method_id: 'card', amount: eur(5000), account_id: id, lng: 'en' }),
  },
  {
    name: 'saved_id of a deposit',
    method: 'POST',
    id: card,
    path: () => '/web-api/payments/v1/deposits',
    body: (id, { stranger }) => ({
      method_id: 'card',
      amount: eur(5000),
      account_id: stranger.accountId,
      lng: 'en',
      saved_id: id,
      acknowledged: true,
    }),
  },
  {
    name: 'account_id of a voucher',
    method: 'POST',
    id: ownAccount,
    path: () => '/web-api/payments/v1/vouchers',
    body: (id) => ({ code: '1234123412341234', account_id: id }),
  },
  {
    name: 'account_id of a withdrawal',
    method: 'POST',
    id: ownAccount,
    path: () => '/web-api/payments/v1/withdrawals',
    body: (id) => ({ method_id: 'card', instrument_id: 1, amount: eur(2000), account_id: id }),
  },
  {
    name: 'instrument_id of a withdrawal',
    method: 'POST',
    id: instrument,
    path: () => '/web-api/payments/v1/withdrawals',
    body: (id, { stranger }) => ({
      method_id: 'card',
      instrument_id: id,
      amount: eur(2000),
      account_id: stranger.accountId,
    }),
    status: 400,
  },
  {
    name: 'files of a question',
    method: 'POST',
    id: file,
    path: () => '/web-api/support/v1/requests',
    body: (id) => ({ topic: 'bets', text: 'Why was my bet void?', files: [id] }),
  },
  {
    name: 'files of a paper',
    method: 'POST',
    id: file,
    path: () => '/web-api/identity/v1/changes',
    body: (id) => ({ topic: 'document', paper: 'passport', files: [id] }),
  },
  {
    name: 'transaction of a request',
    method: 'POST',
    id: deposit,
    path: () => '/web-api/payment-requests/v1',
    body: (id) => ({ topic: 'deposit', text: 'Where is my money?', transaction: id }),
  },
  {
    name: 'account that is made the paying one',
    method: 'POST',
    id: ownAccount,
    path: () => '/web-api/user/v1/accounts/select',
    body: (id) => ({ id }),
  },
];

test.each(inside)(
  'TA18 $name answers another user as for an unknown id',
  async ({ method, id: idOf, path, body, status = 404 }) => {
    const sandbox = createTestSandbox();
    const scene = {
      sandbox,
      owner: await sandbox.signIn('demo'),
      stranger: await sandbox.signIn('newbie'),
    };
    const id = await idOf(scene);
    const ask = async (of: number | string): Promise<readonly unknown[]> => {
      const answer = await scene.stranger.call(method, path(of), body?.(of, scene), {
        ...host,
        ...key(`foreign-inside-${typeof of}`),
      });
      const { errors } = (await answer.json()) as Partial<ErrorAnswer>;
      return [answer.status, errors?.[0].code, errors?.[0].field];
    };
    const answer = await ask(id);
    const none = unknown(id);
    expect(answer).toEqual(await ask(typeof id === 'number' ? Number(none) : none));
    expect(answer.slice(0, 2)).toEqual([status, expect.stringMatching(/_unknown$/)]);
    sandbox.dispose();
  },
);
