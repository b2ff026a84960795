import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { historyToken } from '../contract.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../index.ts';
import { HistoryPage } from './HistoryPage.tsx';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const cashOut = (stake: number, paid: number) => ({
  at: 1_773_523_000,
  stake: eur(stake),
  paid: eur(paid),
});

/** An open bet, an open partly cashed-out one, and a partly cashed-out one that won. */
const bets = [
  wireCoupon({}),
  wireCoupon({ id: 502, amount: eur(200), cashOut: cashOut(70, 59) }),
  wireCoupon({
    id: 503,
    amount: eur(500),
    cashOut: cashOut(100, 90),
    statusId: 1,
    payout: eur(830),
  }),
];

test('OFC-95 OFC-96 the columns of the export add up to the figures of the period, and time columns name their zone', async () => {
  answerPaths({
    '/web-api/history/v1/bets': {
      json: {
        bets,
        total: bets.length,
        page: 1,
        pageSize: 20,
        counts: { all: 3, open: 2, won: 1, lost: 0, returned: 0 },
        totals: { staked: eur(1700), open: eur(1130), returned: eur(889), net: eur(319) },
      },
    },
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:table';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  runtime.services.preferences.set('timeZoneOffsetMin', 120);
  await runtime.services.services.get(historyToken);
  rerender(<HistoryPage />);
  await screen.findByText('€ 11.30');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]!.text()).replace('\uFEFF', '').trim();
  const [head, ...rows] = text.split('\r\n').map((line) => line.split(','));
  expect(head?.slice(1, 3)).toEqual(['Placed (UTC+2)', 'Settled (UTC+2)']);
  const column = (title: string) =>
    rows.map((row) => row.at((head?.indexOf(title) ?? 0) - (head?.length ?? 0)));
  expect(column('Stake')).toEqual(['10.00', '2.00', '5.00']);
  expect(column('Still in play')).toEqual(['10.00', '1.30', '0.00']);
  expect(column('Returns')).toEqual(['', '0.59', '8.30']);
});
