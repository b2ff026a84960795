import { Button, classNames, Icon, IconButton, useTranslate } from '#core/ui';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import styles from './Money.module.css';
import { usePromoTexts } from './usePromoTexts.ts';

interface PromoRowProps {
  readonly promo: PromoCode;
  readonly isChosen: boolean;
  /** Why the code does not apply to the coupon in its current state. */
  readonly problem: string | undefined;
  readonly onPress: () => void;
}

/** Promo code with its benefit and conditions. */
export function PromoRow({ promo, isChosen, problem, onPress }: PromoRowProps) {
  const t = useTranslate('coupon.money');
  const texts = usePromoTexts();
  return (
    <div className={classNames(styles.promo, isChosen && styles.chosen)}>
      <Icon name="ticket" />
      <span className={styles.words}>
        <b translate="no">{promo.code}</b>
        <small>{texts.conditions(promo)}</small>
        {problem === undefined ? null : (
          <small className={styles.problem} role="status">
            {problem}
          </small>
        )}
      </span>
      {isChosen ? (
        <IconButton icon="x" label={t('promo.remove', { code: promo.code })} onClick={onPress} />
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('promo.use.label', { code: promo.code })}
          onClick={onPress}
        >
          {t('promo.use')}
        </Button>
      )}
    </div>
  );
}
