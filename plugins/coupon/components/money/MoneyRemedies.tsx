import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, useServices, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import styles from './Money.module.css';

const depositRoute = 'payments.recharge';

/** Beside what is wrong with the stake: a trader can be asked, or money paid in where the site has a page for it. */
export const MoneyRemedies = observer(function MoneyRemedies({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.money');
  const { navigation } = useServices();
  const { limits, money } = workspace;
  const problem = limits.fieldProblem?.kind;
  if (problem === 'above-max' && money.isVipOffered && workspace.isSignedIn) {
    return (
      <Button size="sm" className={styles.remedy} onClick={() => money.setVip(true)}>
        {t('vip.ask')}
      </Button>
    );
  }
  if (problem === 'above-balance' && navigation.hasRoute(depositRoute)) {
    return (
      <ButtonLink size="sm" className={styles.remedy} to={{ name: depositRoute }}>
        {t('deposit')}
      </ButtonLink>
    );
  }
  return null;
});
