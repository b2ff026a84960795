import { observer } from 'mobx-react-lite';
import { formatOdds, type OddsFormat } from '../../odds/formatOdds.ts';
import { toOdds } from '../../odds/Odds.ts';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { oddsFormatKeys } from './oddsFormatKeys.ts';

const formats: readonly OddsFormat[] = [0, 1, 2];
/** The same price in every format, so that people see what they choose. */
const example = toOdds(1.85);

export const OddsFormatSettings = observer(function OddsFormatSettings({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const { preferences } = useServices();
  const t = useTranslate('shell');
  return (
    <ChoiceList
      label={t('oddsFormat')}
      items={formats.map((format) => ({ id: format, label: t(oddsFormatKeys[format]), detail: formatOdds(example, format) }))}
      value={preferences.oddsFormat}
      onChange={(format) => preferences.set('oddsFormat', format)}
      onDone={onChoose}
    />
  );
});
