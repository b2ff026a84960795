import { Alert, useFormat, useTranslate } from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import type { Barred } from './Barred.ts';

/** Alert that nothing is offered during an exclusion or break. */
export function BarredAlert({ barred }: { readonly barred: Barred }) {
  const t = useTranslate('bonuses.page');
  const { dateTime } = useFormat();
  return (
    <Alert tone="info" title={t(`barred.${barred.reason}`)}>
      {hasOpenEnd(barred.endsAtS)
        ? t('barred.open')
        : t('barred.text', { until: dateTime(barred.endsAtS) })}
    </Alert>
  );
}
