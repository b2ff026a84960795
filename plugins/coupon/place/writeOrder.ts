import type { OddsFormat } from '#domain/odds/OddsFormat.ts';
import { formatOdds, formatTotalOdds } from '#domain/odds/formatOdds.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { totalOdds } from '#domain/ticket/totalOdds.ts';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { CouponOrder, OrderedSelection } from './CouponOrder.ts';
import { decideOdds } from '#domain/bets/decideOdds.ts';
import type { Account } from '../../auth/contract.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { TicketStore } from '../compose/TicketStore.ts';

interface OrderStores {
  readonly selections: CouponSelections;
  readonly rows: RowsStore;
  readonly coupon: CouponStore;
  readonly money: MoneyStore;
  readonly pricing: PricingStore;
  readonly settings: SettingsStore;
  readonly tickets: TicketStore;
}

/** State of the page at the moment of the press. */
export interface PlacingPress {
  /** The account that pays. */
  readonly account: Account;
  /** Displayed thousandths by outcome id. */
  readonly shown: ReadonlyMap<number, number>;
  /** The press was on "Accept and place". */
  readonly isAccepting: boolean;
  readonly oddsFormat: OddsFormat;
  readonly language: string;
  readonly refId: string | undefined;
}

/** Returns the origin of a selection. */
export function takenFrom({
  accumulatorId,
  pageType,
}: Pick<SelectionDraft, 'accumulatorId' | 'pageType'>): Pick<
  OrderedSelection,
  'accumulatorId' | 'pageType'
> {
  return {
    ...(accumulatorId === undefined ? {} : { accumulatorId }),
    ...(pageType === undefined ? {} : { pageType }),
  };
}

/** Formats total odds as displayed. */
function readOdds(type: CouponType, odds: number, format: OddsFormat, language: string): string {
  const write = type === 'accumulator' ? formatTotalOdds : formatOdds;
  return write(toOddsOfThousandths(odds), format, language);
}

/**
 * Builds the order of a coupon without a blocker, with the displayed odds; undefined when odds
 * moved and the policy requires confirmation.
 */
export function writeOrder(
  { coupon, money, pricing, rows, selections, settings, tickets }: OrderStores,
  { account, shown, isAccepting, oddsFormat, language, refId }: PlacingPress,
): CouponOrder | undefined {
  if (isAccepting) {
    selections.acceptOdds(shown);
    pricing.acceptAntiOdds();
  }
  const priced = rows.all.map((row) => ({
    outcomeId: row.draft.outcomeId,
    odds: shown.get(row.draft.outcomeId) ?? row.draft.odds,
    row,
  }));
  const { type } = coupon;
  const { ticket } = tickets;
  const isSent = (seen: number, now: number): boolean =>
    decideOdds(seen, now, settings.policy) === 'send';
  const isTaken =
    type === 'antiAccumulator' && !settings.choices.isExactOdds
      ? isSent(pricing.seenAntiOdds ?? 0, ticket.antiOdds ?? 0)
      : priced.every(({ odds, row }) => isSent(row.draft.odds, odds) && isSent(odds, row.odds));
  if (!isTaken) return undefined;
  const { isVipNeeded, promo, terms } = money;
  const total = totalOdds({
    ...ticket,
    selections: ticket.selections.map((selection, index) => ({
      ...selection,
      odds: priced[index]?.odds ?? selection.odds,
    })),
  });
  const oddsByView = total === undefined ? undefined : readOdds(type, total, oddsFormat, language);
  return {
    accountId: account.id,
    type,
    stakeMinor: coupon.totalStakeMinor,
    currency: coupon.currency,
    policy: settings.policy,
    oddsFormat,
    ...(oddsByView === undefined ? {} : { oddsByView }),
    ...(refId === undefined ? {} : { refId }),
    selections: priced.map(({ outcomeId, odds, row: { draft } }, index) => {
      const { blockId, isBanker } = ticket.selections[index] ?? {};
      return {
        outcomeId,
        odds,
        ...(isBanker === true ? { isBanker } : {}),
        ...(blockId === undefined ? {} : { blockId }),
        ...takenFrom(draft),
      };
    }),
    ...(settings.choices.isExactOdds ? { isExactOdds: true } : {}),
    ...(settings.choices.isDroppedOnScoreChange ? { isDroppedOnScoreChange: true } : {}),
    ...(ticket.systemSize === undefined ? {} : { systemSize: ticket.systemSize }),
    ...(ticket.blockStakes === undefined ? {} : { blockStakes: ticket.blockStakes }),
    ...(ticket.antiOdds === undefined ? {} : { antiOdds: ticket.antiOdds }),
    ...(terms.isBonusBet === true ? { isBonusBet: true } : {}),
    ...(isVipNeeded ? { isVipBet: true } : {}),
    ...(promo === undefined ? {} : { promoCode: promo.code }),
    ...(terms.advanceMinor === undefined || terms.advanceMinor === 0
      ? {}
      : { advanceMinor: terms.advanceMinor }),
    ...(type === 'singles'
      ? {
          selectionStakes: Object.fromEntries(
            priced.map(({ outcomeId }, index) => [
              outcomeId,
              ticket.selections[index]?.stakeMinor ?? 0,
            ]),
          ),
        }
      : {}),
  };
}
