import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** The choice of the account, for who has several; its code comes only for them. */
export const PaidFrom = observer(function PaidFrom() {
  const { account } = useCouponStores();
  if (!account.hasChoice) return null;
  return (
    <LazyPart
      name="coupon.account-picker"
      load={async () => (await import('./AccountPicker.tsx')).AccountPicker}
      props={{}}
      hasLaterTexts
      skeleton={null}
    />
  );
});
