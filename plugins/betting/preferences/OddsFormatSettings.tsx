import { observer } from 'mobx-react-lite';
import { useServices, useTranslate } from '#core/ui';
import { formatOdds } from '#domain/odds/formatOdds.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { oddsFormatsOf } from '#domain/odds/OddsFormat.ts';
import {
  appViewTypePreference,
  oddsFormatFor,
  oddsFormatPreference,
} from '#domain/odds/oddsPreferences.ts';
import { ListViewChoice } from '../lists/options/ListViewChoice.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { oddsFormatKeys } from './oddsFormatKeys.ts';
import styles from './OddsFormatSettings.module.css';

/** Example price, shown in every format. */
const example = toOdds(1.85);

/** The view of lists, and the formats that it offers. */
export const OddsFormatSettings = observer(function OddsFormatSettings({
  onChoose,
}: {
  readonly onChoose?: (() => void) | undefined;
}) {
  const { preferences } = useServices();
  const t = useTranslate('betting.later');
  return (
    <>
      <div className={styles.view}>
        <ListViewChoice isBlock />
      </div>
      <ChoiceList
        label={t('betting:odds.format')}
        items={oddsFormatsOf(preferences.get(appViewTypePreference)).map((format) => ({
          id: format,
          label: t(oddsFormatKeys[format]),
          detail: formatOdds(example, format),
        }))}
        value={oddsFormatFor(preferences)}
        onChange={(format) => preferences.choose(oddsFormatPreference, format)}
        onDone={onChoose}
      />
    </>
  );
});
