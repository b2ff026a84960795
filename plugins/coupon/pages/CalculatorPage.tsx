import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Panel, PanelHead, SelectField, Skeleton, useLaterTexts, usePageTitle, useServices, useTranslate } from '#core/ui';
import { CalculatorAnswerPanel } from '../components/calculator/CalculatorAnswerPanel.tsx';
import { CalculatorRows } from '../components/calculator/CalculatorRows.tsx';
import { CalculatorStake } from '../components/calculator/CalculatorStake.tsx';
import { couponTypes } from '../domain/CouponType.ts';
import { namedBets } from '../domain/calculator/Calculation.ts';
import { CalculatorStore } from '../stores/CalculatorStore.ts';
import styles from './CalculatorPage.module.css';

/** Free odds, results and a stake: what a bet of any kind comes to. The address tells the whole calculation. */
export const CalculatorPage = observer(function CalculatorPage() {
  const services = useServices();
  const t = useTranslate('coupon.arithmetic');
  const hasTexts = useLaterTexts('coupon', 'calculator.title', 'arithmetic');
  const hasNames = useLaterTexts('coupon', 'name.single', 'kinds');
  const [store] = useState(() => new CalculatorStore(services));
  usePageTitle(hasTexts ? t('calculator.title') : undefined);
  if (!hasTexts || !hasNames) return <Skeleton name="form" />;
  const kinds = [
    ...couponTypes.map((type) => ({ value: type as string, label: t(`coupon.kinds:name.${type}`) })),
    ...namedBets.map(({ id, selections }) => ({ value: id, label: `${t(`named.${id}`)} (${selections})` })),
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
              <Button size="sm" variant="ghost" icon="trash" isDisabled={store.isEmpty} onClick={store.clear}>
                {t('calculator.clear')}
              </Button>
            }
          />
          <div className={styles.body}>
            <SelectField label={t('calculator.kind')} value={store.calculation.kind} options={kinds} onChange={store.chooseKind} />
            <CalculatorRows store={store} />
            <CalculatorStake store={store} />
          </div>
        </Panel>
        <CalculatorAnswerPanel store={store} />
      </div>
    </div>
  );
});
