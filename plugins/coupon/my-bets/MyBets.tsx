import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, EmptyState, useServices, useTranslate } from '#core/ui';
import { CouponSkeleton } from '../frame/CouponSkeleton.tsx';
import { MyBet } from './MyBet.tsx';
import styles from './MyBets.module.css';
import { useMyBetsStore, usePlacingStore } from '../setup/useStores.ts';
import { historyRoute } from '../../office/contract.ts';

/** Open bets, newest first, then recently settled ones, updated live. */
export const MyBets = observer(function MyBets() {
  const t = useTranslate('coupon.bets');
  const { navigation, session } = useServices();
  const myBets = useMyBetsStore();
  const placing = usePlacingStore();
  if (!session.isAuthed) {
    return (
      <EmptyState
        icon="receipt"
        title={t('signed-out.title')}
        action={
          <Button variant="primary" onClick={() => placing.signIn()}>
            {t('sign-in')}
          </Button>
        }
      />
    );
  }
  const { open, settled } = myBets;
  if (open.length === 0 && settled.length === 0) {
    if (myBets.hasFailed)
      return (
        <EmptyState
          icon="receipt-off"
          title={t('error')}
          action={<Button onClick={() => void myBets.load()}>{t('retry')}</Button>}
        />
      );
    return myBets.isLoaded ? (
      <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
    ) : (
      <CouponSkeleton count={2} />
    );
  }
  return (
    <>
      <div className={styles.list} role="region" aria-label={t('coupon:tab.bets')} tabIndex={0}>
        {open.length === 0 ? null : (
          <ul aria-label={t('open')}>
            {open.map((bet) => (
              <MyBet key={bet.id} betId={bet.id} />
            ))}
          </ul>
        )}
        {settled.length === 0 ? null : (
          <>
            <h3 className={styles.heading}>{t('settled')}</h3>
            <ul aria-label={t('settled')}>
              {settled.map((bet) => (
                <MyBet key={bet.id} betId={bet.id} />
              ))}
            </ul>
          </>
        )}
      </div>
      {navigation.hasRoute(historyRoute) ? (
        <div className={styles.foot}>
          <ButtonLink to={{ name: historyRoute }} variant="secondary" isBlock>
            {t('history')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
});
