import { useTranslate } from '#core/ui';

const yearDays = 365;

/** Formats days as `30 days`, `2 years`. */
export function useDuration(): (days: number) => string {
  const t = useTranslate('limits.responsible');
  return (days) =>
    days % yearDays === 0 ? t('years', { count: days / yearDays }) : t('days', { count: days });
}
