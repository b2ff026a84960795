import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { access } from '../index.ts';
import { AppealsPage } from '../appeals/AppealsPage.tsx';
import { BlockPage } from '../blocked/BlockPage.tsx';
import { ComingSoonPage } from '../opening/ComingSoonPage.tsx';
import { MaintenancePage } from '../maintenance/MaintenancePage.tsx';
import { OldBrowserPage } from '../old-browser/OldBrowserPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';
import { SiteUpdatesPage } from '../maintenance/SiteUpdatesPage.tsx';

const block = '/blocks-api/api/v2/block';
const appeals = '/web-api/access/v1/appeals';
const brand = { id: 'testbrand', name: 'Testbrand', supportEmail: 'help@test.example' };
const nowS = Math.floor(Date.now() / 1000);

interface Opening {
  readonly answers?: Readonly<Record<string, PathAnswer | (() => PathAnswer)>>;
  readonly site?: object;
  readonly settings?: object;
  readonly isSignedIn?: boolean;
  readonly path?: string;
}

async function open(
  Page: ComponentType,
  { answers = {}, site = {}, settings = {}, isSignedIn = false, path = '/en' }: Opening,
) {
  document.cookie = 'maintenance=; Max-Age=0; Path=/';
  const calls = answerPaths({
    '/bff-api/config/all.json': { json: {} },
    [block]: { json: { displayTypeId: 0, templateTypeId: 0 } },
    ...answers,
  });
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, access],
    configuration: { brand, site, plugins: { auth: {}, access: settings } },
    path,
  });
  if (isSignedIn) runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  await act(async () =>
    rerender(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );
  return { runtime, calls, user: userEvent.setup() };
}

const blockedBy = (templateTypeId: number, more: object = {}): Opening => ({
  answers: { [block]: { json: { displayTypeId: 1, templateTypeId, ...more } } },
});
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

test('ACC-15 the page of a block shows country and reference, and links to support and appeal', async () => {
  const { runtime } = await open(
    BlockPage,
    blockedBy(1, { countryCode: 'FR', reference: 'B-1-20251120-7F2A' }),
  );
  expect([heading(), runtime.navigator.routeName, location.pathname]).toEqual([
    'We’re not available in your country',
    'access.block',
    '/en/block',
  ]);
  expect(screen.getByText('France')).toBeTruthy();
  expect(screen.getByText('B-1-20251120-7F2A')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:help@test.example?subject=B-1-20251120-7F2A',
  );
  expect(screen.getByRole('button', { name: 'Appeal this decision' })).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('ACC-15 another reason speaks of no country', async () => {
  await open(BlockPage, blockedBy(5));
  expect(heading()).toBe('Access denied');
});

test('ACC-15 ACC-151 block-ie shows the end of payouts, block-ua links to the operators, suspension offers an appeal', async () => {
  await open(BlockPage, blockedBy(17, { withdraw_until_at: Date.UTC(2026, 11, 31, 12) / 1000 }));
  expect(screen.getByText(/You can withdraw your balance until 31 Dec 2026/)).toBeTruthy();
  const [withdraw, write] = ['Withdraw my balance', 'Contact support'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href') ?? '',
  );
  expect(decodeURIComponent(withdraw ?? '')).toMatch(
    /^mailto:help@test\.example\?subject=Withdraw my balance(?: · B-|$)/,
  );
  expect(write).not.toContain('Withdraw');
  document.body.replaceChildren();
  await open(BlockPage, {
    ...blockedBy(13),
    settings: { operatorsUrl: 'https://regulator.example/list' },
  });
  expect(screen.getByRole('link', { name: 'Licensed operators' }).getAttribute('href')).toBe(
    'https://regulator.example/list',
  );
  document.body.replaceChildren();
  await open(BlockPage, blockedBy(16));
  expect(screen.getByRole('button', { name: 'Appeal this decision' })).toBeTruthy();
});

test('ACC-31 a visitor is asked to sign in over the page of the block', async () => {
  const { runtime, user } = await open(BlockPage, blockedBy(3));
  await user.click(screen.getByRole('button', { name: 'Appeal this decision' }));
  expect(runtime.modals.isAnyOpen).toBe(true);
  expect(location.pathname).toBe('/en/block');
});

test('ACC-13 the maintenance page shows begin, end and remaining time, and checks on a click', async () => {
  const { runtime, calls, user } = await open(MaintenancePage, {
    site: { maintenance: { isActive: true, started_at: nowS - 600, ended_at: nowS + 3600 } },
  });
  expect(runtime.navigator.routeName).toBe('access.maintenance');
  expect(heading()).toBe('Half-time: back soon');
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(
    /^(?:1:00:00|0:59:\d\d)$/,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Started',
    'Back at',
    'Time left',
    'Your time zone',
  ]);
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('ACC-14 visitors from Kazakhstan read the notice in Russian, too', async () => {
  await open(MaintenancePage, {
    answers: { [block]: { json: { displayTypeId: 0, templateTypeId: 0, countryCode: 'KZ' } } },
    site: { maintenance: { isActive: true, started_at: nowS - 600, ended_at: nowS + 3600 } },
  });
  const russian = (await screen.findByText('Перерыв: скоро вернёмся')).closest('section');
  expect(russian?.lang).toBe('ru');
  expect(within(russian as HTMLElement).getByText(/С .+ до .+\./)).toBeTruthy();
});

test('ACC-13 a platform that does not answer is called that', async () => {
  const { runtime } = await open(MaintenancePage, {
    answers: { [block]: { status: 500, code: 'internal' } },
  });
  expect(runtime.navigator.routeName).toBe('access.maintenance');
  expect(screen.getByText(/Our service isn’t responding/)).toBeTruthy();
});

test('ACC-16 A35 coming-soon counts down and takes one address', async () => {
  let isLost = true;
  const { user } = await open(ComingSoonPage, {
    answers: {
      ...blockedBy(8, { opens_at: nowS + 6 * 86_400 + 14 * 3600 + 26 * 60 + 30 }).answers,
      '/web-api/access/v1/opening-notices': () =>
        isLost ? { status: 400, code: 'invalid_body' } : { json: { success: true } },
    },
  });
  expect(screen.getByRole('timer', { name: 'Time to launch' }).textContent).toBe(
    '06days14hours27minutes',
  );
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(screen.getByText('Enter a valid email, e.g. name@example.com')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'someone@example.com');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('That didn’t go through. Try again.');
  expect(field.value).toBe('someone@example.com');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('Thanks. We’ll email you on the day.');
});

test('ACC-30 an appeal is written, kept when it is lost, sent and shown with its answer', async () => {
  const appeal = {
    id: 3,
    created_at: nowS,
    templateTypeId: 0,
    text: 'It was my brother.',
    state: 'open',
  };
  let list: object = { appeals: [], canAppeal: true };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await open(AppealsPage, {
    isSignedIn: true,
    answers: { [appeals]: () => ({ json: list }) },
  });
  await screen.findByText('No appeals yet');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(screen.getByText('Please write your appeal')).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your appeal');
  await user.type(field, 'It was my brother.');
  answerPaths({ [appeals]: { status: 500, code: 'internal' } });
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  await screen.findByText('Your appeal wasn’t sent. Your text is still here.');
  expect(field.value).toBe('It was my brother.');
  list = { appeals: [appeal], canAppeal: false };
  answerPaths({
    [appeals]: () => ({ json: { ...appeal, ...list } }),
    [block]: { json: { displayTypeId: 0, templateTypeId: 0 } },
  });
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  await screen.findByText('Under review');
  expect(
    screen.getByText('Your appeal is under review. You can send another once we’ve replied.'),
  ).toBeTruthy();
  list = {
    appeals: [{ ...appeal, state: 'declined', answer: 'The decision stands.', answered_at: nowS }],
    canAppeal: true,
  };
  await act(async () => vi.advanceTimersByTimeAsync(40_000));
  await screen.findByText('The decision stands.');
  expect(screen.getByText('Declined')).toBeTruthy();
  vi.useRealTimers();
});

test('ACC-5 the pages of an old browser, an error and an update need no closed site', async () => {
  const { runtime } = await open(OldBrowserPage, { path: '/en/oldbrowser' });
  expect([heading(), runtime.navigator.routeName]).toEqual([
    'Your browser is out of date',
    'access.old-browser',
  ]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Chrome',
    'Edge',
    'Firefox',
    'Safari',
  ]);
  document.body.replaceChildren();
  const error = await open(ServerErrorPage, {
    path: '/en/500?return-url=%2Fen%2Fblock-appeal-history',
  });
  expect([heading(), error.runtime.navigator.routeName]).toEqual([
    'Something went wrong',
    'access.server-error',
  ]);
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/en');
  document.body.replaceChildren();
  await open(SiteUpdatesPage, blockedBy(4));
  expect(screen.getByRole('progressbar', { name: 'Updating' })).toBeTruthy();
});
