import type { Http } from '#core';
import type { Cashback, CashbackWeek } from './Cashback.ts';
import { readCashback } from './cashbackFromWire.ts';

export async function loadCashback(http: Http, signal: AbortSignal): Promise<Cashback> {
  return readCashback(await http.call('bonuses.cashback', { signal }));
}

export async function collectCashback(
  http: Http,
  { accountId, fromS }: CashbackWeek,
  key: string,
): Promise<Cashback> {
  return readCashback(
    await http.call('bonuses.collect', {
      body: { account_id: accountId, from: fromS },
      idempotencyKey: key,
    }),
  );
}
