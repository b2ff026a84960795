import { useTranslate } from '#core/ui';
import styles from './EmptyCoupon.module.css';

/** Content of an empty coupon. */
export function EmptyCoupon() {
  const t = useTranslate('coupon');
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 96 56" fill="none" aria-hidden="true">
        <rect x="1" y="7" width="94" height="16" rx="4" className={styles.row} />
        <rect x="1" y="33" width="94" height="16" rx="4" className={styles.row} />
        <path d="M10 15h34M10 41h26" className={styles.text} />
        <rect x="70" y="10" width="20" height="10" rx="2.5" className={styles.chosen} />
        <rect x="70" y="36" width="20" height="10" rx="2.5" className={styles.free} />
      </svg>
      <p className={styles.title}>{t('empty.title')}</p>
      <p className={styles.hint}>{t('empty.text')}</p>
    </div>
  );
}
