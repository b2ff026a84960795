import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { useAccountStore } from '../setup/useStores.ts';

/** Choice of the account, for people with several; a bonus account is always marked. */
export const PaidFrom = observer(function PaidFrom() {
  const account = useAccountStore();
  if (!account.hasChoice && !account.isBonus) return null;
  return (
    <>
      <LazyPart
        name="coupon.account-picker"
        load={async () => (await import('./AccountPicker.tsx')).AccountPicker}
        props={{}}
        hasLaterTexts
        skeleton={null}
      />
      {account.isBonus ? (
        <LazyPart
          name="coupon.bonus-note"
          load={async () => (await import('./BonusNote.tsx')).BonusNote}
          props={{}}
          hasLaterTexts
          skeleton={null}
        />
      ) : null}
    </>
  );
});
