import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import type { MailingChange, MailingSettings } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { lobbies } from '../../auth/testing/lobbies.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../index.ts';
import { MailingPage } from './MailingPage.tsx';

const path = '/web-api/mailing/v1/settings';

test('OFC-130 OF13 for all 64 combinations the news flags follow from the choices by channel', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  for (let bits = 0; bits < 64; bits += 1) {
    const is = (place: number): boolean => (bits & (1 << place)) !== 0;
    const body: MailingChange = {
      enable_mail_bets: true,
      enable_mail_deposit: false,
      products: {
        sport: { email: is(0), sms: is(1) },
        casino: { email: is(2), sms: is(3) },
        poker: { email: is(4), sms: is(5) },
      },
    };
    const saved = (await (await person.call('PUT', path, body)).json()) as MailingSettings;
    expect(saved).toEqual({
      ...body,
      enable_mail_news: is(0) || is(2) || is(4),
      enable_sms_news: is(1) || is(3) || is(5),
    });
  }
});

async function open(others: readonly PluginManifest[] = [lobbies]): Promise<void> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, ...others],
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  await runtime.services.i18n.loadNamespace('office.personal');
  rerender(<MailingPage />);
  await screen.findByRole('switch', { name: 'Sports: Email' });
}
const isOn = (name: string): boolean =>
  screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

test('OFC-131 OFC-132 OF13 a switch is saved at once, and the last of several presses wins', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: 'Casino: Email' }));
  await user.click(screen.getByRole('switch', { name: 'Casino: Text message' }));
  await user.click(screen.getByRole('switch', { name: 'Settled bets' }));
  await screen.findByText('Saved.');
  expect(
    ['Sports: Email', 'Casino: Email', 'Casino: Text message', 'Settled bets'].map(isOn),
  ).toEqual([true, false, false, false]);
  expect(screen.getByText(/always sent/)).toBeDefined();
});

test('OFC-131 OF13 a refused switch is reverted with a message', async () => {
  await open();
  answer('office.changeMailing', refusal(403, 'forbidden'));
  await userEvent.click(screen.getByRole('switch', { name: 'Poker: Email' }));
  await screen.findByText(/wasn’t saved/);
  await waitFor(() => expect(isOn('Poker: Email')).toBe(true));
});

test('AUT-364 OF13 news are offered only for products that the site has', async () => {
  await open([]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Sports',
  ]);
});
