import { observer } from 'mobx-react-lite';
import { BarPopover, LazyPart, useServices, useTranslate } from '#core/ui';
import { oddsFormatFor } from '#domain/odds/oddsPreferences.ts';

const name = {
  name: 'betting.odds-format-name',
  load: async () => (await import('./OddsFormatName.tsx')).OddsFormatName,
  hasLaterTexts: true,
  skeleton: null,
};
const settings = {
  name: 'betting.odds-format-settings',
  load: async () => (await import('./OddsFormatSettings.tsx')).OddsFormatSettings,
  hasLaterTexts: true,
  skeleton: null,
};

/** The format of odds in the bar below the header. */
export const OddsFormatItem = observer(function OddsFormatItem() {
  const format = oddsFormatFor(useServices().preferences);
  const t = useTranslate('betting');
  return (
    <BarPopover
      label={t('odds.format')}
      title={t('odds.title')}
      trigger={
        <bdi>{format === 'decimal' ? t('odds.decimal') : <LazyPart {...name} props={{}} />}</bdi>
      }
    >
      {(onChoose) => <LazyPart {...settings} props={{ onChoose }} />}
    </BarPopover>
  );
});
