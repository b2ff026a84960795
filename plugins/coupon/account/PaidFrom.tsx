import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** The choice of the account, loaded only for persons with several. */
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
