import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import { chooseAppViewType } from '../../preferences/listPreferences.ts';
import { observer } from 'mobx-react-lite';
import { Segmented, useServices, useTranslate } from '#core/ui';

export const ListViewChoice = observer(function ListViewChoice({
  isBlock,
}: {
  readonly isBlock?: boolean;
}) {
  const { preferences } = useServices();
  const t = useTranslate('betting.later');
  return (
    <Segmented
      isBlock={isBlock}
      label={t('options.view')}
      items={[
        { id: 'european', label: t('options.view-european') },
        { id: 'asian', label: t('options.view-asian') },
      ]}
      value={preferences.get(appViewTypePreference)}
      onChange={(view) => chooseAppViewType(preferences, view)}
    />
  );
});
