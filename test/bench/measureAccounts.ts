import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { signInBeside } from '../stage/Look.ts';
import { desktopAgent, slowDown } from './browser.ts';
import { timed, type Figure, type Measured } from './Figure.ts';
import { median, quantile } from './statistics.ts';

const password = 'Demo-pass-1';
/** Few enough of each that parallel sign-ins do not trigger the limit on guesses. */
const people = ['demo', 'newbie', 'unverified', 'twostep', 'vip', 'frozen', 'banned'];
const atOnce = 20;
const payments = 10_000;
const pageSize = 20;
const waitMs = 60_000;

declare global {
  interface Window {
    /** Time of the first handled key or choice, since the navigation. */
    benchTakenMs?: number;
  }
}

/** Measures sign-in and payment as a waiting person experiences them. */
export async function measureAccounts(
  browser: Browser,
  { plain, secure = plain }: { readonly plain: string; readonly secure?: string | undefined },
  rounds: number,
): Promise<Measured> {
  return {
    figures: [
      ...(await measureSignIns(plain)),
      await measureHistory(),
      ...(await measureForms(browser, { plain, secure }, rounds)),
      ...(await measurePayments(browser, plain, rounds)),
    ],
  };
}

async function signInMs(origin: string, uLogin: string): Promise<number> {
  const startMs = performance.now();
  const answer = await fetch(`${origin}/web-api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uLogin, uPassword: password, save: false }),
  });
  await answer.text();
  // An account with a second factor gets a challenge; its password was hashed all the same.
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`The sign-in of ${uLogin} was answered ${answer.status}`);
  return performance.now() - startMs;
}

/** One after the other, and twenty at once while the world plays. */
async function measureSignIns(origin: string): Promise<readonly Figure[]> {
  const alone: number[] = [];
  for (const login of people) alone.push(await signInMs(origin, login));
  let isOver = false;
  const pauses: number[] = [];
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const startMs = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      pauses.push(performance.now() - startMs);
    }
  };
  const watching = watch();
  await Promise.all(
    Array.from({ length: atOnce }, async (_each, index) =>
      signInMs(origin, people[index % people.length] ?? 'demo'),
    ),
  );
  isOver = true;
  await watching;
  return [
    timed('accounts: a sign-in with its hash', median(alone), 'ms', 100),
    timed(
      `accounts: longest wait of other calls while ${atOnce} sign in at once`,
      quantile(pauses, 1),
      'ms',
      50,
      `${pauses.length} calls`,
    ),
  ];
}

/** The history of an account with ten thousand payments, at its beginning, middle and end. */
async function measureHistory(): Promise<Figure> {
  const sandbox = createTestSandbox();
  const { userId, accountId, call } = await sandbox.signIn();
  sandbox.store.run(
    `INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor, fee_minor,
      currency, state, key, body_hash, created_at_ms, changed_at_ms)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      SELECT 'bench-' || n, ?, ?, 'deposit', 'card', 1000, 0, 'EUR', 'failed', 'bench-' || n, '', n, n
      FROM numbers`,
    ...[payments, userId, accountId],
  );
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const page of [1, payments / pageSize / 2, payments / pageSize]) {
      const startMs = performance.now();
      const answer = await call('GET', `/web-api/payments/v1/history?page=${page}`);
      const { payments: rows } = (await answer.json()) as { readonly payments: readonly object[] };
      times.push(performance.now() - startMs);
      if (rows.length !== pageSize) throw new Error(`Page ${page} has ${rows.length} payments`);
    }
  sandbox.dispose();
  return timed(`payments: a page of a history of ${payments}`, quantile(times, 0.95), 'ms', 100);
}

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    userAgent: desktopAgent,
    reducedMotion: 'reduce',
  });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(() => {
    const take = (): void => {
      window.benchTakenMs ??= performance.now();
    };
    addEventListener('input', take, true);
    addEventListener('change', take, true);
  });
  return page;
}

async function paintAndTaken(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        window.benchTakenMs ?? Number.NaN,
      ] as const,
  );
}

/** The pages of sign-in and deposits on a slow network and processor, with an empty profile. */
async function measureForms(
  browser: Browser,
  { plain, secure }: { readonly plain: string; readonly secure: string },
  rounds: number,
): Promise<readonly Figure[]> {
  const seen = {
    login: [] as (readonly [number, number])[],
    deposit: [] as (readonly [number, number])[],
  };
  const enters: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await openContext(browser, secure);
    const login = await slowPage(visitor);
    await login.goto('/en/user/login', { waitUntil: 'commit', timeout: waitMs });
    await login.locator('main input[name="username"]').click({ timeout: waitMs });
    await login.keyboard.type('demo');
    seen.login.push(await paintAndTaken(login));
    await login.waitForLoadState('networkidle');
    await login.locator('main input[name="password"]').fill(password);
    const startMs = performance.now();
    await login.keyboard.press('Enter');
    await balanceIn(login).waitFor({ timeout: waitMs });
    enters.push(performance.now() - startMs);
    await visitor.close();

    const member = await openContext(browser, secure);
    await signInBeside(member, plain);
    const deposit = await slowPage(member);
    await deposit.goto('/en/office/recharge', { waitUntil: 'commit', timeout: waitMs });
    await deposit
      .locator('main input[type="radio"]')
      .first()
      .check({ force: true, timeout: waitMs });
    seen.deposit.push(await paintAndTaken(deposit));
    await member.close();
  }
  return [
    ...(['login', 'deposit'] as const).flatMap((name) => [
      timed(`${name}: first paint`, median(seen[name].map(([paintMs]) => paintMs)), 'ms', 1000),
      timed(
        `${name}: first key taken`,
        median(seen[name].map(([, takenMs]) => takenMs)),
        'ms',
        2200,
      ),
    ]),
    timed('login: from Enter to the balance', median(enters), 'ms', 1500),
  ];
}

function balanceIn(page: Page) {
  return page.getByRole('banner').getByText('€', { exact: false }).first();
}

/** A payment at the provider, until both tabs show the balance and the return page its result. */
async function measurePayments(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly Figure[]> {
  const context = await openContext(browser, origin);
  await signInBeside(context, origin);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/en/office/settings');
    await balanceIn(tab).waitFor({ timeout: waitMs });
  }
  const back = await context.newPage();
  const hooks: number[] = [];
  const returns: number[] = [];
  for (let round = 0; round < Math.max(3, rounds); round += 1) {
    const { go, ref } = await order(origin, `bench-money-${round}-${Date.now()}`);
    const before = await Promise.all(tabs.map(async (tab) => balanceIn(tab).textContent()));
    const startMs = performance.now();
    await payAt(origin, go);
    await Promise.all(
      tabs.map(async (tab, index) => {
        const old = before[index] ?? '';
        await tab.waitForFunction(
          (text) => !document.querySelector('header')?.textContent.includes(text),
          old,
          { polling: 'raf', timeout: waitMs },
        );
      }),
    );
    hooks.push(performance.now() - startMs);
    const goneMs = performance.now();
    await back.goto(`/en/onpay/success?ref=${ref}`, { waitUntil: 'commit' });
    await back.getByText('The money has arrived').first().waitFor({ timeout: waitMs });
    returns.push(performance.now() - goneMs);
  }
  await context.close();
  return [
    timed('payments: from the hook to the balance of every tab', quantile(hooks, 0.95), 'ms', 1000),
    timed('payments: from the way back to what became of it', quantile(returns, 0.95), 'ms', 3000),
  ];
}

/** Orders a deposit by card, as the demo account in another browser. */
async function order(
  origin: string,
  key: string,
): Promise<{ readonly go: string; readonly ref: string }> {
  const login = await fetch(`${origin}/web-api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uLogin: 'demo', uPassword: password, save: false }),
  });
  const { data } = (await login.json()) as { readonly data: { readonly token: string } };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${data.token}` };
  const accounts = await fetch(`${origin}/web-api/user/v1/accounts`, { headers });
  const { activeAccountId } = (await accounts.json()) as { readonly activeAccountId: number };
  const answer = await fetch(`${origin}/web-api/payments/v1/deposits`, {
    method: 'POST',
    headers: { ...headers, 'X-Idempotency-Key': key },
    body: JSON.stringify({
      method_id: 'card',
      amount: { minor: 1000, currency: 'EUR' },
      account_id: activeAccountId,
      lng: 'en',
    }),
  });
  if (!answer.ok)
    throw new Error(`The order was answered ${answer.status}: ${await answer.text()}`);
  const { payment } = (await answer.json()) as {
    readonly payment: { readonly ref: string; readonly action: { readonly url: string } };
  };
  return { go: payment.action.url, ref: payment.ref };
}

/** Presses "Pay" on the provider's page; its webhook is sent before its answer. */
async function payAt(origin: string, go: string): Promise<void> {
  const away = await fetch(`${origin}${go}`, { redirect: 'manual' });
  const { pathname } = new URL(away.headers.get('location') ?? '');
  const answer = await fetch(`${origin}${pathname}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ card: '4000000000000001' }),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
}
