import { observer } from 'mobx-react-lite';
import { ButtonLink, EmptyState, useTranslate } from '#core/ui';
import type { StatisticPartProps } from './StatisticPartProps.ts';

/** A page of statistics of what nobody knows, with the way to all of them; a window of its own has no ways on. */
export const NothingKnown = observer(function NothingKnown({
  place,
}: {
  readonly place: StatisticPartProps['place'] | undefined;
}) {
  const t = useTranslate('betting.later');
  return (
    <EmptyState
      icon="search-off"
      title={t('details.missing')}
      action={
        place === 'popup' ? null : (
          <ButtonLink to={{ name: 'betting.statistic' }} variant="secondary">
            {t('betting:statistic.title')}
          </ButtonLink>
        )
      }
    />
  );
});
