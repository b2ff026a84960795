import { observer } from 'mobx-react-lite';
import { DescriptionList, useFormat, useServices, useTranslate } from '#core/ui';
import { Card } from '../frame/Card.tsx';
import { useUtcDate } from '../frame/useUtcDate.ts';
import type { CashbackWeek } from './Cashback.ts';
import { weekId, type CashbackStore } from './CashbackStore.ts';

const tones = {
  running: 'accent',
  waiting: 'info',
  ready: 'success',
  collected: 'neutral',
  missed: 'neutral',
  none: 'neutral',
} as const satisfies Record<CashbackWeek['state'], string>;

/** Cashback of a week, with the button that collects it. */
export const WeekCard = observer(function WeekCard({
  week,
  store,
}: {
  readonly week: CashbackWeek;
  readonly store: CashbackStore;
}) {
  const t = useTranslate('bonuses.page');
  const { announcer } = useServices();
  const { dateTime, money } = useFormat();
  const date = useUtcDate();
  const amount = money(week.amount);
  const when =
    week.state === 'waiting'
      ? t('week.from', { time: dateTime(week.collectFromS) })
      : week.state === 'ready' || week.state === 'missed'
        ? t(week.state === 'ready' ? 'week.open' : 'week.until', {
            time: dateTime(week.collectUntilS),
          })
        : week.collectedAtS === undefined
          ? undefined
          : t('week.collectedAt', { time: dateTime(week.collectedAtS) });

  function collect(): void {
    void store.collect(week).then((isDone) => {
      if (isDone) announcer.polite(t('week.done', { amount }));
    });
  }

  return (
    <Card
      title={
        <span className="num">
          {date(week.fromS)} – {date(week.untilS)}
        </span>
      }
      badge={t(`week.${week.state}`)}
      tone={tones[week.state]}
      presses={store.presses}
      press={
        week.state === 'ready' && {
          id: weekId(week),
          label: t('week.collect', { amount }),
          begin: collect,
        }
      }
    >
      <DescriptionList
        items={[
          { id: 'staked', label: t('week.staked'), value: money(week.staked) },
          { id: 'returned', label: t('week.returned'), value: money(week.returned) },
          { id: 'amount', label: t('week.amount'), value: amount },
        ]}
      />
      {when === undefined ? null : <p>{when}</p>}
    </Card>
  );
});
