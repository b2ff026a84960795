import { observer } from 'mobx-react-lite';
import { useService } from '#core/ui';
import { couponWorkspaceToken } from '../contract.ts';
import { BetAccepted } from './BetAccepted.tsx';
import { CouponFoot } from './CouponFoot.tsx';
import { CouponHead } from './CouponHead.tsx';
import { SelectionList } from './SelectionList.tsx';

/** The coupon with its selections, or the bet that was just placed. */
export const CouponBody = observer(function CouponBody({ hasKeypad }: { readonly hasKeypad: boolean }) {
  const workspace = useService(couponWorkspaceToken);
  const { state } = workspace.placement;
  if (state.kind === 'accepted') return <BetAccepted bet={state.bet} workspace={workspace} />;
  return (
    <>
      {hasKeypad ? null : <CouponHead workspace={workspace} />}
      <SelectionList workspace={workspace} />
      <CouponFoot workspace={workspace} hasKeypad={hasKeypad} />
    </>
  );
});
