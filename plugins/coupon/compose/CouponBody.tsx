import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, LazyPart, useService } from '#core/ui';
import { couponWorkspaceToken } from '../contract.ts';
import { BetAccepted } from '../accepted/BetAccepted.tsx';
import { CouponFoot } from './CouponFoot.tsx';
import { OneClickPart } from '../one-click/OneClickPart.tsx';
import { CouponHead } from './CouponHead.tsx';
import { CouponLast } from './CouponLast.tsx';
import styles from './CouponBody.module.css';
import { isPlain } from '#domain/ticket/CouponType.ts';
import { CouponSkeleton } from '../frame/CouponSkeleton.tsx';
import { SelectionList } from '../selections/SelectionList.tsx';

const SettingsPanel = lazy(async () => ({
  default: (await import('../settings/SettingsPanel.tsx')).SettingsPanel,
}));
const loadSinglesAccepted = async () =>
  (await import('../singles/SinglesAccepted.tsx')).SinglesAccepted;
const loadKindBody = async () => (await import('../kinds/KindBody.tsx')).KindBody;

/** The coupon with its selections, or the bet that was just placed. */
export const CouponBody = observer(function CouponBody({
  hasKeypad,
}: {
  readonly hasKeypad: boolean;
}) {
  const workspace = useService(couponWorkspaceToken);
  const { state } = workspace.placement;
  if (workspace.settings.isOpen) {
    return (
      <AsyncBoundary fallback={<CouponSkeleton count={3} />}>
        <SettingsPanel workspace={workspace} />
      </AsyncBoundary>
    );
  }
  if (workspace.oneClick.isOn && workspace.selections.count === 0)
    return <OneClickPart workspace={workspace} />;
  if (state.kind === 'accepted' && state.singles !== undefined) {
    return (
      <LazyPart
        name="coupon.singles"
        load={loadSinglesAccepted}
        props={{ singles: state.singles, workspace }}
        hasLaterTexts
        skeleton={<CouponSkeleton count={state.singles.length} />}
      />
    );
  }
  if (state.kind === 'accepted') return <BetAccepted bet={state.bet} workspace={workspace} />;
  return (
    <>
      <div className={styles.scroll} data-coupon-scroll="">
        {workspace.oneClick.isOn ? <OneClickPart workspace={workspace} /> : null}
        {hasKeypad ? null : <CouponHead workspace={workspace} />}
        {isPlain(workspace.coupon.type) ? (
          <SelectionList workspace={workspace} />
        ) : (
          <LazyPart
            name="coupon.kind"
            load={loadKindBody}
            props={{ workspace }}
            skeleton={<SelectionList workspace={workspace} />}
          />
        )}
        <CouponFoot workspace={workspace} hasKeypad={hasKeypad} />
      </div>
      <CouponLast workspace={workspace} hasKeypad={hasKeypad} />
    </>
  );
});
