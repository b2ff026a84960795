import { classNames, useTranslate } from '#core/ui';
import type { FormResult } from '../statistics.ts';
import styles from './FormMarks.module.css';

/** Results of a team, the newest first as in lists of matches. */
export function FormMarks({ form }: { readonly form: readonly FormResult[] }) {
  const t = useTranslate('betting.later');
  if (form.length === 0) return null;
  const words = form.map((result) => t(`form.${result}`)).join(', ');
  return (
    <span
      className={styles.form}
      role="img"
      aria-label={form.length === 1 ? words : t('form.newest-first', { results: words })}
    >
      {form.map((result, index) => (
        <i key={index} className={classNames(styles.mark, styles[result])}>
          {t(`form.${result}-short`)}
        </i>
      ))}
    </span>
  );
}
