import type { AccountsAnswer, Payment, PaymentAnswer } from '../../schemas/generated/wire.ts';
import { tokenBeside } from './logInBeside.ts';

interface Stage {
  readonly baseURL: string;
}

interface Order {
  readonly minor?: number | undefined;
  /** Currency of another account than the main one, which is opened and selected. */
  readonly currency?: string | undefined;
}

/**
 * Orders a deposit by calls alone, for a journey that is not about the cashier. It stays open until
 * it is paid.
 */
export async function orderBeside(
  { baseURL }: Stage,
  login = 'demo',
  { minor = 5000, currency }: Order = {},
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
  const send = async (path: string, body: unknown): Promise<Response> =>
    call(path, {
      method: 'POST',
      headers: { ...headers, 'X-Idempotency-Key': `beside-${login}-${path}-${Date.now()}` },
      body: JSON.stringify(body),
    });
  if (currency !== undefined) await send('user/v1/accounts', { currency });
  const accounts = await call('user/v1/accounts');
  const { accounts: all, activeAccountId } = (await accounts.json()) as AccountsAnswer;
  const own = all.find(({ iso }) => iso === currency)?.id;
  if (own !== undefined) await send('user/v1/accounts/select', { id: own });
  const ordered = await send('payments/v1/deposits', {
    method_id: 'card',
    amount: { minor, currency: currency ?? 'EUR' },
    account_id: own ?? activeAccountId,
    lng: 'en',
    acknowledged: true,
  });
  return ((await ordered.json()) as PaymentAnswer).payment;
}

/** Orders a deposit and pays it on the provider's page, by calls alone. */
export async function payBeside(
  stage: Stage,
  login?: string,
  { card, ...order }: Order & { readonly card?: string } = {},
): Promise<void> {
  const { action } = await orderBeside(stage, login, order);
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
