import { useFormat, useTranslate } from '#core/ui';
import { isSettled, type Bet, type PlacedSelection } from '#domain/bets/Bet.ts';
import { betNumber } from '#domain/bets/betNumber.ts';
import { countParts } from '#domain/bets/countParts.ts';

/** Texts of a bet that rows, cards and lists share. */
export interface BetText {
  /** What was picked, or what kind of bet it is. */
  readonly title: (bet: Bet) => string;
  /** The event of a single, else the number. */
  readonly subtitle: (bet: Bet) => string;
  readonly kind: (bet: Bet) => string;
  readonly number: (bet: Bet) => string;
  readonly odds: (bet: Bet) => string;
  /** Of one of many singles of which some were not placed: how many were. */
  readonly batch: (bet: Bet) => string | undefined;
  /** What was paid, or what it may pay. */
  readonly returned: (bet: Bet) => string;
}

/** Call it inside an observer: it follows language and odds format. */
export function useBetText(): BetText {
  const t = useTranslate('office');
  const { money, odds, totalOdds } = useFormat();
  const number = (bet: Bet): string => t('bet.number', { number: betNumber(bet.id) });
  const kind = (bet: Bet): string => {
    return bet.systemSize === undefined
      ? t(`type.${bet.type}`)
      : `${t(`type.${bet.type}`)} ${bet.systemSize}/${countParts(bet)}`;
  };
  /** The only selection of the bet. */
  const only = (bet: Bet): PlacedSelection | undefined =>
    bet.selections.length === 1 ? bet.selections[0] : undefined;
  return {
    kind,
    number,
    title: (bet) =>
      only(bet)?.outcomeName ??
      t('bet.manySelections', { kind: kind(bet), count: bet.selections.length }),
    subtitle: (bet) => only(bet)?.eventName ?? number(bet),
    odds: (bet) => {
      if (bet.odds === undefined) return '–';
      return bet.type === 'accumulator' ? totalOdds(bet.odds) : odds(bet.odds);
    },
    batch: ({ batch }) =>
      batch === undefined || batch.placed === batch.count
        ? undefined
        : t('bet.together', { placed: batch.placed, count: batch.count }),
    returned: (bet) => {
      if (bet.payout !== undefined) return money(bet.payout);
      return isSettled(bet) ? '–' : t('bet.upTo', { amount: money(bet.potentialPayout) });
    },
  };
}
