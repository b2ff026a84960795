import { isSettled } from '#domain/bets/Bet.ts';
import { observer } from 'mobx-react-lite';
import { useLaterTexts, useServices, useTranslate } from '#core/ui';
import type { NoCashOutReason } from '#domain/bets/cash-out/CashOutOffer.ts';
import { myBetsToken } from '../my-bets/myBetsToken.ts';
import { CashOut } from './CashOut.tsx';
import styles from './CashOut.module.css';
import { useMyBetsStore } from '../setup/useStores.ts';

/** Reason why there is no cash-out, in the place of the button. */
function NoCashOut({ reason }: { readonly reason: NoCashOutReason }) {
  const t = useTranslate('coupon.later');
  const hasTexts = useLaterTexts('coupon', 'cash.title');
  return hasTexts ? <p className={styles.note}>{t(`cash.none.${reason}`)}</p> : null;
}

interface BetCashOutProps {
  readonly betId: number;
  /** The page already shows what was paid out for a part. */
  readonly isPartTold?: boolean | undefined;
}

/** Cash-out of an open bet; renders nothing without an offer. */
export const BetCashOut = observer(function BetCashOut(props: BetCashOutProps) {
  return useServices().services.has(myBetsToken) ? <OfferedCashOut {...props} /> : null;
});

const OfferedCashOut = observer(function OfferedCashOut({
  betId,
  isPartTold = false,
}: BetCashOutProps) {
  const myBets = useMyBetsStore();
  const bet = myBets.byId.get(betId);
  const offer = myBets.offers.get(betId);
  if (bet === undefined || isSettled(bet) || offer === undefined) return null;
  if (offer.kind === 'none')
    return offer.reason === undefined ? null : <NoCashOut reason={offer.reason} />;
  return <CashOut bet={bet} isPartTold={isPartTold} />;
});
