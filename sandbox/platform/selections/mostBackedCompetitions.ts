import type { YourLine } from '#wire';
import type { Store } from '../store/Store.ts';

const daysMs = 90 * 86_400_000;
const most = 10;

/** SBX-403: returns the competitions of a user's bets of 90 days, most bets first, then newest. */
export function mostBackedCompetitions(store: Store, userId: number, nowMs: number): YourLine {
  const champs = store.all<{ id: number; betCount: number }>(
    `SELECT json_extract(coupon_selections.snapshot, '$.champId') AS id, COUNT(*) AS betCount
     FROM coupons JOIN coupon_selections ON coupon_selections.coupon_id = coupons.id
     WHERE coupons.user_id = ? AND coupons.placed_at_ms > ?
     GROUP BY 1 ORDER BY betCount DESC, MAX(coupons.placed_at_ms) DESC LIMIT ?`,
    userId,
    nowMs - daysMs,
    most,
  );
  return { champs: champs.map(({ id, betCount }) => ({ id, betCount })) };
}
