import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { useKindOdds } from '../compose/useKindOdds.ts';
import {
  useCouponStore,
  useMoneyStore,
  usePricingStore,
  useRowsStore,
  useStakeCheckStore,
  useTicketStore,
} from '../setup/useStores.ts';
import { Note } from './Note.tsx';

interface ChangedNoteProps {
  /** Whether the change caused the refusal of the last bet. */
  readonly isRefused: boolean;
}

/** Asks to accept changed odds: old and new total, and the new potential payout. */
export const ChangedNote = observer(function ChangedNote({ isRefused }: ChangedNoteProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  const kindOdds = useKindOdds();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const pricing = usePricingStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const tickets = useTicketStore();
  const win = stakeCheck.stakeProblem === undefined ? money.potentialPayoutMinor : undefined;
  const { seenAntiOdds } = pricing;
  const { antiOdds } = tickets.ticket;

  function total(): string {
    if (antiOdds !== undefined && seenAntiOdds !== undefined)
      return t('changed.total', {
        was: writer.exactPrice(toOddsOfThousandths(seenAntiOdds)),
        now: writer.exactPrice(toOddsOfThousandths(antiOdds)),
      });
    return coupon.hasTotalOdds
      ? t('changed.total', {
          was: kindOdds(coupon.type, rows.seenTotalOdds),
          now: kindOdds(coupon.type, rows.totalOdds),
        })
      : '';
  }

  return (
    <Note
      tone="warning"
      icon="arrows-up-down"
      title={t('changed.title', { count: Math.max(1, rows.changed.length) })}
    >
      {isRefused ? `${t('refused.title')}. ${t('refused.nothing-charged')} ` : null}
      <span className="num">
        {total()}
        {win === undefined
          ? ''
          : ` ${t('changed.win', { amount: format.money(createMoney(win, coupon.currency)) })}`}
      </span>
    </Note>
  );
});
