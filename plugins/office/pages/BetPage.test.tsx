import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RuntimeContext } from '../../../core/react/ServicesContext.ts';
import { renderInRuntime } from '../../../core/shell/stage/renderInRuntime.tsx';
import { auth } from '../../auth/index.ts';
import { stubPlatform } from '../../auth/testing/stubPlatform.ts';
import { office } from '../index.ts';
import { wireCoupon } from '../testing/exampleWireCoupon.ts';
import { BetPage } from './BetPage.tsx';

const eur = (minor: number) => ({ minor, currency: 'EUR' });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('OFC-33 a bet that was settled anew says when, what it was, and what was taken and paid', async () => {
  const corrected = wireCoupon({ statusId: 0, payout: eur(0), correction: { at: 1_773_600_000, was_status_id: 1, was_payout: eur(1850), taken: eur(1200), paid: eur(0) } });
  stubPlatform({ '/web-api/history/v1/bets/501': { json: { bet: corrected } } });
  const { runtime, rerender } = await renderInRuntime(<span />, { manifests: [auth, office], path: '/en/office/history/501' });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  rerender(
    <RuntimeContext value={runtime}>
      <BetPage />
    </RuntimeContext>,
  );
  await screen.findByText('Result corrected');
  const facts = [...document.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual(expect.arrayContaining(['Before the correction: Won, €\u00A018.50', 'Taken back: €\u00A012.00', 'Paid anew: €\u00A00.00']));
});
