import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { payInByCard } from '../../payments/testing/payInByCard.ts';
import { limits } from '../index.ts';
import { DepositsPanel } from './DepositsPanel.tsx';

async function open(prepare: (person: TestPerson) => Promise<unknown>, hasPaid = true) {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  await prepare(person);
  if (hasPaid) await payInByCard(sandbox, person);
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, office, limits] });
  await act(async () =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  rerender(<DepositsPanel />);
  await screen.findByRole('heading', { name: 'Deposits and limit' });
  return [...document.querySelectorAll('dl > div')].map((row) =>
    row.textContent.replaceAll('\u00A0', ' '),
  );
}

test('LIM-90 OF02 B05 B12 the account page shows the used part of each deposit limit, and the sum of all time', async () => {
  const rows = await open(async (person) =>
    person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 21, limitValue: 20_000, measure: 'EUR' }],
    }),
  );
  expect(rows).toEqual([
    'Deposited or on its way, 7 days€ 50.00 of € 200.00',
    expect.stringMatching(/^Deposits less withdrawals, all time€ [\d,.]+$/),
  ]);
  expect(screen.getByRole('link', { name: 'Set or change limits' }).getAttribute('href')).toBe(
    '/en/office/responsible',
  );
});

test('LIM-90 OF02 B05 without a limit the week shows that there is none', async () => {
  expect((await open(async () => undefined, false))[0]).toBe(
    'Deposited or on its way, 7 days€ 0.00, no limit set',
  );
});
