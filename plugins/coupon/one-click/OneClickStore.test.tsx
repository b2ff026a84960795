import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponBar } from '../frame/CouponBar.tsx';
import { CouponPanel } from '../frame/CouponPanel.tsx';
import { OneClickPanel } from './OneClickPanel.tsx';
import { CouponPill } from '../frame/CouponPill.tsx';

test('A18 CPN-463 CPN-722 CPN-195 CPN-196 M83 it needs a confirmation, is shown everywhere, and is turned off by Esc', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(1000);
  act(() => page.view.showTools());
  await renderTestCoupon(
    page,
    <>
      <CouponPanel />
      <CouponPill />
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: 'One-click' }));
  const question = await screen.findByRole('dialog', { name: 'Turn on one-click betting?' });
  expect(
    within(question).getByText(/^Your 2 selections will be removed\..*€\s?5\.00\.$/u),
  ).toBeDefined();
  expect(document.activeElement).toBe(
    within(question).getByRole('button', { name: 'Keep bet slip' }),
  );
  const [keep, turnOn] = ['Keep bet slip', 'Turn on'].map((name) =>
    within(question).getByRole('button', { name }),
  );
  expect(keep?.className).toBe(turnOn?.className);
  await user.click(turnOn ?? question);
  const strip = await screen.findByRole('region', { name: 'One-click' });
  expect(within(strip).getByText('One-click betting is on')).toBeDefined();
  await user.click(within(strip).getByRole('button', { name: /10\.00$/u }));
  expect(page.selections.pressHint).toContain('one-click.hint{"amount":"€');
  expect(page.selections.pressHint).toContain('10.00');
  // The code that marks all odds is loaded lazily.
  await waitFor(() => expect(document.documentElement.dataset['oneClick']).toBe(''));
  expect(screen.getByRole('button', { name: 'One-click betting is on' })).toBeDefined();
  act(() => page.services.preferences.set('isEndColumnHidden', true));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect([
    page.stores.oneClick.isOn,
    document.documentElement.dataset['oneClick'],
    page.selections.pressHint,
  ]).toEqual([false, undefined, '']);
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('CPN-620 M46 the result of a press on odds is shown beside those odds, also after they were rendered anew', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  await page.pass(200);
  page.stores.oneClick.toggle();
  const [bet, other] = await page.outcomes('line', 2);
  if (bet === undefined || other === undefined) throw new Error('no outcomes');
  const show = ({ id }: { readonly id: number }): HTMLElement => {
    const odds = document.body.appendChild(document.createElement('button'));
    odds.dataset['odds'] = String(id);
    onTestFinished(() => odds.remove());
    return odds;
  };
  const press = (of: typeof bet, odds = Math.round(of.coef * 1000)): void =>
    page.selections.press({
      outcomeId: of.id,
      eventId: of.gameId,
      odds,
      isLive: of.isLive,
      outcomeName: of.name,
      marketName: of.marketName,
      eventName: of.gameName,
    });
  const said = (): unknown => {
    const notice = page.noticed.at(-1);
    return [notice?.tone, notice?.anchor?.()];
  };
  show(bet);
  const [pressed, another] = [show(bet), show(other)];
  pressed.focus();
  press(bet);
  press(other);
  // One bet is pending, so nothing was sent for the other odds.
  expect(said()).toEqual(['warning', another]);
  await page.pass(500);
  expect(said()).toEqual(['success', pressed]);
  pressed.remove();
  const again = show(bet);
  again.focus();
  expect(said()).toEqual(['success', again]);
  press(other, Math.round(other.coef * 1000) + 50);
  await page.pass(500);
  expect(said()).toEqual(['danger', another]);
});

test('CPN-846 while a one-click bet is pending the bar says so, with the remaining seconds', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  await page.pass(200);
  page.stores.oneClick.toggle();
  const [bet] = await page.outcomes('live', 1);
  if (bet === undefined) throw new Error('no outcome');
  await renderTestCoupon(page, <CouponBar />);
  const bar = await screen.findByRole('region', { name: 'One-click' });
  expect(bar.textContent).toContain('One-click betting is on');
  await act(async () => {
    page.selections.press({
      outcomeId: bet.id,
      eventId: bet.gameId,
      odds: Math.round(bet.coef * 1000),
      isLive: bet.isLive,
      outcomeName: bet.name,
      marketName: bet.marketName,
      eventName: bet.gameName,
    });
    await page.pass(300);
  });
  expect(bar.textContent).toMatch(/^Placing bet\d+ s€/u);
  await act(() => page.pass(10_000));
  expect(bar.textContent).toContain('One-click betting is on');
});

test('CPN-196 Esc is mentioned beside a mouse, and not on a touch-only device', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const page = await createTestCoupon();
  await page.signIn();
  await page.pass(200);
  page.stores.oneClick.toggle();
  for (const hasMouse of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }));
    await renderTestCoupon(page, <OneClickPanel />);
    const strip = await screen.findByRole('region', { name: 'One-click' });
    expect([hasMouse, within(strip).queryByText(/Esc turns it off\.$/u) !== null]).toEqual([
      hasMouse,
      hasMouse,
    ]);
    cleanup();
  }
});
