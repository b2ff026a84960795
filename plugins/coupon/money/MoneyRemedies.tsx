import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, usePeekService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { questionModal } from '../../support/contract.ts';
import { depositWay } from './depositWay.ts';
import styles from './Money.module.css';
import { useMoneyStore, usePlacingStore, useStakeCheckStore } from '../setup/useStores.ts';

/** Actions for a stake that is too large: ask a trader, deposit, or contact support. */
export const MoneyRemedies = observer(function MoneyRemedies() {
  const t = useTranslate('coupon.money');
  const money = useMoneyStore();
  const placing = usePlacingStore();
  const stakeCheck = useStakeCheckStore();
  const problem = stakeCheck.fieldProblem?.kind;
  if (problem === 'above-max' && money.isVipOffered && placing.isSignedIn) {
    return (
      <Button size="sm" className={styles.remedy} onClick={() => money.setVip(true)}>
        {t('vip.ask')}
      </Button>
    );
  }
  if (problem === 'above-balance') return <DepositRemedy />;
  return null;
});

const DepositRemedy = observer(function DepositRemedy() {
  const t = useTranslate('coupon.money');
  const services = useServices();
  const way = depositWay(services);
  const isClosed = usePeekService(accountsToken)?.isDepositClosed === true;
  // Coupon and cashier explain the closure; no link leads there.
  if (isClosed) return null;
  if (way.kind === 'page') {
    return (
      <ButtonLink size="sm" className={styles.remedy} to={{ name: way.route }}>
        {t('deposit')}
      </ButtonLink>
    );
  }
  return (
    <>
      <p className={styles.without}>{t('deposit.none')}</p>
      {way.kind === 'none' ? null : (
        <Button
          size="sm"
          className={styles.remedy}
          onClick={() => void services.modals.open(questionModal, { topic: 'payments' })}
        >
          {t('deposit.ask')}
        </Button>
      )}
    </>
  );
});
