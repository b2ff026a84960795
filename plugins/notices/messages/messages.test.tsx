import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AsyncBoundary } from '#core/ui';
import { createTestCoupon, type TestCoupon } from '../../coupon/testing/createTestCoupon.ts';
import { loadBetWords } from '../../coupon/kinds/loadBetWords.ts';
import { renderTestCoupon } from '../../coupon/testing/renderTestCoupon.tsx';
import { withdrawRoute } from '../../payments/contract.ts';
import { dictionariesOf } from '../../../core/runtime/plan/dictionariesOf.ts';
import { notices } from '../index.ts';
import arabic from '../locales/messages/ar.json' with { type: 'json' };
import { messagesToken } from './messagesToken.ts';
import { payIn, takeOut } from '../../payments/testing/moveMoney.ts';
import { exampleBet, exampleSelection } from '#domain/bets/testing/exampleBet.ts';
import type { Message } from './Message.ts';
import { MessageBell } from './MessageBell.tsx';
import { MessagesStore } from './MessagesStore.ts';
import { messageText, messageTitle } from './messageText.ts';
import { notifyMessage } from './notifyMessage.ts';

interface Opened {
  readonly page: TestCoupon;
  readonly store: MessagesStore;
  readonly told: Message[];
}

async function opened(): Promise<Opened> {
  const page = await createTestCoupon();
  await page.signIn();
  const told: Message[] = [];
  const words = await loadBetWords(page.services);
  const store = new MessagesStore(page.services, words, (message) => {
    told.push(message);
    notifyMessage(message, words, page.services);
  });
  onTestFinished(store.dispose);
  await page.pass(1000);
  return { page, store, told };
}

/** Places a single and ends its event; `settlement` is a code of the wire. */
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
  'NTC-140 M16 a bet that settles as %d while the page is open is announced once as %s, in tone %s',
  async (settlement, said, tone) => {
    const stage = await opened();
    const { page, store, told } = stage;
    expect(told).toEqual([]);
    const betId = await settle(stage, settlement);
    expect(
      told.map(
        (message) =>
          message.about === 'bet' && [message.bet.id, message.isRead, message.isCorrection],
      ),
    ).toEqual([[betId, false, false]]);
    expect(store.list.value?.[0]).toMatchObject({ about: 'bet', bet: { id: betId } });
    const notice = page.noticed.at(-1);
    expect([notice?.tone, notice?.title.startsWith(`notices.messages:${said}`)]).toEqual([
      tone,
      true,
    ]);
    expect(notice?.text).toContain(' · ');
    await page.pass(5000);
    expect(told).toHaveLength(1);
  },
);

test('NTC-140 B19 M16 a corrected result is said so, and is a win only where it pays more than the stake', () => {
  const said = (payoutMinor: number): string =>
    messageTitle(
      {
        about: 'bet',
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
    'notices.messages:corrected notices.messages:lost €\u00a00.00',
    'notices.messages:corrected notices.messages:partlyPaid €\u00a04.00',
    'notices.messages:corrected notices.messages:returned €\u00a010.00',
    'notices.messages:corrected notices.messages:won €\u00a010.01',
  ]);
});

test('SHL-790 a message in Arabic names the sides in the order of reading', () => {
  const bet = exampleBet({ selections: [exampleSelection({ eventName: 'Ash – Elm' })] });
  const said = messageText(
    { about: 'bet', id: '5.1', atS: 1, isRead: false, isCorrection: false, bet },
    undefined,
    'rtl',
  );
  expect(said).toMatch(
    /^\u200F\u2067.+، \u2068\u200F\u2067\u2068Ash\u2069 – \u2068Elm\u2069\u2069\u2069\u2069$/,
  );
});

test('NTC-143 after another person signed in nothing of the one before is left', async () => {
  const { page, store } = await opened();
  expect(store.list.value?.length).toBeGreaterThan(0);
  page.become(undefined);
  await page.pass(100);
  expect([store.list.value, store.unread]).toEqual([undefined, []]);
});

test('NTC-141 NTC-142 M16 the bell counts unread messages, its list names each bet, and opening it marks all as read', async () => {
  const { page, store } = await opened();
  const count = store.unread.length;
  expect(count).toBeGreaterThan(0);
  page.provide(messagesToken.name, store);
  await renderTestCoupon(
    page,
    <AsyncBoundary fallback={null}>
      <MessageBell />
    </AsyncBoundary>,
    Object.fromEntries(dictionariesOf('notices', notices.i18n)),
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
  // New messages stay highlighted while the list is open.
  expect(screen.getAllByText('New', { exact: false }).length).toBeGreaterThanOrEqual(count);
});

test('NTC-145 a movement of money shows a notice that links to its page, and is listed with the bets', async () => {
  const { page, store, told } = await opened();
  const { person, sandbox } = page;
  if (person === undefined) throw new Error('nobody');
  vi.spyOn(page.services.navigation, 'hasRoute').mockReturnValue(true);
  await payIn(sandbox, person);
  await page.pass(2000);
  expect(told.map(({ about }) => about)).toEqual(['deposit']);
  expect(page.noticed.at(-1)).toMatchObject({
    tone: 'info',
    title: '€\u00A050.00 has arrived',
    actions: [{ id: 'deposit', label: 'notices.messages:open' }],
  });
  expect(store.list.value?.map(({ about }) => about)).toContain('bet');
  expect(store.list.value?.[0]?.about).toBe('deposit');
});

test('NTC-145 the page that tells it itself has no notice beside it', async () => {
  const { page, told } = await opened();
  const { person, sandbox } = page;
  if (person === undefined) throw new Error('nobody');
  await payIn(sandbox, person);
  await page.pass(2000);
  const count = page.noticed.length;
  page.services.navigation.visit({ routeName: withdrawRoute, path: '/en/office/deduce' });
  await takeOut(person);
  await page.pass(2000);
  expect(told.map(({ about }) => about)).toEqual(['deposit', 'withdrawal']);
  expect(page.noticed).toHaveLength(count);
});

test('NTC-145 a limit is listed under the bell without a notice, because its own page reports it', async () => {
  const { page, store, told } = await opened();
  const count = page.noticed.length;
  await page.person?.call('POST', '/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 20, measure: 'EUR', limitValue: 1000 }],
  });
  await page.pass(2000);
  expect(told.map(({ about }) => about)).toEqual(['limits']);
  expect(page.noticed).toHaveLength(count);
  expect(store.unread.map(({ about }) => about)).toContain('limits');
});

test('NTC-146 the count on the bell contrasts with the header of every brand and theme', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'MessageBell.module.css'), 'utf8');
  const count = /\.count \{[^}]*\}/.exec(sheet)?.[0] ?? '';
  // `site check` guarantees the contrast of these two colours for every brand and theme.
  expect(count).toContain('background: var(--hdr-text);');
  expect(count).toContain(' color: var(--hdr-bg);');
});

test('NTC-140 in Arabic the payout of a won bet is called its return, not a profit', () => {
  expect(arabic.won).toContain('العائد');
  expect(arabic.won).not.toContain('ربح');
});
