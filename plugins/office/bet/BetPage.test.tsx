import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PluginManifest } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../index.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { BetPage } from './BetPage.tsx';
import { RepeatButton } from './RepeatButton.tsx';

const eur = (minor: number) => ({ minor, currency: 'EUR' });

/** Signs in before the navigation, because the guard of private pages waits for a session. */
async function openCard() {
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  runtime.services.navigation.go({ name: 'office.bet', params: { bet: 501 } });
  await waitFor(() => expect(runtime.services.navigation.params['bet']).toBe('501'));
  rerender(<BetPage />);
  return runtime;
}

test('OFC-77 OFC-88 a bet with a corrected result shows when, with the year, its earlier result, and what was taken back and paid again', async () => {
  const corrected = wireCoupon({
    statusId: 0,
    payout: eur(0),
    correction: {
      at: 1_773_600_000,
      was_status_id: 1,
      was_payout: eur(1850),
      taken: eur(1200),
      paid: eur(0),
    },
  });
  answerPaths({ '/web-api/history/v1/bets/501': { json: { bet: corrected } } });
  await openCard();
  await screen.findByText('Result corrected');
  const facts = [...document.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(facts).toContainEqual(
    expect.stringMatching(/^Result corrected: \d{1,2} \w{3} 2026 · \d{2}:\d{2}$/),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'Before the correction: Won, €\u00A018.50',
      'Reversed: €\u00A012.00',
      'Paid again: €\u00A00.00',
    ]),
  );
});

test.each([[[auth, coupon, office]], [[auth, office]]])(
  'OFC-64 M30 only a site with the coupon shows the button that repeats a bet',
  async (manifests: readonly PluginManifest[]) => {
    const bet = betFromWire(wireCoupon({ statusId: -2 }));
    await renderPlugin(<RepeatButton bet={bet} />, { manifests });
    expect(screen.queryAllByRole('button', { name: 'Repeat' })).toHaveLength(
      manifests.includes(coupon) ? 1 : 0,
    );
  },
);

test('OFC-65 OFC-93 M10 a partly cashed-out bet shows how much was paid for which part of its stake', async () => {
  const parted = wireCoupon({
    statusId: -2,
    cashOut: { at: 1_773_600_000, stake: eur(333), paid: eur(316) },
  });
  answerPaths({ '/web-api/history/v1/bets/501': { json: { bet: parted } } });
  await openCard();
  const term = await screen.findByText('Cashed out');
  expect(term.nextElementSibling?.textContent).toBe('€\u00A03.16 for €\u00A03.33 of the stake');
  expect(screen.getByText('First stake').nextElementSibling?.textContent).toBe('€\u00A010.00');
  expect(screen.getByText('Still running').nextElementSibling?.textContent).toBe('€\u00A06.67');
});

test('OFC-64 the selections that are still open go into the coupon, and the number of those left out is shown', async () => {
  const [selection] = wireCoupon({}).bets;
  if (selection === undefined) throw new Error('the example has a selection');
  const bet = wireCoupon({
    typeId: 2,
    coef: 0,
    systemValue: 2,
    bets: [
      selection,
      { ...selection, id: 22, isBanker: true },
      { ...selection, id: 23, statusId: 1 },
    ],
  });
  answerPaths({ '/web-api/history/v1/bets/501': { json: { bet } } });
  const runtime = await openCard();
  const run = vi.spyOn(runtime.services.commands, 'run').mockResolvedValue(true);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Repeat' }));
  const [command, payload] = run.mock.calls[0] ?? [];
  expect([command?.id, payload]).toEqual([
    'coupon.repeat',
    expect.objectContaining({
      type: 'system',
      systemSize: 2,
      selections: [
        expect.objectContaining({ outcomeId: 21 }),
        expect.objectContaining({ outcomeId: 22, isBanker: true }),
      ],
    }),
  ]);
  await waitFor(() =>
    expect(runtime.services.notices.shown.map(({ title, text }) => [title, text])).toEqual([
      ['2 selections added to your bet slip', '1 selection is over and was left out'],
    ]),
  );
});

test('OFC-70 CPN-447 one of many singles of which some were refused says so and shows the result of each', async () => {
  const bet = wireCoupon({ singles: { key: 'key-of-three', placed: 1, count: 2 } });
  const placement = {
    key: 'key-of-three',
    state: 'accepted',
    singlesResultCoupons: [
      { id: 21, coupon: bet },
      { id: 22, errors: [{ code: 'outcome_suspended', detail: 'x' }], amount: eur(700) },
    ],
  };
  answerPaths({
    '/web-api/history/v1/bets/501': { json: { bet } },
    '/web-api/coupon/v1/placements/key-of-three': { json: placement },
  });
  await openCard();
  const panel = await screen.findByRole('region', { name: '1 of 2 bets placed' });
  await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(2));
  expect([...panel.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Harbour City · 1X2€\u00A010.00Harbour City – Kingsport Rovers · 1.85No. 501 · Potential returns €\u00A018.50',
    expect.stringMatching(/^–€\u00A07\.00.*suspended/i),
  ]);
});
