import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import styles from '../compose/CouponFoot.module.css';
import { PolicySelect } from './PolicySelect.tsx';
import { useKindOdds } from '../compose/useKindOdds.ts';

/** On a phone one line: the total odds and what to do when they change. */
export const PhonePolicy = observer(function PhonePolicy({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon');
  const kindOdds = useKindOdds();
  return (
    <div className={styles.policyLine}>
      {workspace.coupon.hasTotalOdds ? (
        <span>
          {t('total.odds')}{' '}
          <b className="num" translate="no">
            {kindOdds(workspace.coupon.type, workspace.rows.totalOdds)}
          </b>
        </span>
      ) : null}
      <PolicySelect settings={workspace.settings} isLabelShown={!workspace.coupon.hasTotalOdds} />
    </div>
  );
});
