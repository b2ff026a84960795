import { decimalOdds } from '#domain/odds/decimalOdds.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { Button, classNames, IconButton, useServices, useTranslate } from '#core/ui';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import {
  bonusMultiplier,
  leastBonusOdds,
  mostBonusSelections,
} from '#domain/ticket/terms/bonusBet.ts';
import type { MoneyStore } from './MoneyStore.ts';
import styles from './Money.module.css';

/** Accumulator bonus: what it adds, the distance to the maximum, or what is missing. */
export const BonusBox = observer(function BonusBox({ money }: { readonly money: MoneyStore }) {
  const t = useTranslate('coupon.money');
  const writer = oddsWriterFor(useServices());
  const { bonus } = money;
  if (bonus.kind === 'none') return null;
  const odds = writer.exactPrice(toOddsOfThousandths(leastBonusOdds));
  if (bonus.kind === 'missing') {
    const { obstacle, name } = bonus;
    return (
      <p className={styles.hint}>
        {obstacle.kind === 'too-few'
          ? t('bonus.too-few', { count: obstacle.missing, odds })
          : t(`bonus.${obstacle.kind}`, { name, odds })}
      </p>
    );
  }
  if (bonus.kind === 'off') {
    return (
      <Button size="sm" variant="ghost" icon="gift" onClick={() => money.setBonusDeleted(false)}>
        {t('bonus.add', { percent: bonus.percent })}
      </Button>
    );
  }
  return (
    <div className={styles.bonus}>
      <div className={styles.bonusHead}>
        <b>{t('bonus.title')}</b>
        <span className="num" translate="no">
          × {decimalOdds(toOddsOfThousandths(bonusMultiplier(bonus.count)))}
        </span>
        <IconButton
          icon="x"
          size="sm"
          label={t('bonus.remove')}
          onClick={() => money.setBonusDeleted(true)}
        />
      </div>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: mostBonusSelections }, (_, index) => (
          <i key={index} className={classNames(index < bonus.count && styles.stepOn)} />
        ))}
      </div>
      <p className={styles.small}>
        {t('bonus.given', {
          count: bonus.count,
          percent: bonus.percent,
          most: mostBonusSelections,
        })}
      </p>
    </div>
  );
});
