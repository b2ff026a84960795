import type { Accounts } from '../../auth/contract.ts';
import type { CouponRow } from '../selections/RowsStore.ts';

/** Whether the platform lowers this person's odds for something in the coupon. */
export function hasCutOdds(user: Accounts['user'], rows: readonly CouponRow[]): boolean {
  return (
    user !== undefined &&
    rows.some((row) =>
      (row.live?.isLive ?? row.draft.isLive) ? user.hasCutLiveOdds : user.hasCutLineOdds,
    )
  );
}
