import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { hasCutOdds } from './hasCutOdds.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** The note about cut odds; loaded only for persons whose odds are cut. */
export const CutOdds = observer(function CutOdds() {
  const { account, rows } = useCouponStores();
  if (!hasCutOdds(account.user, rows.all)) return null;
  return (
    <LazyPart
      name="coupon.cut-odds"
      load={async () => (await import('./CutOddsNote.tsx')).CutOddsNote}
      props={{}}
      hasLaterTexts
      skeleton={null}
    />
  );
});
