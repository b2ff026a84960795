import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ResourceView,
  Skeleton,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { betNumber } from '#domain/bets/betNumber.ts';
import { homeRoute } from '../../betting/contract.ts';
import { printedBet } from './printedBet.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedCoupon.module.css';

/** Printable page of a bet: nothing but the sheet. */
export const PrintPage = observer(function PrintPage() {
  const betId = Number(useServices().navigation.params['coupon']);
  return <PrintedCoupon key={betId} betId={betId} />;
});

/** Loads the bet and puts the button that prints it above the sheet. */
export const PrintedCoupon = observer(function PrintedCoupon({
  betId,
}: {
  readonly betId: number;
}) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const [bet] = useState(() => printedBet(services, betId));
  const title = t('print.title', { number: betNumber(betId) });
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{title}</h1>
      <ResourceView
        resource={bet}
        skeleton={<Skeleton shapes={skeletons.text} />}
        failedTitle={t('print.failed')}
        missing={
          <EmptyState
            icon="receipt-off"
            title={t('print.unknown')}
            text={t('print.unknown.text')}
            action={<ButtonLink to={{ name: homeRoute }}>{t('print.back')}</ButtonLink>}
          />
        }
      >
        {(printed) => (
          <>
            <div className={styles.tools}>
              <ButtonLink to={{ name: homeRoute }} variant="ghost" icon="chevron-left">
                {t('print.back')}
              </ButtonLink>
              <Button variant="primary" icon="printer" onClick={() => window.print()}>
                {t('print.button')}
              </Button>
            </div>
            <PrintedSheet bet={printed} />
          </>
        )}
      </ResourceView>
    </div>
  );
});
