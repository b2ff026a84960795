import { Fold, useTranslate } from '#core/ui';
import { OddsFormatSettings } from './OddsFormatSettings.tsx';

/** The format of odds in the menu of the mobile layout. */
export function OddsFormatFold() {
  const t = useTranslate('betting');
  return (
    <Fold title={t('odds.format')}>
      <OddsFormatSettings />
    </Fold>
  );
}
