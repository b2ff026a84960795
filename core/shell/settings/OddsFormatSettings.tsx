import { observer } from 'mobx-react-lite';
import { formatOdds } from '#domain/odds/formatOdds.ts';
import { toOdds } from '#domain/odds/Odds.ts';
import { oddsFormatsOf } from '#domain/odds/OddsFormat.ts';
import { useLaterTexts } from '../../ui/react/useLaterTexts.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { oddsFormatKeys } from './oddsFormatKeys.ts';
import styles from './OddsFormatSettings.module.css';

/** The same price in every format, so that people see what they choose. */
const example = toOdds(1.85);

/** The view of lists, and the formats that it offers. */
export const OddsFormatSettings = observer(function OddsFormatSettings({
  onChoose,
}: {
  readonly onChoose?: (() => void) | undefined;
}) {
  const { preferences } = useServices();
  const t = useTranslate('shell.later');
  const hasTexts = useLaterTexts('shell', 'oddsMalay');
  if (!hasTexts) return null;
  return (
    <>
      <div className={styles.view}>
        <Segmented
          isBlock
          label={t('oddsView')}
          items={[
            { id: 'european', label: t('oddsViewEuropean') },
            { id: 'asian', label: t('oddsViewAsian') },
          ]}
          value={preferences.appViewType}
          onChange={(view) => preferences.set('appViewType', view)}
        />
      </div>
      <ChoiceList
        label={t('shell:oddsFormat')}
        items={oddsFormatsOf(preferences.appViewType).map((format) => ({
          id: format,
          label: t(oddsFormatKeys[format]),
          detail: formatOdds(example, format),
        }))}
        value={preferences.oddsFormat}
        onChange={(format) => preferences.set('oddsFormat', format)}
        onDone={onChoose}
      />
    </>
  );
});
