import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { hasCutOdds } from './hasCutOdds.ts';
import { useAccountStore, useRowsStore } from '../setup/useStores.ts';

/** The note about cut odds; loaded only for persons whose odds are cut. */
export const CutOdds = observer(function CutOdds() {
  const account = useAccountStore();
  const rows = useRowsStore();
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
