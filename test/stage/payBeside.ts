import type { Payment, PaymentAnswer } from '../../schemas/generated/wire.ts';
import { tokenBeside } from './logInBeside.ts';

interface Stage {
  readonly baseURL: string;
}

/**
 * Orders a deposit by calls alone, for a journey of which the cashier is no part. It stays open
 * until it is paid.
 */
export async function orderBeside(
  { baseURL }: Stage,
  login = 'demo',
  minor = 5000,
): Promise<Payment> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: baseURL,
    Authorization: `Bearer ${await tokenBeside(baseURL, login)}`,
    'X-Requested-With': 'fetch',
  };
  const call = async (path: string, more: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${baseURL}/web-api/${path}`, { headers, ...more });
    if (!answer.ok) throw new Error(`${path} beside the page was answered with ${answer.status}`);
    return answer;
  };
  const accounts = await call('user/v1/accounts');
  const { activeAccountId } = (await accounts.json()) as { readonly activeAccountId: number };
  const ordered = await call('payments/v1/deposits', {
    method: 'POST',
    headers: { ...headers, 'X-Idempotency-Key': `beside-${login}-${Date.now()}` },
    body: JSON.stringify({
      method_id: 'card',
      amount: { minor, currency: 'EUR' },
      account_id: activeAccountId,
      lng: 'en',
      acknowledged: true,
    }),
  });
  return ((await ordered.json()) as PaymentAnswer).payment;
}

/** Orders a deposit and pays it on the provider's page, by calls alone. */
export async function payBeside(
  stage: Stage,
  login?: string,
  { minor, card }: { readonly minor?: number; readonly card?: string } = {},
): Promise<void> {
  const { action } = await orderBeside(stage, login, minor);
  const way = new URL(action?.kind === 'redirect' ? action.url : '', stage.baseURL).pathname;
  const leaving = await fetch(`${stage.baseURL}${way}`, { redirect: 'manual' });
  const { pathname } = new URL(leaving.headers.get('Location') ?? '', stage.baseURL);
  const paid = await fetch(`${stage.baseURL}${pathname}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stage.baseURL },
    body: JSON.stringify({ card: card ?? '4000000000000001', expiry: '12/31' }),
  });
  const { url = '' } = (await paid.json()) as { readonly url?: string };
  if (!url.includes('/success'))
    throw new Error(`The payment beside the page was answered with ${paid.status}: ${url}`);
}
