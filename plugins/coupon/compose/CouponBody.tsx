import { observer } from 'mobx-react-lite';
import { lazy, useRef } from 'react';
import { AsyncBoundary, LazyPart } from '#core/ui';
import { BetAccepted } from '../accepted/BetAccepted.tsx';
import { useHeldHeight } from '../accepted/useHeldHeight.ts';
import { CouponFoot } from './CouponFoot.tsx';
import { OneClickPart } from '../one-click/OneClickPart.tsx';
import { CouponAction } from './CouponAction.tsx';
import { CouponHead } from './CouponHead.tsx';
import { CouponLast } from './CouponLast.tsx';
import styles from './CouponBody.module.css';
import { isPlain } from '#domain/ticket/CouponType.ts';
import { CouponSkeleton } from '../frame/CouponSkeleton.tsx';
import { SelectionList } from '../selections/SelectionList.tsx';
import {
  useCouponStore,
  useOneClickStore,
  usePlacementStore,
  useSelections,
  useSettingsStore,
} from '../setup/useStores.ts';

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
  const coupon = useCouponStore();
  const oneClick = useOneClickStore();
  const placement = usePlacementStore();
  const selections = useSelections();
  const settings = useSettingsStore();
  const { state } = placement;
  const scrollRef = useRef<HTMLDivElement>(null);
  useHeldHeight(scrollRef, placement);
  if (settings.isOpen) {
    return (
      <AsyncBoundary fallback={<CouponSkeleton count={3} />}>
        <SettingsPanel />
      </AsyncBoundary>
    );
  }
  if (oneClick.isOn && selections.count === 0) return <OneClickPart />;
  if (state.kind === 'accepted' && state.singles !== undefined) {
    return (
      <LazyPart
        name="coupon.singles"
        load={loadSinglesAccepted}
        props={{ singles: state.singles }}
        hasLaterTexts
        skeleton={<CouponSkeleton count={state.singles.length} />}
      />
    );
  }
  if (state.kind === 'accepted') return <BetAccepted bet={state.bet} />;
  return (
    <>
      <div className={styles.middle}>
        <div ref={scrollRef} className={styles.scroll} data-coupon-scroll="">
          {oneClick.isOn ? <OneClickPart /> : null}
          {hasKeypad ? null : <CouponHead />}
          {isPlain(coupon.type) ? (
            <SelectionList />
          ) : (
            <LazyPart
              name="coupon.kind"
              load={loadKindBody}
              props={{}}
              skeleton={<SelectionList />}
            />
          )}
          <CouponFoot hasKeypad={hasKeypad} />
        </div>
        <CouponLast hasKeypad={hasKeypad} />
      </div>
      <CouponAction />
    </>
  );
});
