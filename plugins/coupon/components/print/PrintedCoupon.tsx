import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { Button, ButtonLink, EmptyState, ErrorBlock, Skeleton, usePageTitle, useServices, useTranslate } from '#core/ui';
import { betNumber } from '../../domain/betNumber.ts';
import { PrintedBetStore } from '../../stores/print/PrintedBetStore.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedCoupon.module.css';

/** Loads the bet and puts the press that prints it above the sheet. */
export const PrintedCoupon = observer(function PrintedCoupon({ betId }: { readonly betId: number }) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const [store] = useState(() => new PrintedBetStore(services, betId));
  useEffect(() => void store.load(), [store]);
  const { state } = store;
  const title = t('print.title', { number: betNumber(betId) });
  usePageTitle(title);
  const toHistory = useMemo(() => ({ name: 'betting.home' }), []);
  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{title}</h1>
      {state.kind === 'loading' ? <Skeleton name="text" /> : null}
      {state.kind === 'failed' ? <ErrorBlock title={t('print.failed')} onRetry={() => void store.load()} /> : null}
      {state.kind === 'unknown' ? <EmptyState icon="receipt-off" title={t('print.unknown')} text={t('print.unknown.text')} action={<ButtonLink to={toHistory}>{t('print.back')}</ButtonLink>} /> : null}
      {state.kind === 'ready' ? (
        <>
          <div className={styles.tools}>
            <ButtonLink to={toHistory} variant="ghost" icon="chevron-left">
              {t('print.back')}
            </ButtonLink>
            <Button variant="primary" icon="printer" onClick={() => window.print()}>
              {t('print.button')}
            </Button>
          </div>
          <PrintedSheet printed={state} />
        </>
      ) : null}
    </div>
  );
});
