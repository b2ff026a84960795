import { Chip, useTranslate } from '#core/ui';
import { usualType, type CouponType } from '../domain/CouponType.ts';
import styles from './CouponSheet.module.css';

const kinds: readonly CouponType[] = ['accumulator', 'single'];

/** Kinds of bet on a phone; the number of selections decides which one is on. */
export function KindChips({ count }: { readonly count: number }) {
  const t = useTranslate('coupon');
  const chosen = usualType(count);
  return (
    <div className={styles.kinds} role="group" aria-label={t('kind')}>
      {kinds.map((kind) => (
        <Chip key={kind} isOn={kind === chosen} disabled={kind !== chosen} aria-label={t(kind === chosen ? `kind.${kind}` : `kind.${kind}.off`)}>
          {t(`kind.${kind}`)}
        </Chip>
      ))}
    </div>
  );
}
