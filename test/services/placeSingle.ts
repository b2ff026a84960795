import type { HttpError } from '#core';
import type { PlatformPage } from './createPlatformPage.ts';

/** Places a single on the first open outcome of the line; returns the bet's number. */
export async function placeSingle(
  { http }: Pick<PlatformPage, 'http'>,
  accountId: number,
  stakeMinor: number,
  currency = 'EUR',
): Promise<number> {
  const { games } = await http.call('betting.games', { query: { section: 'line', limit: 5 } });
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap((market) => market.outcomes)
    .find((one) => !one.isBlocked);
  if (outcome === undefined)
    throw new Error('The line has no open outcome: look at the world of the sandbox');
  const body = {
    accountId,
    typeId: 0 as const,
    amount: { minor: stakeMinor, currency },
    bets: [{ id: outcome.id, coef: outcome.coef }] as [{ id: number; coef: number }],
    changeCoefAction: 1 as const,
    coefViewId: 0,
  };
  const placement = await http
    .call('coupon.place', { body, idempotencyKey: '0f0e0d0c-0b0a-4908-8706-050403020100' })
    .catch((error: HttpError) => {
      throw new Error(`The bet was not accepted: ${error.message}`);
    });
  if (placement.coupon === undefined) throw new Error(`The bet is ${placement.state}`);
  return placement.coupon.id;
}
