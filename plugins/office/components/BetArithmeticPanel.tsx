import { observer } from 'mobx-react-lite';
import { Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import type { Bet } from '../domain/Bet.ts';
import { betArithmetic } from '../domain/betArithmetic.ts';
import styles from './BetArithmeticPanel.module.css';

interface BetArithmeticPanelProps {
  readonly bet: Bet;
}

/** The payout, step by step. */
export const BetArithmeticPanel = observer(function BetArithmeticPanel({ bet }: BetArithmeticPanelProps) {
  const t = useTranslate('office');
  const { money } = useFormat();
  const arithmetic = betArithmetic(bet);
  if (arithmetic === undefined) return null;
  const { factors, total, isTotalRounded, stake, payout, isPotential } = arithmetic;
  return (
    <Panel aria-labelledby="bet-arithmetic">
      <PanelHead id="bet-arithmetic" title={t('arithmetic.title')} />
      <dl className={styles.steps}>
        {factors.map(({ outcomeId, name, text, reason }) => (
          <div key={outcomeId}>
            <dt>
              {name}
              {reason === undefined ? null : <small>{t(`arithmetic.reason.${reason}`)}</small>}
            </dt>
            <dd className="num" translate="no">
              {factors.length > 1 ? '× ' : ''}
              {text}
            </dd>
          </div>
        ))}
        {factors.length < 2 ? null : (
          <div>
            <dt>{t('arithmetic.total')}</dt>
            <dd className="num" translate="no">
              {isTotalRounded ? '≈' : '='} {total}
            </dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{t(isPotential ? 'arithmetic.potential' : 'arithmetic.payout')}</dt>
          <dd className="num" translate="no">
            <bdi>
              {money(stake)} × {total} = <b>{money(payout)}</b>
            </bdi>
          </dd>
        </div>
      </dl>
      {isTotalRounded ? <p className={styles.note}>{t('arithmetic.rounded')}</p> : null}
    </Panel>
  );
});
