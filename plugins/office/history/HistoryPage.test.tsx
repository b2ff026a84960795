import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { historyToken } from '../contract.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../index.ts';
import { HistoryPage } from './HistoryPage.tsx';

const bets = '/web-api/history/v1/bets';
const eur = (minor: number) => ({ minor, currency: 'EUR' });

function page(coupons: readonly ReturnType<typeof wireCoupon>[]): PathAnswer {
  const total = coupons.length;
  return {
    json: {
      bets: coupons,
      total,
      page: 1,
      pageSize: 20,
      counts: { all: total, open: 1, won: 0, lost: 0, returned: 0 },
      totals: { staked: eur(1000), open: eur(0), returned: eur(250), net: eur(-750) },
    },
  };
}

async function open(answer: PathAnswer | (() => PathAnswer)) {
  answerPaths({ [bets]: answer });
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const store = await runtime.services.services.get(historyToken);
  rerender(<HistoryPage />);
  return { store, user: userEvent.setup() };
}

test('OFC-81 B11 the page shows the figures of the period above the bets', async () => {
  await open(page([wireCoupon({}), wireCoupon({ id: 502, statusId: 1, payout: eur(1850) })]));
  await screen.findByText('−€ 7.50');
  const rows = within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button', { expanded: false }));
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('to €\u00A018.50Open'),
    expect.stringContaining('€\u00A018.50Won'),
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All2');
});

test('OFC-145 B11 the figures of the period show the stakes of bonus accounts separately, and only if there are any', async () => {
  const answer = page([wireCoupon({})]);
  if (!('json' in answer)) throw new Error('a page is an answer');
  const json = answer.json as { totals: Record<string, unknown> };
  json.totals['bonusStaked'] = eur(300);
  await open(answer);
  const staked = (await screen.findByText('Staked')).closest('div');
  expect([...(staked?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Staked',
    '€\u00A010.00',
    'of which bonus stakes €\u00A03.00',
  ]);
  expect(screen.getAllByText(/of which bonus stakes/)).toHaveLength(1);
});

const accountIn = (id: number, iso: string) => ({
  id,
  iso,
  symbol: iso,
  currencyId: id,
  money: { minor: 0, currency: iso },
  points: 0,
  type: 0,
  label: iso,
});

test.each([
  [['EUR'], false],
  [['EUR', 'USD'], true],
])(
  'OFC-60 B11 with accounts in %j the stake filter names its currency: %s',
  async (currencies, isSaid) => {
    answerPaths({
      [bets]: page([wireCoupon({})]),
      '/web-api/user/v1/accounts': {
        json: {
          accounts: currencies.map((iso, index) => accountIn(index + 1, iso)),
          activeAccountId: 1,
        },
      },
    });
    const { runtime, rerender } = await renderPlugin(<span />, {
      manifests: [auth, coupon, office],
    });
    runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
    await act(async () => (await runtime.services.services.get(accountsToken)).load());
    await runtime.services.services.get(historyToken);
    rerender(<HistoryPage />);
    const field = await screen.findByLabelText(isSaid ? 'Min stake, EUR' : 'Min stake');
    const hint = (): unknown => screen.queryByText(/only bets in EUR are shown/);
    expect(hint()).toBeNull();
    await userEvent.setup().type(field, '10');
    expect(hint() !== null).toBe(isSaid);
  },
);

test('OFC-521 a lowest stake above the highest is an error at both fields and is not applied until corrected', async () => {
  const { store, user } = await open(page([wireCoupon({})]));
  const from = await screen.findByLabelText('Min stake');
  const to = screen.getByLabelText('Max stake');
  await user.type(from, '50');
  await user.type(to, '5');
  const said = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([said(from), said(to)]).toEqual(['At most €\u00A05.00', 'At least €\u00A050.00']);
  const bounds = () => [store.wanted.fromStakeMinor, store.wanted.toStakeMinor];
  expect(bounds()).toEqual([undefined, undefined]);
  await user.type(to, '00');
  expect([said(from), said(to), ...bounds()]).toEqual([undefined, undefined, 5000, 50_000]);
});

test('OFC-24 an expanded bet shows its selections and links to its page', async () => {
  const { user } = await open(page([wireCoupon({})]));
  await user.click(await screen.findByRole('button', { expanded: false, name: /Harbour City/ }));
  const table = screen.getByRole('table');
  expect(within(table).getByText('1.85')).toBeDefined();
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Bet details' }).getAttribute('href'),
  ).toBe('/en/office/history/501');
  // Betting is not installed here, so nothing may lead to the event.
  expect(within(table).queryByRole('link')).toBeNull();
});

test('BET-483 an expanded bet with a corrected result says so', async () => {
  const correction = {
    at: 1_773_600_000,
    was_status_id: 1 as const,
    was_payout: eur(1850),
    taken: eur(1850),
    paid: eur(0),
  };
  const { user } = await open(page([wireCoupon({ statusId: 0, payout: eur(0), correction })]));
  await user.click(await screen.findByRole('button', { expanded: false, name: /Harbour City/ }));
  expect(screen.getByText(/^Result corrected · /)).toBeDefined();
});

test('OFC-18 when nothing matches, one button shows all bets of 90 days', async () => {
  const { store, user } = await open(page([]));
  await user.click(await screen.findByRole('button', { name: 'Show the last 90 days' }));
  expect(store.filter.period).toBe('last90');
  await screen.findByText('No bets yet');
});

test('OFC-15 a failure can be retried', async () => {
  let isBroken = true;
  const { user } = await open(() =>
    isBroken ? { status: 403, code: 'forbidden' } : page([wireCoupon({})]),
  );
  await screen.findByText('Your bets couldn’t be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { expanded: false, name: /Harbour City/ });
});

test('OFC-83 two date fields appear for a custom period', async () => {
  const { store, user } = await open(page([wireCoupon({})]));
  await user.selectOptions(await screen.findByLabelText('Period'), 'custom');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(store.filter.fromDay),
  );
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
