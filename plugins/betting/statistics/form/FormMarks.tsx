import { classNames, useServices, useTranslate } from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { FormResult } from '../statistics.ts';
import styles from './FormMarks.module.css';

/** Results of a team, the newest first as in lists of matches. */
export function FormMarks({ form }: { readonly form: readonly FormResult[] }) {
  const t = useTranslate('betting.later');
  const { environment } = useServices();
  if (form.length === 0) return null;
  const words = listInLine(
    form.map((result) => t(`form.${result}`)),
    environment.direction,
  );
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
