import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';

/** The choice of the account, for who has several; its code comes only for them. */
export const PaidFrom = observer(function PaidFrom({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  if (!workspace.hasAccountChoice) return null;
  return (
    <LazyPart
      name="coupon.account-picker"
      load={async () => (await import('./AccountPicker.tsx')).AccountPicker}
      props={{ workspace }}
      hasLaterTexts
      skeleton={null}
    />
  );
});
