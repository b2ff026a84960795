import { observer } from 'mobx-react-lite';
import { useServices, useTranslate } from '#core/ui';
import { oddsFormatFor } from '#domain/odds/oddsPreferences.ts';
import { oddsFormatKeys } from './oddsFormatKeys.ts';

/** The name of the chosen format; those of all but decimal are later texts. */
export const OddsFormatName = observer(function OddsFormatName() {
  const format = oddsFormatFor(useServices().preferences);
  const t = useTranslate('betting.later');
  return t(oddsFormatKeys[format]);
});
