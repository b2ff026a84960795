import { observer } from 'mobx-react-lite';
import { useLaterTexts } from '../../ui/react/useLaterTexts.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { oddsFormatKeys } from './oddsFormatKeys.ts';

/** What the chosen format is called; only decimal has its name on the first page. */
export const OddsFormatName = observer(function OddsFormatName() {
  const { preferences } = useServices();
  const t = useTranslate('shell.later');
  const hasTexts = useLaterTexts('shell', 'oddsMalay');
  return hasTexts ? t(oddsFormatKeys[preferences.oddsFormat]) : null;
});
