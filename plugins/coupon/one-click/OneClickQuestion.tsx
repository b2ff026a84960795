import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { Button, Dialog, useFormat, useTranslate } from '#core/ui';
import styles from './OneClickQuestion.module.css';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** Asked while the coupon has selections, which one-click betting would discard. */
export const OneClickQuestion = observer(function OneClickQuestion() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const { oneClick, selections } = useCouponStores();
  return (
    <Dialog
      title={t('one-click.ask')}
      isDismissible
      size="sm"
      onClose={oneClick.cancel}
      footer={
        <div className={styles.answers}>
          <Button size="lg" data-autofocus="" onClick={oneClick.cancel}>
            {t('one-click.ask.no')}
          </Button>
          <Button size="lg" variant="primary" onClick={oneClick.confirm}>
            {t('one-click.ask.yes')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>
        {t('one-click.ask.text', {
          count: selections.count,
          amount: format.money(createMoney(oneClick.stakeMinor, oneClick.currency)),
        })}
      </p>
    </Dialog>
  );
});
