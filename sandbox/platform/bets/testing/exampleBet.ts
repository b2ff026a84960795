import type { CouponBet } from '#wire';

/** An outcome as the line offers it, each of an event of its own. */
export const exampleBet = (id: number, change: Partial<CouponBet> = {}): CouponBet => ({
  id,
  typeId: 1,
  sportId: 1,
  gameId: id,
  champId: 1,
  name: 'W1',
  marketName: '1X2',
  gameName: 'A - B',
  champName: 'C',
  sportIcon: 'football',
  gameSlug: 'g',
  champSlug: 'c',
  sportSlug: 's',
  coef: 2,
  kind: 0,
  isLive: false,
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  isFinished: false,
  statusId: 1,
  starts_at: 1,
  ...change,
});
