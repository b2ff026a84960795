import type { Users } from '../../accounts/Users.ts';
import type { MoneyService } from './MoneyService.ts';

const dayMs = 86_400_000;

/** Promotions of the demo account: two codes, a bonus account, a code for everybody. */
export function seedMoney(users: Users, money: MoneyService, nowMs: number): void {
  const demo = users.byLogin('demo');
  if (demo === undefined) return;
  const endsAtS = (days: number): number => Math.floor((nowMs + days * dayMs) / 1000);
  const own = { currency: 'EUR', userId: demo.id, types: [] };
  money.promos.add({
    ...own,
    code: 'SPRING10',
    benefit: { kind: 'free-bet', valueMinor: 1000, isStakePaidOut: false },
    minSelections: 3,
    minOdds: 1200,
    types: ['accumulator'],
    endsAtS: endsAtS(21),
  });
  money.promos.add({
    ...own,
    code: 'WEEKEND',
    benefit: { kind: 'refund', valueMinor: 2500 },
    minSelections: 1,
    minOdds: 1400,
    endsAtS: endsAtS(6),
  });
  money.promos.add({
    ...own,
    code: 'WINTER5',
    benefit: { kind: 'free-bet', valueMinor: 500, isStakePaidOut: true },
    minSelections: 1,
    minOdds: 0,
    endsAtS: endsAtS(-40),
  });
  money.promos.add({
    code: 'NORTH-77Q',
    currency: 'EUR',
    types: [],
    benefit: { kind: 'free-bet', valueMinor: 500, isStakePaidOut: true },
    minSelections: 1,
    minOdds: 1500,
    endsAtS: undefined,
  });
  money.bonuses.open(
    demo.id,
    'EUR',
    {
      minor: 4000,
      wagerMinor: 20_000,
      wageredMinor: 12_400,
      maxMinor: 20_000,
      endsAtMs: nowMs + 24 * dayMs,
    },
    nowMs - 6 * dayMs,
  );
}
