import type { CashbackAnswer } from '#wire';
import { readBarred } from '../frame/Barred.ts';
import type { Cashback } from './Cashback.ts';

export function readCashback(wire: CashbackAnswer): Cashback {
  const { additional_data: more, cashbackSetting: setting } = wire;
  return {
    barred: readBarred(wire.barred),
    percent: setting.permille / 10,
    most: setting.most,
    collectDays: setting.collect_days,
    weeks: wire.weeks.map((week) => ({
      accountId: week.account_id,
      fromS: week.from,
      untilS: week.until - 1,
      staked: week.staked,
      returned: week.returned,
      amount: week.amount,
      state: week.state,
      collectFromS: week.collect_from,
      collectUntilS: week.collect_until,
      collectedAtS: week.collected_at,
    })),
    programmes: wire.programmes.map(({ programme, level, levels }) => ({
      name: programme,
      level,
      levels: levels.map((each) => ({
        level: each.level,
        percent: each.permille / 10,
        fromPoints: each.from_points,
      })),
    })),
    accumulated: { points: wire.pointsAccumulated, money: wire.pointsMoney },
    club: wire.showClubPoints
      ? { points: wire.clubPoints, money: wire.clubPointsMoney }
      : undefined,
    arePromoPoints: more.usePromoPointsName,
    eurosForPoint: more.isVisiblePromoPointsRules ? more.promoPoints : undefined,
    hasMoreTerms: more.showAdditionalCashBackTerms,
  };
}
