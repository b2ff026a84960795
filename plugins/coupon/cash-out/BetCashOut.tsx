import { isSettled } from '#domain/bets/Bet.ts';
import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { couponStoresToken } from '../setup/couponStoresToken.ts';
import { CashOut } from './CashOut.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

interface BetCashOutProps {
  readonly betId: number;
  /** The page already says what was paid out for a part. */
  readonly isPartTold?: boolean | undefined;
}

/** Cash-out of an open bet, wherever it is shown; nothing without an offer. */
export const BetCashOut = observer(function BetCashOut(props: BetCashOutProps) {
  return useServices().services.has(couponStoresToken) ? <OfferedCashOut {...props} /> : null;
});

const OfferedCashOut = observer(function OfferedCashOut({
  betId,
  isPartTold = false,
}: BetCashOutProps) {
  const { myBets } = useCouponStores();
  const bet = myBets.byId.get(betId);
  if (bet === undefined || isSettled(bet) || !myBets.offers.has(betId)) return null;
  return <CashOut bet={bet} isPartTold={isPartTold} />;
});
