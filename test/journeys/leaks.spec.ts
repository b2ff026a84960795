import type { BrowserContext, Page } from '@playwright/test';
import { totpOf } from '../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { LeakWatch } from '../stage/LeakWatch.ts';
import { Line } from '../stage/Line.ts';
import type { Look } from '../stage/Look.ts';
import type { PageGuard } from '../stage/PageGuard.ts';
import { walkTo, stayWithin } from '../stage/walkTo.ts';
import { expect, test } from '../stage/stage.ts';
import { canBeSeen, scenes } from '../stage/scenes.ts';
import { beginsWith, textOf } from '../stage/textOf.ts';
import { typeInto } from '../stage/typeInto.ts';
import { stands } from '../stage/Visit.ts';

const password = 'Demo-pass-1';
const passport = '77QX4410';
const cardNumber = '4000000000000001';
const iban = 'MT84MALT011000012345MTLCAST001S';

const look: Look = {
  brand: 'northline',
  theme: 'dark',
  language: 'en',
  isSignedIn: true,
  isMobile: false,
};

/** All visited pages, by the secrets at stake. */
const pages = {
  /** A user who has just bound a second factor and entered a passport number. */
  account: [
    'office',
    'office/wallets',
    'office/history',
    'office/mailing',
    'office/settings',
    'office/security',
    'office/auth_qr',
    'office/responsible',
    'office/verification',
    'office/bonuses/deposit',
    'office/bonuses/wager',
    'office/cashback',
    'office/promo_check',
    'office/promotion',
    'office/rewards',
    'office/support',
    'office/share-idea',
  ],
  /** A user who has paid by card and told the support an account number. */
  money: [
    'office/historypay',
    'office/recharge',
    'office/deduce',
    'office/payment/requests',
    'onpay/success',
    'office/paycheck',
    'onpay/fail',
    'payment',
    'onpay/pending',
    'information/cash_terminals',
    'onpay/withdraw/success',
    'office/manager',
  ],
  /** A user who has uploaded a document. */
  papers: ['office', 'office/personal_data', 'office/recharge', 'office/verification'],
  betting: [
    '',
    'line',
    'line/1',
    'live',
    'live/1',
    'multi',
    'favourites',
    'champs',
    'cyber/real/all',
    'statistic',
    'results',
    'results/live',
    'information/betting-calculator',
    'information/cookies',
    'information/rules/1',
    'information/rules/privacy',
  ],
  /** The other brand, for a user who came with a bank payment. */
  solara: [
    'line',
    'live',
    'results',
    'office',
    'office/historypay',
    'office/recharge',
    'office/deduce',
    'office/verification',
    'office/security',
    'office/personal_data',
    'office/responsible',
    'office/support',
    'office/settings',
    'office/history',
    'office/wallets',
    '',
  ],
} as const;

/**
 * Scenes with a dialog or menu that a signed-in user can open; the steps that lead there are part
 * of a scene.
 */
const withDialogs = scenes.filter(
  (scene) =>
    [scene, ...(scene.next ?? [])].some(({ isLayer }) => isLayer === true) &&
    scene.isApart !== true &&
    canBeSeen(scene, look) &&
    // After it every page of a signed-in user shows the terms.
    scene.name !== 'changed terms',
);

/** Signs in by the form; login, password and token are secrets from then on. */
async function signIn(page: Page, watch: LeakWatch, login = 'demo'): Promise<void> {
  watch.keep('password', password);
  await page.goto('/en/user/login');
  const form = page.locator('main form');
  await typeInto(form.locator('input[name="username"]'), login);
  await form.locator('input[name="password"]').fill(password);
  await watch.look(page, 'the filled form of the sign-in');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/user\/login/);
  await keepSession(page.context(), watch);
}

/** The cookies that no script can read. */
async function keepSession(context: BrowserContext, watch: LeakWatch): Promise<void> {
  const hidden = (await context.cookies()).filter(
    ({ httpOnly, value }) => httpOnly && value.length > 12,
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const { name, value } of hidden) watch.keep(`cookie ${name}`, value);
}

/** Navigates to each page within the document, so that the page keeps its state. */
async function walk(page: Page, watch: LeakWatch, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await walkTo(page, `/en${path === '' ? '' : `/${path}`}`);
    await expect(page, path).not.toHaveTitle(beginsWith(textOf('en', 'shell:notFoundTitle')));
    await watch.look(page, path);
  }
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: textOf('en', 'office:menu') })
    .getByRole('button', { name: textOf('en', 'office:menu.signOut') })
    .click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: textOf('en', 'auth:signOut') })
    .click();
}

/** Signs out and goes back: no personal data is left in the page or the browser. */
async function leave(page: Page, watch: LeakWatch, guard: PageGuard, own: RegExp): Promise<void> {
  // A call in flight when the session ended is refused.
  guard.expectError(/Failed to load resource.*401/);
  await walkTo(page, '/en/office');
  await expect(page.getByText(own).first()).toBeAttached();
  await signOut(page);
  const signInLink = page
    .getByRole('banner')
    .getByRole('link', { name: textOf('en', 'auth:signIn') });
  await expect(signInLink).toBeVisible();
  await watch.look(page, 'the page after the sign-out');
  for (const step of [1, 2]) {
    await page.goBack();
    await expect(signInLink).toBeVisible();
    await expect(page.getByText(own)).toHaveCount(0);
    const shown = await page.content();
    for (const [name, spellings] of watch.spellings)
      expect(
        spellings.filter((each) => shown.includes(each)),
        name,
      ).toEqual([]);
    await watch.look(page, `the page ${step} back after the sign-out`);
  }
}

function expectNoLeaks(watch: LeakWatch, secrets: readonly string[]): void {
  expect(watch.secrets).toEqual(expect.arrayContaining([...secrets]));
  expect(watch.leaks).toEqual([]);
}

test.beforeEach(() => test.slow());

test('TA28 the table has at least sixty pages, and the watch finds a secret in every place where a page can leave one', async ({
  page,
  stage,
}) => {
  const all = Object.entries(pages).flatMap(([area, paths]) =>
    paths.map((path) => (area === 'solara' ? `solara: ${path}` : path)),
  );
  expect(new Set(all).size).toBeGreaterThanOrEqual(60);

  const watch = new LeakWatch();
  watch.watch(page);
  watch.keep('IBAN', iban);
  watch.keep('code', '481516');
  await page.route(/\/probe/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${stage.baseURL}/probe`);
  await watch.look(page, 'an empty page');
  expect(watch.leaks).toEqual([]);
  await page.evaluate(async (secret) => {
    document.title = `Pay ${secret}`;
    window.name = secret;
    history.replaceState({ secret }, '', `?iban=${encodeURIComponent(secret)}`);
    localStorage.setItem('probe', btoa(secret));
    sessionStorage.setItem('probe', 'of 481516, not of 14815162');
    console.info(secret);
    await (await fetch(`/probe?to=${secret}`)).text();
    await fetch('/probe/report', { method: 'POST', body: JSON.stringify({ secret }) });
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(secret);
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  }, iban);
  // The browser records the duration of a call a moment after its end. An empty page may draw no
  // frame to wait for.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/probe?')),
    undefined,
    { polling: 100 },
  );
  await watch.look(page, 'it');
  expect(new Set(watch.leaks)).toEqual(
    new Set([
      'IBAN in the console',
      'IBAN in the address /probe',
      'IBAN in the referrer of /probe',
      'IBAN in what is sent to /probe/report',
      'IBAN in the referrer of /probe/report',
      'IBAN in address of it',
      'IBAN in history state of it',
      'IBAN in local storage of it',
      'code in session storage of it',
      'IBAN in indexed database of it',
      'IBAN in window name of it',
      'IBAN in entries of time of it',
      'IBAN in the title of it',
    ]),
  );
});

test('TA28 AUT-26 password, session, second factor, recovery codes and passport appear in no page or dialog of account and betting, except where they are shown on purpose', async ({
  page,
  stage,
  guard,
}) => {
  // The address of the other site is not ours.
  guard.expectError(/Failed to load resource.*404.*\/partner\)$/);
  const line = new Line(stage);
  const events = [
    await line.eventPath('line', 'football'),
    await line.eventPath('live', 'football'),
  ];
  const watch = new LeakWatch();
  watch.watch(page);
  await signIn(page, watch);
  await bindApp(page, watch);
  await page.goto('/en/office/personal_data');
  watch.keep('passport', passport);
  await typeInto(page.locator('main input[name="passport"]'), passport);
  await watch.look(page, 'personal data');
  await test.step('account', async () => walk(page, watch, pages.account));
  await test.step('betting', async () => walk(page, watch, [...pages.betting, ...events]));
  expect(withDialogs.length).toBeGreaterThan(12);
  for (const scene of withDialogs) {
    // The page learns of the other site when it loads.
    const loadAgain =
      scene.name === 'leaving for another site' ? () => undefined : stayWithin(page);
    for (const { name, show } of [scene, ...(scene.next ?? [])])
      await test.step(name, async () => {
        await show({ page, look, stage });
        await watch.look(page, name);
      });
    loadAgain();
  }
  await leave(page, watch, guard, /Alex Demo|demo@grandstand/);
  expectNoLeaks(watch, [
    'bearer token',
    'password',
    'key of the app',
    'code of the app',
    'passport',
  ]);
  expect(stage.server.edge.violations.count).toBe(0);
});

/** Binds a second factor, with all values shown once. */
async function bindApp(page: Page, watch: LeakWatch): Promise<void> {
  const say = (key: string): string => textOf('en', `security:${key}`);
  await page.goto('/en/office/security');
  await page.getByRole('button', { name: say('twoStep.begin') }).click();
  const address = await page.getByRole('link', { name: say('app.open') }).getAttribute('href');
  const key = new URL(address ?? '').searchParams.get('secret') ?? '';
  watch.keep('key of the app', key);
  await watch.look(page, 'the key of the app');
  const { serverNowMs } = await page.evaluate<{ readonly serverNowMs: number }>(async () =>
    (await fetch('/web-api/auth/v1/session-check')).json(),
  );
  const code = totpOf(key).generate({ timestamp: serverNowMs });
  watch.keep('code of the app', code);
  await page.getByLabel(textOf('en', 'auth.factor:code'), { exact: true }).fill(code);
  const list = page.getByRole('list', { name: say('codes.title') });
  await expect(list).toBeVisible();
  for (const paper of await list.getByRole('listitem').allInnerTexts())
    watch.keep(`recovery code ${paper}`, paper);
  await watch.look(page, 'the recovery codes');
  await page.getByRole('button', { name: say('codes.saved') }).click();
  await expect(page.getByText(say('twoStep.on'))).toBeVisible();
}

test('TA28 card and account number appear in no payment page', async ({ page, guard }) => {
  const watch = new LeakWatch();
  watch.watch(page);
  await signIn(page, watch, 'vip');
  watch.keep('card number', cardNumber);
  watch.keep('IBAN', iban);
  await orderByCard(page);
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(
    page.getByText(textOf('en', 'payments:result.succeeded'), { exact: true }),
  ).toBeVisible();
  await watch.look(page, 'the way back of the payment');

  await orderByCard(page);
  await askAbout(page, watch);
  await walk(page, watch, pages.money);
  await leave(page, watch, guard, /Val Vip|vip@grandstand/);
  expectNoLeaks(watch, ['bearer token', 'password', 'card number', 'IBAN']);
});

/** Goes as far as the provider's page. */
async function orderByCard(page: Page): Promise<void> {
  await page.goto('/en/office/recharge');
  await page
    .getByRole('radio', { name: new RegExp(textOf('en', 'payments:method.card')) })
    .check({ force: true });
  await typeInto(page.getByRole('textbox', { name: textOf('en', 'payments:amount') }), '50');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/\/pay\.localhost/);
}

/** Asks the desk about a payment, and names an account. */
async function askAbout(page: Page, watch: LeakWatch): Promise<void> {
  const say = (key: string): string => textOf('en', `payment-requests.page:${key}`);
  await page.goto('/en/office/historypay');
  await page
    .getByRole('link', { name: textOf('en', 'payment-requests:ask') })
    .first()
    .click();
  await page.getByRole('link', { name: say('topic.deposit_missing') }).click();
  await page.getByLabel(say('ask.payment')).fill(`My account is ${iban}.`);
  await watch.look(page, 'the request that is being written');
  await page.getByRole('button', { name: say('send') }).click();
  await expect(page).toHaveURL(/\/en\/office\/payment\/requests\/\d+$/);
  await expect(page.getByText(iban)).toBeVisible();
  await watch.look(page, 'the request that was sent');
}

test('TA28 the document of an unverified person, its name and its number appear in no page', async ({
  page,
  guard,
}) => {
  const watch = new LeakWatch();
  watch.watch(page);
  await signIn(page, watch, 'unverified');
  watch.keep('paper', 'passport-77QX4410');
  watch.keep('street', 'Republic Street 177');
  watch.keep('birth date', '1990-02-03');
  await page.goto('/en/office/verification');
  for (const [name, text] of Object.entries({
    firstName: 'Robin',
    lastName: 'None',
    day: '3',
    month: '2',
    year: '1990',
    street: 'Republic Street 177',
    postcode: 'VLT 1110',
    city: 'Valletta',
  }))
    await page.locator(`main input[name="${name}"]`).fill(text);
  await watch.look(page, 'the filled form of the verification');
  await page.keyboard.press('Enter');
  await page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({
      name: 'passport-77QX4410.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await expect(page.getByText(textOf('en', 'shell.files:upload.done'))).toBeVisible();
  await watch.look(page, 'the paper that was uploaded');
  await page.getByRole('button', { name: textOf('en', 'identity.page:papers.send') }).click();
  await expect(
    page.getByText(textOf('en', 'identity.page:checkState.in_review')).first(),
  ).toBeVisible();
  await watch.look(page, 'the paper that was sent');
  await walk(page, watch, pages.papers);
  await leave(page, watch, guard, /Robin (?:None|Unverified)|unverified@grandstand/);
  expectNoLeaks(watch, ['bearer token', 'password', 'paper', 'street', 'birth date']);
});

test('TA28 REG-70 data that a person gave to their bank appear in no page of the brand that the bank led to', async ({
  page,
  stage,
  guard,
}) => {
  const watch = new LeakWatch();
  watch.watch(page);
  watch.keep('IBAN', iban);
  const say = (key: string): string => textOf('en', `registration:${key}`);
  await page.goto(`${stage.brandURL('solara')}/en/user/login`);
  await page.getByRole('link', { name: textOf('en', 'auth.ways:byBank') }).click();
  await typeInto(page.getByRole('textbox', { name: say('field.amount') }), '25');
  await page.getByRole('checkbox', { name: say('field.funds') }).check({ force: true });
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check({ force: true });
  await page.getByRole('button', { name: say('bank.go') }).click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByLabel('First name').fill('Morgan');
  await page.getByLabel('Last name').fill('Payer');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByLabel('IBAN').fill(iban);
  await page.getByRole('button', { name: 'Pay as this person' }).click();
  await page.waitForURL(/\/en\/user\/finish-registration/);
  await watch.look(page, 'the way back of the bank');
  await keepSession(page.context(), watch);
  await typeInto(page.getByLabel(textOf('en', 'recovery:email')), 'morgan@example.com');
  await page.getByRole('button', { name: textOf('en', 'recovery:finish.save') }).click();
  await page.waitForURL((url) => !url.pathname.includes('finish-registration'));
  await walk(page, watch, pages.solara);
  await leave(page, watch, guard, /Morgan Payer|morgan@example/);
  expectNoLeaks(watch, ['bearer token', 'IBAN']);
});

/** Invented links of e-mails: their parameters are kept as secret as valid ones. */
const madeUpLinks = [
  'user/registered',
  'user/contactundo',
  'user/notme',
  'user/qr',
  'user/newdevice',
] as const;

test('TA28 the token of a link in an e-mail is in no address, referrer or memory once its page has loaded', async ({
  page,
  stage,
  guard,
}) => {
  // An invented token is refused.
  guard.expectError(/Failed to load resource.*4\d\d/);
  const watch = new LeakWatch();
  watch.watch(page);
  const see = async (link: string): Promise<void> => {
    const token = await watch.follow(page, `${stage.baseURL}${link}`);
    await expect(page, link).not.toHaveURL((url) => url.href.includes(token));
    await stands(page);
    await watch.look(page, link.replace(token, '…'));
  };
  for (const kind of ['activate', 'activatefast', 'verify', 'news']) {
    const { path } = (await stage.control.post('users/newbie/letter', { kind })) as {
      readonly path: string;
    };
    await see(path);
  }
  for (const [index, path] of madeUpLinks.entries())
    await see(`/en/${path}?token=${`${index}made-up`.padEnd(43, 'x7Q')}`);

  await page.goto('/en?showForgotPasswordModal=1');
  await typeInto(page.locator('dialog[open] input[type="email"]'), 'newbie@grandstand.example');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stage.control.outbox()).at(-1)?.body)
    .toMatch(/passwordreset\?token=/);
  const letter = (await stage.control.outbox()).at(-1)?.body ?? '';
  await see(/\/en\/user\/passwordreset\?token=[\w-]+/.exec(letter)?.[0] ?? '');
  watch.keep('new password', 'Own-Pass-77-new');
  await page.locator('main input[type="password"]').first().fill('Own-Pass-77-new');
  await watch.look(page, 'the new password');

  const { path } = (await stage.control.post('users/newbie/sign-in-link', { language: 'en' })) as {
    readonly path: string;
  };
  await see(path);
  await page
    .locator('main')
    .getByRole('button', { name: textOf('en', 'auth:signIn') })
    .click();
  await expect(page.getByRole('button', { name: textOf('en', 'auth:menu') })).toBeVisible();
  await keepSession(page.context(), watch);
  await leave(page, watch, guard, /Sam Newbie|newbie@grandstand/);
  expect(watch.secrets.length).toBeGreaterThan(12);
  expectNoLeaks(watch, ['new password']);
});
