import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { Note } from '../notes/Note.tsx';
import { useCouponStore } from '../setup/useStores.ts';
import styles from './AgainstNote.module.css';

/** Note above the selections that an anti-accumulator is a bet against them. */
export const AgainstNote = observer(function AgainstNote() {
  const t = useTranslate('coupon.kinds');
  const coupon = useCouponStore();
  return (
    <div className={styles.place}>
      <Note tone="warning" icon="arrows-exchange" title={t('anti.title')}>
        {t('anti.text', { count: coupon.outcomeIds.length })}
      </Note>
    </div>
  );
});
