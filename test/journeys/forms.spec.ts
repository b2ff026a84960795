import type { Page, Request } from '@playwright/test';
import { follow } from '../stage/follow.ts';
import { signInBeside } from '../stage/Look.ts';
import { onBusyMachine } from '../stage/onBusyMachine.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

/** Autocomplete tokens by the name of the field. */
const tokens: Readonly<Record<string, string>> = {
  username: 'username webauthn',
  password: 'current-password webauthn',
  'current-password': 'current-password',
  'new-password': 'new-password',
  firstName: 'given-name',
  name: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  surname: 'family-name',
  birthDay: 'bday',
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
  country: 'country',
  region: 'address-level1',
  city: 'address-level2',
  street: 'street-address',
  registrationAddress: 'street-address',
  postcode: 'postal-code',
  phone: 'tel',
  'phone-country': 'tel-country-code',
  email: 'email',
  'new-email': 'email',
  amount: 'transaction-amount',
};
/** Fields without an autocomplete token in the standard. */
const withoutToken = new Set([
  'birthPlace',
  'currency',
  'documentType',
  'exclusion-reason',
  'issuedBy',
  'passport',
  'passportDay',
  'passportEndDay',
  'passportSeries',
  'pinCode',
  'promo',
  'taxId',
]);

interface SeenField {
  readonly name: string;
  readonly token: string;
  readonly label: string;
  readonly heightPx: number;
  readonly textPx: number;
}

/** Input fields of the page and of a dialog over it. */
async function fieldsOf(page: Page): Promise<readonly SeenField[]> {
  const all = page.locator(
    // Fields visible to password managers only are excluded.
    ':is(main, dialog) :is(input:not([type=radio], [type=checkbox], [type=file], [aria-hidden]), select, textarea)',
  );
  await expect(all.first(), page.url()).toBeVisible();
  return all.evaluateAll((elements) =>
    (elements as (HTMLInputElement | HTMLSelectElement)[]).map((element) => ({
      name: element.name,
      token: element.autocomplete,
      label: element.labels?.[0]?.innerText ?? element.ariaLabel ?? '',
      heightPx: (element.closest('label, span') ?? element).getBoundingClientRect().height,
      textPx: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  );
}

const wrongTokens = (where: string, fields: readonly SeenField[]): readonly string[] =>
  fields.flatMap(({ name, token }) => [
    ...(token !== (tokens[name] ?? '') || (tokens[name] === undefined && !withoutToken.has(name))
      ? [`${where}: ${name} has "${token}"`]
      : []),
    ...(token.startsWith('cc-') ? [`${where}: ${name} asks for a card`] : []),
  ]);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('FM01 FM05 TA25 each field for personal data declares its autofill purpose, none blocks autofill or asks for a card; each has a label above it, is 44 px high and has 16 px text', async ({
    page,
    context,
    stage,
  }) => {
    test.slow();
    const wrong: string[] = [];
    const seen = new Set<string>();
    const look = async (where: string): Promise<void> => {
      const fields = await fieldsOf(page);
      wrong.push(...wrongTokens(where, fields));
      for (const { name, label, heightPx, textPx } of fields) {
        seen.add(name);
        if (label === '' || heightPx < 44 || textPx < 16)
          wrong.push(`${where}: ${name} "${label}", ${heightPx} px, text of ${textPx} px`);
      }
    };
    // Every form about a person or money that opens without preceding steps.
    await page.goto('/en/user/login');
    await look('login');
    await page.goto('/en/registration');
    for (const [type, field] of [
      ['one-click', 'country'],
      ['phone', 'phone'],
      ['full', 'firstName'],
    ] as const) {
      await page
        .getByRole('radio', { name: new RegExp(textOf('en', `registration:type.${type}`)) })
        .check({ force: true });
      await expect(page.locator(`main [name="${field}"]`)).toBeVisible();
      await look(`registration, ${type}`);
    }
    // A visitor's open page would end the session that is added here.
    await page.goto('about:blank');
    await signInBeside(context, stage.baseURL, 'unverified');
    for (const path of ['personal_data', 'security', 'verification']) {
      await page.goto(`/en/office/${path}`);
      await look(path);
    }
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['username', 'country', 'phone', 'firstName']),
    );
  });
});

/**
 * Calls at the start of a signed-in page, and those that it makes some seconds later, which a slow
 * page may make before it is usable.
 */
const isOfSession = /session|gettoken|\/config$|agreement-rules\/status$|history\/v1\/bets$/;

test('TA24 payment pages load scripts of the build only and no frame, and are usable after six calls', async ({
  member: page,
  stage,
}) => {
  const calls = new Set<string>();
  const countCall = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:web-api|limit-service-api)\//.test(pathname) && !isOfSession.test(pathname))
      calls.add(`${request.method()} ${pathname}`);
  };
  const scripts = new Set<string>();
  page.on('request', countCall).on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/en/office/recharge');
  await expect(page.getByRole('main').getByRole('radio').first()).toBeEnabled();
  page.off('request', countCall);
  expect(calls.size, [...calls].join(', ')).toBeLessThanOrEqual(6);
  const stands = async (): Promise<void> => {
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe, object, embed')).toHaveCount(0);
  };
  await stands();
  await follow(page, 'office/deduce');
  await stands();
  await page.goto('/en/onpay/success');
  await stands();
  expect(scripts.size).toBeGreaterThan(10);
  expect([...scripts].filter((url) => !url.startsWith(`${stage.baseURL}/assets/`))).toEqual([]);
});

/** Personal pages that open without preceding steps. */
const ownPages = [
  'account',
  'history',
  'personal_data',
  'security',
  'verification',
  'responsible',
  'settings',
  'recharge',
  'deduce',
  'historypay',
  'payment/requests',
] as const;

test('FM13 TA28 AUT-26 input typed while a slow machine loads is sent; password, document and token appear in no address, store, title or report, and on no page after the sign-out', async ({
  page,
  context,
  guard,
}) => {
  test.slow();
  const secrets = new Map([
    ['password', 'Demo-pass-1'],
    ['encoded password', 'RGVtby1wYXNzLTE'],
    ['document', '77QX4410'],
  ]);
  const leaks: string[] = [];
  const look = (where: string, text: string): void => {
    for (const [name, secret] of secrets)
      if (text.includes(secret)) leaks.push(`${name} in ${where}`);
  };
  page.on('request', (request) => {
    const bearer = /^Bearer (.{12,})$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) secrets.set('token', bearer);
    look(`the address ${request.url()}`, decodeURIComponent(request.url()));
    look('the referrer', request.headers()['referer'] ?? '');
    if (/report|collect|event/.test(new URL(request.url()).pathname))
      look(`what is sent to ${request.url()}`, request.postData() ?? '');
  });
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/en/user/login', { waitUntil: 'commit' });
  const login = page.locator('main input[name="username"]');
  // Before hydration it accepts no press, so that no input can be lost.
  await login.click({ timeout: onBusyMachine(30_000) });
  await page.keyboard.type('demo');
  // Later loads are not throttled, because the throttle itself costs processor time.
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  await expect(login).toHaveValue('demo');
  await page.locator('main input[name="password"]').evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'Demo-pass-1');
  });
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/user\/login/);
  for (const path of ownPages) {
    // One load, like that of a bookmarked page; then links.
    if (path === 'account') await page.goto('/en/office/account');
    else await follow(page, `office/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    if (path === 'personal_data') {
      await page.locator('main input[name="passport"]').click();
      await page.keyboard.type('77QX4410');
    }
    look(
      `a store of ${path}`,
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    );
    look(`the title of ${path}`, await page.title());
    look(`a cookie of ${path}`, await page.evaluate(() => document.cookie));
  }
  await follow(page, 'office/personal_data');
  await expect(page.locator('main input[name="passport"]')).toBeVisible();
  // A call in flight when the session ended is refused.
  guard.expectError(/Failed to load resource.*401/);
  await page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('main input[name="passport"]')).toHaveCount(0);
  await expect(page.getByText(/1,000\.00|Alex Demo|demo@grandstand/)).toHaveCount(0);
  expect([...secrets.keys()]).toContain('token');
  expect(leaks).toEqual([]);
});

test('REG-100 FM01 at 1366 the fields of the full form have columns of one width, with the fields of a row on one line', async ({
  page,
}) => {
  await page.goto('/en/registration');
  await page.locator('main label', { hasText: 'Full' }).first().click();
  await expect(page.locator('main [name="firstName"]')).toBeVisible();
  expect(wrongTokens('registration, full', await fieldsOf(page))).toEqual([]);
  const boxes = [];
  for (const name of ['firstName', 'lastName', 'country', 'region', 'city', 'street', 'postcode']) {
    const field = page.locator(`main [name="${name}"]`);
    // The border of an input is that of its frame.
    const frame = name === 'country' ? field : field.locator('xpath=..');
    await expect(frame).toBeVisible();
    const { left, top, width } = await frame.evaluate((each) => each.getBoundingClientRect());
    boxes.push({ left: Math.round(left), top: Math.round(top), width: Math.round(width) });
  }
  const [first] = boxes;
  expect(boxes.filter(({ width }) => Math.abs(width - (first?.width ?? 0)) > 1)).toEqual([]);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  // The postcode begins the last row.
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(4);
});
