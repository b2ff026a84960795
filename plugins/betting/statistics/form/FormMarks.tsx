import { classNames, useTranslate } from '#core/ui';
import type { FormResult } from '../statistics.ts';
import styles from './FormMarks.module.css';

export function FormMarks({ form }: { readonly form: readonly FormResult[] }) {
  const t = useTranslate('betting.later');
  if (form.length === 0) return null;
  return (
    <span
      className={styles.form}
      role="img"
      aria-label={form.map((result) => t(`form.${result}`)).join(', ')}
    >
      {form.map((result, index) => (
        <i key={index} className={classNames(styles.mark, styles[result])}>
          {t(`form.${result}-short`)}
        </i>
      ))}
    </span>
  );
}
