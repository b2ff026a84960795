import { dateLocale } from '#core';

export type DatePart = 'day' | 'month' | 'year';

/** Returns day, month and year in the order of the language. */
export function dateParts(language: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(dateLocale(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}
