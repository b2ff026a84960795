import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Button,
  Panel,
  PanelHead,
  SelectField,
  usePageTitle,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { CalculatorAnswerPanel } from './CalculatorAnswerPanel.tsx';
import { CalculatorRows } from './CalculatorRows.tsx';
import { CalculatorStake } from './CalculatorStake.tsx';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { betsOf, namedBets } from '#domain/ticket/namedBets.ts';
import { typeOfKind } from './Calculation.ts';
import { CalculatorStore } from './CalculatorStore.ts';
import styles from './CalculatorPage.module.css';

/** Calculates any kind of bet from odds, results and stake, all in the address. */
export const CalculatorPage = observer(function CalculatorPage() {
  const services = useServices();
  const t = useTranslate('coupon.arithmetic');
  const [store] = useState(() => new CalculatorStore(services));
  const currency = usePeekService(accountsToken)?.activeAccount?.currency;
  useEffect(() => {
    if (currency !== undefined) store.countIn(currency);
  }, [store, currency]);
  usePageTitle(t('calculator.title'));
  const kinds = [
    ...couponTypes.map((type) => ({
      value: type as string,
      label: t(`coupon.kinds:name.${type}`),
    })),
    ...namedBets.map((bet) => ({
      value: bet.id,
      label: `${t(`coupon.kinds:named.${bet.id}`)} · ${t('coupon.kinds:bets', { count: betsOf(bet) })}`,
    })),
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('calculator.title')}</h1>
        <p className={styles.intro}>{t('calculator.intro')}</p>
      </header>
      <div className={styles.grid}>
        <Panel aria-labelledby="calculator-selections">
          <PanelHead
            id="calculator-selections"
            title={t('calculator.selections')}
            actions={
              <Button
                size="sm"
                variant="ghost"
                icon="trash"
                isDisabled={store.isEmpty}
                onClick={store.clear}
              >
                {t('calculator.clear')}
              </Button>
            }
          />
          <div className={styles.body}>
            <SelectField
              label={t('calculator.kind')}
              value={store.calculation.kind}
              options={kinds}
              onChange={store.chooseKind}
            />
            <p className={styles.about}>
              {t(`coupon.kinds:about.${typeOfKind(store.calculation.kind)}`)}
            </p>
            <CalculatorRows store={store} />
            <CalculatorStake store={store} />
          </div>
        </Panel>
        <CalculatorAnswerPanel store={store} />
      </div>
    </div>
  );
});
