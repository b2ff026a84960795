import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { payments } from '../../payments/index.ts';
import { accountsToken } from '../../auth/contract.ts';
import { support } from '../../support/index.ts';
import { supportToken } from '../../support/contract.ts';
import { paymentRequests } from '../index.ts';

/** Opens pages for the demo person with one waiting deposit; the service answers only by hand. */
export async function openRequests() {
  const { sandbox, breakOff } = attachSandbox();
  await sandbox.post('/sandbox/v1/support', { automatic: false });
  const person = await sandbox.signIn();
  const answer = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': 'key-of-a-deposit' },
  );
  const { payment } = (await answer.json()) as { readonly payment: { readonly id: number } };
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, support, payments, paymentRequests],
  });
  const { services } = runtime;
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await Promise.all([services.services.get(accountsToken), services.services.get(supportToken)]);
  });
  let visits = 0;
  const show = async (Page: ComponentType, path: string): Promise<void> => {
    visits += 1;
    await act(async () => {
      services.navigation.go(`/en/office/${path}`);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    await act(async () => rerender(<Page key={visits} />));
  };
  const ask = async (): Promise<number> =>
    (
      await services.http.call('payment-requests.create', {
        idempotencyKey: 'key-of-a-request',
        body: {
          topic: 'deposit_missing',
          transaction: payment.id,
          text: 'I have paid, and it is not there.',
        },
      })
    ).request.thread.id;
  return {
    ask,
    breakOff,
    paymentId: payment.id,
    sandbox,
    services,
    show,
    user: userEvent.setup({ applyAccept: false }),
  };
}
