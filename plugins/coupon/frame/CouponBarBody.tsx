import { observer } from 'mobx-react-lite';
import { Button, Count, Icon, LazyPart, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import styles from './CouponBar.module.css';
import { kindName } from '../kinds/kindName.ts';
import { useKindOdds } from '../compose/useKindOdds.ts';
import {
  useCouponStore,
  useMoneyStore,
  useOneClickStore,
  useRowsStore,
  useSelections,
  useStakeCheckStore,
} from '../setup/useStores.ts';

interface CouponBarBodyProps {
  /** False while the coupon itself is visible. */
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

/** Selections and, while they can be bet on, odds, stake and payout; the button opens it all. */
export const CouponBarBody = observer(function CouponBarBody({
  isShown,
  onOpen,
}: CouponBarBodyProps) {
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const kindOdds = useKindOdds();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const oneClick = useOneClickStore();
  const rows = useRowsStore();
  const selections = useSelections();
  const stakeCheck = useStakeCheckStore();
  // A price that can no longer be bet on would be read as an offer.
  const isOffered = rows.obstacle === undefined;
  const win =
    isOffered && stakeCheck.stakeProblem === undefined ? money.potentialPayoutMinor : undefined;
  if (oneClick.isOn)
    return (
      <LazyPart
        name="coupon.armed-bar"
        load={async () => (await import('../one-click/ArmedBar.tsx')).ArmedBar}
        props={{ oneClick, isShown }}
        hasLaterTexts
        skeleton={null}
      />
    );
  if (!isShown || selections.count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('bar.label', { count: selections.count })}>
      <Count value={selections.count} tone="accent" className={styles.count} />
      <span className={styles.text}>
        <b>
          {kindName(tKinds, coupon.type, selections.count)}{' '}
          {isOffered && coupon.hasTotalOdds ? (
            <bdi className="num" translate="no">
              {kindOdds(coupon.type, rows.totalOdds)}
            </bdi>
          ) : null}
        </b>
        {win === undefined ? null : (
          <small className={styles.win}>
            <Amount minor={coupon.totalStakeMinor} currency={coupon.currency} />
            <Icon name="arrow-right" size={13} />
            <Amount minor={win} currency={coupon.currency} />
          </small>
        )}
      </span>
      <Button variant="primary" className={styles.open} onClick={onOpen}>
        {t('bar.open')}
      </Button>
    </section>
  );
});
