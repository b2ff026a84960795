import { useFormat, useServices, useTranslate } from '#core/ui';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import { betNumber } from '#domain/bets/betNumber.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { stakeInPlay } from '#domain/bets/stakeInPlay.ts';
import { countParts } from '#domain/bets/countParts.ts';
import { useKindOdds } from '../compose/useKindOdds.ts';
import { isWinCertain } from '#domain/ticket/payout/isWinCertain.ts';
import { winKey } from '../kinds/winKey.ts';
import { useTradeName } from '../kinds/useTradeName.ts';

/** Texts of a placed bet, the same wherever it is shown. */
interface BetText {
  /** Outcome of a single, else the kind of bet. */
  readonly title: (bet: Bet) => string;
  /** The event of a single, else the number. */
  readonly subtitle: (bet: Bet) => string;
  /** Kind of bet with its size; a lucky or patent by its trade name. */
  readonly kind: (bet: Bet) => string;
  readonly number: (id: number) => string;
  readonly odds: (bet: Bet) => string;
  /** For one of many singles of which some were refused: how many were placed. */
  readonly batch: (bet: Bet) => string | undefined;
  /** Stake; of an open bet what is left in play after a partial cash-out. */
  readonly stake: (bet: Bet) => string;
  /** Label of the stake; a bonus is named as such. */
  readonly stakeLabel: (bet: Bet) => string;
  /** Initial stake of an open bet that was partly cashed out. */
  readonly firstStake: (bet: Bet) => string | undefined;
  /** Label of the potential payout, as in the coupon; of a certain win the label of the payout. */
  readonly winLabel: (bet: Bet) => string;
  /** Payout, or potential payout of an open bet. */
  readonly returned: (bet: Bet) => string;
}

function isPartOut(bet: Bet): boolean {
  return bet.cashOut !== undefined && !isSettled(bet);
}

/** Call it inside an observer: it follows language and odds format. */
export function useBetText(): BetText {
  const t = useTranslate('coupon.bets');
  const tKinds = useTranslate('coupon.kinds');
  const { money, names } = useFormat();
  const { direction } = useServices().environment;
  const kindOdds = useKindOdds();
  const tradeName = useTradeName();
  const number = (id: number): string => t('number', { number: betNumber(id) });
  const kind = (bet: Bet): string => {
    const named = tradeName(bet.type, bet.selections.length);
    if (named !== undefined) return named;
    const name = tKinds(`name.${bet.type}`);
    return bet.systemSize === undefined ? name : `${name} ${bet.systemSize}/${countParts(bet)}`;
  };
  return {
    kind,
    number,
    title: (bet) =>
      bet.selections[0] !== undefined && bet.selections.length === 1
        ? pickOf(bet.selections[0], direction)
        : t('many', { kind: kind(bet), count: bet.selections.length }),
    subtitle: ({ id, selections }) =>
      selections.length === 1 ? names(selections[0]?.eventName ?? '') : number(id),
    odds: ({ type, odds }) => (odds === undefined ? '–' : kindOdds(type, odds)),
    batch: ({ batch }) =>
      batch === undefined || batch.placed === batch.count
        ? undefined
        : tKinds('singles.title', { placed: batch.placed, count: batch.count }),
    stake: (bet) => money(isPartOut(bet) ? stakeInPlay(bet) : bet.stake),
    stakeLabel: (bet) => {
      if (bet.isBonusStake === true) return t('stake.bonus');
      return t(isPartOut(bet) ? 'stake.inPlay' : 'column.stake');
    },
    firstStake: (bet) => (isPartOut(bet) ? money(bet.stake) : undefined),
    winLabel: (bet) => {
      if (isWinCertain(bet)) return t('column.return');
      const key = winKey(bet.type);
      return key === undefined ? t('win') : tKinds(key);
    },
    returned: (bet) => {
      if (bet.payout !== undefined) return money(bet.payout);
      if (isSettled(bet)) return '–';
      const amount = money(bet.potentialPayout);
      return isWinCertain(bet) ? amount : t('upTo', { amount });
    },
  };
}
