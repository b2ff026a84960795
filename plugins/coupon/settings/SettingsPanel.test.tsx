import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponPanel } from '../frame/CouponPanel.tsx';

async function ready(count: number): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of count === 0 ? [] : await page.outcomes('line', count)) page.add(bet);
  await page.pass(1000);
  act(() => page.view.showTools());
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByRole('button', { name: 'Bet slip settings' });
  return page;
}

test('CPN-187 the gear replaces the coupon by the settings, Esc closes them, and the gear receives the focus', async () => {
  const page = await ready(0);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bet slip settings' }));
  const panel = await screen.findByRole('region', { name: 'Bet slip settings' });
  expect(document.activeElement).toBe(
    within(panel).getByRole('button', { name: 'Close settings' }),
  );
  await user.click(within(panel).getByRole('switch', { name: /^Cancel if the score changes/ }));
  expect(
    within(panel)
      .getByRole('switch', { name: /^Exact odds/ })
      .getAttribute('aria-checked'),
  ).toBe('true');
  await user.click(within(panel).getByRole('switch', { name: /^Custom stake step/ }));
  const step = within(panel).getByRole('textbox', { name: 'Step' });
  await user.clear(step);
  expect(within(panel).getByText('Enter an amount greater than zero.')).toBeDefined();
  await user.type(step, '7.5');
  expect(page.stores.stake.stepMinor).toBe(750);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Bet slip settings' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bet slip settings' })),
  );
  expect(screen.getByText('Your bet slip is empty')).toBeDefined();
});

test('CPN-186 balance and potential payout can be hidden', async () => {
  const page = await ready(1);
  await screen.findByText('Potential returns');
  // With several accounts the choice of the account shows the balance of each.
  expect([
    screen.queryByText('Balance'),
    await screen.findByRole('button', { name: /^Main account.*€/ }),
  ]).toEqual([null, expect.anything()]);
  act(() => page.stores.settings.set('isAccountChoiceShown', false));
  expect([
    screen.queryByRole('button', { name: /^Main account/ }),
    screen.getByText('Balance'),
  ]).toEqual([null, expect.anything()]);
  act(() => {
    page.stores.settings.set('isBalanceShown', false);
    page.stores.settings.set('isPotentialPayoutShown', false);
  });
  expect([screen.queryByText('Balance'), screen.queryByText('Potential returns')]).toEqual([
    null,
    null,
  ]);
});

test('CPN-188 a bet dropped for a changed score names the event and is sent again by one press', async () => {
  const page = await ready(1);
  const [draft] = page.selections.drafts;
  page.hold = new Promise(() => undefined);
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Place bet/ }));
  await act(() => page.pass(200));
  const key = page.sent[0]?.key ?? '';
  act(() =>
    page.stores.placement.applyPlacement({
      key,
      kind: 'refused',
      errors: [{ code: 'score_changed', outcomeIds: [draft?.outcomeId ?? 0], changes: [] }],
    }),
  );
  expect(
    await screen.findByText(
      `The score changed in ${draft?.eventName ?? ''} while we were placing your bet. You haven’t been charged.`,
    ),
  ).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Try again/ }).disabled).toBe(
    false,
  );
});

test('CPN-311 CPN-390 with team crests both sides of an event have theirs before its name, stored under the name of the specification; without two sides there is none', async () => {
  const page = await ready(1);
  const [id = 0] = page.stores.coupon.outcomeIds;
  const crests = (): readonly (string | null)[] =>
    [...document.querySelectorAll('[data-selection] svg[viewBox="0 0 24 26"]')].map(
      (svg) => svg.querySelector('path:nth-of-type(2)')?.getAttribute('fill') ?? null,
    );
  await screen.findByRole('list', { name: 'Selections' });
  expect(crests()).toEqual([]);
  act(() => page.stores.settings.set('areTeamLogosShown', true));
  const known = page.stores.live.byId.get(id);
  expect([
    crests(),
    document
      .querySelector('[data-selection] svg[viewBox="0 0 24 26"]')
      ?.getAttribute('aria-hidden'),
  ]).toEqual([known?.teamColors?.map(([first]) => first), 'true']);
  expect(crests()).toHaveLength(2);
  const signs = (): number =>
    document.querySelectorAll('[data-selection] svg').length -
    document.querySelectorAll('[data-selection] button svg').length;
  // Only the crests are shown, or without them only the icon of the sport.
  expect(signs()).toBe(2);
  expect(page.area.getItem('grandstand:stage:coupon/settings')).toContain(
    '"isTeamLogosInCoupon":true',
  );
  if (known === undefined) throw new Error('not priced');
  act(() => void page.stores.live.byId.set(id, { ...known, teamColors: undefined }));
  expect([crests(), signs()]).toEqual([[], 1]);
});
