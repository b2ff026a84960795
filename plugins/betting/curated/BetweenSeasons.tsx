import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useFormat, useOpen, useServices, useTranslate } from '#core/ui';
import { EmptySelection } from './EmptySelection.tsx';
import { nextStartOf } from './nextStartOf.ts';

interface BetweenSeasonsProps {
  readonly competitionIds: readonly number[];
}

/** Empty state of a selection of competitions: which of them begins next, and when. */
export const BetweenSeasons = observer(function BetweenSeasons({
  competitionIds,
}: BetweenSeasonsProps) {
  const services = useServices();
  const t = useTranslate('betting.later');
  const format = useFormat();
  const ids = competitionIds.join();
  const { value } = useOpen(
    useMemo(() => nextStartOf(ids.split(',').map(Number), services), [ids, services]),
  );
  return value === undefined ? (
    <EmptySelection />
  ) : (
    <EmptySelection
      title={t('selection.next', { name: value.name, date: format.date(value.startsAtS) })}
      text={t('selection.next-text')}
    />
  );
});
