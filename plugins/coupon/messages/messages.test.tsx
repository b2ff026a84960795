import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AsyncBoundary } from '#core/ui';
import { createCouponStage, type CouponStage } from '../testing/createCouponStage.ts';
import { showOnStage } from '../testing/showOnStage.tsx';
import { messagesToken } from './messagesToken.ts';
import { exampleBet } from '#domain/bets/testing/exampleBet.ts';
import type { BetMessage } from './BetMessage.ts';
import { MessageBell } from './MessageBell.tsx';
import { MessagesStore } from './MessagesStore.ts';
import { messageTitle, tellMessage } from './tellMessage.ts';

// Each test has a platform of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

interface Opened {
  readonly page: CouponStage;
  readonly store: MessagesStore;
  readonly told: BetMessage[];
}

async function opened(): Promise<Opened> {
  const page = await createCouponStage();
  await page.signIn();
  const told: BetMessage[] = [];
  const store = new MessagesStore(page.services, (message) => {
    told.push(message);
    tellMessage(message, page.services);
  });
  onTestFinished(store.dispose);
  await page.pass(1000);
  return { page, store, told };
}

/** Places a single and lets its event end; `settlement` is that of the wire. */
async function settle({ page }: Opened, settlement: 0 | 1 | 2): Promise<number> {
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  page.press();
  await page.pass(1500);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(state.kind);
  page.stores.placement.dismiss();
  await page.sandbox.post(`/sandbox/v1/events/${bet.gameId}/result`, {
    score: [1, 0],
    outcomes: { [bet.id]: settlement },
  });
  await page.pass(12_000);
  return state.bet.id;
}

test.each([
  [1, 'won', 'success'],
  [0, 'lost', 'neutral'],
  [2, 'returned', 'info'],
] as const)(
  'CPN-521 a bet that settles as %d while the page is open is told once as %s, in tone %s',
  async (settlement, said, tone) => {
    const stage = await opened();
    const { page, store, told } = stage;
    expect(told).toEqual([]);
    const betId = await settle(stage, settlement);
    expect(told.map(({ bet, isRead, isCorrection }) => [bet.id, isRead, isCorrection])).toEqual([
      [betId, false, false],
    ]);
    expect(store.list.value?.[0]?.bet.id).toBe(betId);
    const notice = page.noticed.at(-1);
    expect([notice?.tone, notice?.title.startsWith(`coupon.messages:${said}`)]).toEqual([
      tone,
      true,
    ]);
    expect(notice?.text).toContain(' · ');
    await page.pass(5000);
    expect(told).toHaveLength(1);
  },
);

test('CPN-521 B19 a corrected result is said so, and is a win only where it pays more than the stake', () => {
  const said = (payoutMinor: number): string =>
    messageTitle(
      {
        id: '5.1',
        atS: 1,
        isRead: false,
        isCorrection: true,
        bet: exampleBet({
          stake: { minor: 1000, currency: 'EUR' },
          payout: { minor: payoutMinor, currency: 'EUR' },
        }),
      },
      (key, values) => `${key} ${Object.values(values ?? {}).join()}`,
      'en',
    );
  expect([0, 400, 1000, 1001].map(said)).toEqual([
    'coupon.messages:corrected coupon.messages:lost €\u00a00.00',
    'coupon.messages:corrected coupon.messages:partlyPaid €\u00a04.00',
    'coupon.messages:corrected coupon.messages:returned €\u00a010.00',
    'coupon.messages:corrected coupon.messages:won €\u00a010.01',
  ]);
});

test('CPN-524 after another person signed in nothing of the one before is left', async () => {
  const { page, store } = await opened();
  expect(store.list.value?.length).toBeGreaterThan(0);
  page.become(undefined);
  await page.pass(100);
  expect([store.list.value, store.unread]).toEqual([undefined, []]);
});

test('CPN-522 CPN-523 the bell counts what is unread, its list names each bet, and opening it marks all as read', async () => {
  const { page, store } = await opened();
  const count = store.unread.length;
  expect(count).toBeGreaterThan(0);
  page.provide(messagesToken.name, store);
  await showOnStage(
    page,
    <AsyncBoundary fallback={null}>
      <MessageBell />
    </AsyncBoundary>,
  );
  const bell = await screen.findByRole('button', { name: `Messages, ${count} unread` });
  act(() => {
    const panel = document.querySelector('[popover]');
    panel?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  });
  const rows = await screen.findAllByRole('listitem', { hidden: true });
  expect(rows).toHaveLength(store.list.value?.length ?? 0);
  await act(() => page.pass(1000));
  await waitFor(() => expect(store.unread).toEqual([]));
  expect(screen.getByRole('button', { name: 'Messages' })).toBe(bell);
  // What was new stays marked while the list is open.
  expect(screen.getAllByText('New', { exact: false }).length).toBeGreaterThanOrEqual(count);
});
