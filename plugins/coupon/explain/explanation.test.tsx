import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LazyPart } from '#core/ui';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { loadTicketExplanation } from '../contract.ts';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponExplanation } from './CouponExplanation.tsx';

/** Renders only the explanation of a ticket, as the history and the calculator show it. */
async function explain(ticket: Ticket, names: readonly string[], statedMinor?: number) {
  const page = await createTestCoupon();
  const stated = statedMinor === undefined ? {} : { statedMinor };
  const part = (
    <LazyPart
      name="coupon.explanation"
      load={loadTicketExplanation}
      texts="arithmetic"
      props={{ ticket, names, currency: 'EUR', ...stated }}
      skeleton={null}
    />
  );
  await renderTestCoupon(page, part);
}

test('CPN-113 the arithmetic expands below the totals and follows the stake', async () => {
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 3)) page.add(bet);
  page.stores.stake.type('10');
  await page.pass(1000);
  await renderTestCoupon(page, <CouponExplanation />);
  const toggle = screen.getByRole('button', { name: 'How it’s worked out', expanded: false });
  expect(screen.queryByText('Odds multiplied')).toBeNull();
  await userEvent.click(toggle);
  await screen.findByText('Odds multiplied');
  const paid = (): string | null | undefined =>
    [...document.querySelectorAll('dl > div')].at(-1)?.querySelector('dd')?.textContent;
  const before = paid();
  expect(before).toContain('€');
  await act(async () => {
    page.stores.stake.type('20');
    await page.pass(0);
  });
  expect(paid()).not.toBe(before);
  await userEvent.click(toggle);
  expect(screen.queryByText('Odds multiplied')).toBeNull();
});

test('CPN-381 CPN-387 the expanded explanation is scrolled into view once rendered, however late its code loads, and collapses again', async () => {
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 3)) page.add(bet);
  await page.pass(1000);
  const brought: string[] = [];
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(function scrollIntoView(this: Element) {
      brought.push(this.textContent ?? '');
      // Older browsers return undefined, newer ones a promise.
      return undefined;
    });
  onTestFinished(() => scroll.mockRestore());
  await renderTestCoupon(page, <CouponExplanation />);
  expect(brought).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'How it’s worked out' }));
  await screen.findByText('Odds multiplied');
  expect(brought).toEqual([expect.stringContaining('Odds multiplied')]);
  await userEvent.click(screen.getByRole('button', { name: 'How it’s worked out' }));
  expect(screen.queryByText('Odds multiplied')).toBeNull();
});

test('CPN-114 if the platform states another amount the explanation says so', async () => {
  const ticket = {
    type: 'single',
    stakeMinor: 1000,
    selections: [{ odds: 1850, settlement: 'won' }],
  } as const;
  await explain(ticket, ['Harbour City'], 2000);
  await screen.findByText(/^With bonuses, limits, cash outs and taxes: €.20\.00$/);
});

test('CPN-115 the single bets of a system are listed 50 a page', async () => {
  const ticket = {
    type: 'system',
    stakeMinor: 12_600,
    systemSize: 5,
    selections: Array.from({ length: 9 }, () => ({ odds: 2000, settlement: 'won' as const })),
  } as const;
  await explain(ticket, 'A B C D E F G H I'.split(' '));
  await userEvent.click(await screen.findByRole('button', { name: 'Individual bets: 126' }));
  expect(
    screen.getAllByRole('listitem').filter((item) => item.textContent.includes('×')),
  ).toHaveLength(50);
  screen.getByText('A + B + C + D + E');
  await userEvent.click(screen.getByText('3', { selector: 'button' }));
  screen.getByText('E + F + G + H + I');
});

test('CPN-110 lines without a figure come before the steps, each of which has one', async () => {
  const ticket = {
    type: 'antiAccumulator',
    stakeMinor: 10_000,
    antiOdds: 1170,
    selections: [
      { odds: 2000, settlement: 'lost' },
      { odds: 1500, settlement: 'won' },
    ],
  } as const;
  await explain(ticket, ['A', 'B']);
  const verdict = await screen.findByText('Losing selections: 1 of 2. The bet wins.');
  expect(verdict.tagName).toBe('P');
  expect(
    [...document.querySelectorAll('dl > div')].map((step) => step.querySelectorAll('dd').length),
  ).toEqual([1, 1]);
});

test.each([
  ['lost', 'Assumes no open selection is void: that would change the odds.'],
  ['won', 'Assumes at least one open selection loses.'],
] as const)(
  'CPN-837 an anti-accumulator with a selection that is %s says: %s',
  async (settlement, said) => {
    const ticket = {
      type: 'antiAccumulator',
      stakeMinor: 10_000,
      antiOdds: 1170,
      selections: [
        { odds: 2000, settlement },
        { odds: 1500, settlement: 'unsettled' },
      ],
    } as const;
    await explain(ticket, ['A', 'B']);
    expect(await screen.findByText(said)).toBeDefined();
  },
);
