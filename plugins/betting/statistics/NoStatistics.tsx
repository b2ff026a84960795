import { observer } from 'mobx-react-lite';
import { ButtonLink, EmptyState, useTranslate } from '#core/ui';
import type { StatisticPartProps } from './StatisticPartProps.ts';

export const NoStatistics = observer(function NoStatistics({
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
