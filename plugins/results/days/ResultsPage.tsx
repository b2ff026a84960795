import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  ButtonLink,
  Button,
  Checkbox,
  EmptyState,
  ErrorBlock,
  Pager,
  Panel,
  SelectField,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { useBetting } from '../../betting/ui.ts';
import { DayStrip } from './DayStrip.tsx';
import { ResultGroups } from '../rows/ResultGroups.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { resultsTarget } from './resultsTarget.ts';
import { SportChips } from './SportChips.tsx';
import { noonS } from './calendar.ts';
import { pageSize } from './ResultDay.ts';
import { ResultsStore } from './ResultsStore.ts';
import styles from './Results.module.css';

const all = '';

/** Results of a day: of all sports, of one, or of one competition. */
export const ResultsPage = observer(function ResultsPage() {
  const core = useServices();
  const { favourites } = useBetting();
  const t = useTranslate('results');
  const format = useFormat();
  const [store] = useState(() => new ResultsStore({ core, followed: () => favourites.favourites }));
  useEffect(() => store.start(), [store]);
  const { date, today, day, question, filters } = store;
  const { sportId, competitionId } = question;
  const sport = day?.sports.find(({ id }) => id === sportId);
  const competition = day?.competitions.find(({ id }) => id === competitionId);
  const dateText = format.date(noonS(date, core.preferences.timeZoneOffsetMin));
  usePageTitle(
    [competition?.name ?? sport?.name, t('title-of', { date: dateText })]
      .filter((text) => text !== undefined)
      .join(' – '),
  );
  return (
    <div className={styles.page}>
      <ResultsHead title={t('title')} view="page" words={store.words} onWords={store.setWords} />
      <DayStrip store={store} />
      <Panel aria-label={t('title-of', { date: dateText })} className={styles.list}>
        <div className={styles.tools}>
          <SportChips
            sports={day?.sports ?? []}
            sportId={sportId}
            total={day?.sports.reduce((sum, { count }) => sum + count, 0) ?? 0}
            targetOf={(chosen) => resultsTarget(date, today, filters, chosen)}
          />
          {sport === undefined || day === undefined ? null : (
            <SelectField
              size="sm"
              label={t('competition')}
              isLabelHidden
              value={competition === undefined ? all : String(competition.id)}
              options={[
                { value: all, label: t('all-competitions') },
                ...day.competitions.map(({ id, name, count }) => ({
                  value: String(id),
                  label: `${name} (${count})`,
                })),
              ]}
              onChange={(id) =>
                core.navigation.go(
                  resultsTarget(
                    date,
                    today,
                    filters,
                    sport,
                    day.competitions.find((each) => String(each.id) === id),
                  ),
                )
              }
              className={styles.competition}
            />
          )}
          <Checkbox
            label={t('only-favourites')}
            isChecked={store.isFollowedOnly}
            onChange={store.setFollowedOnly}
            className={styles.mine}
          />
        </div>
        <ResultsBody store={store} />
        {day === undefined ||
        !store.answer.hasValue ||
        store.hasFailed ||
        day.total === 0 ? null : (
          <div className={styles.foot}>
            <span className="num">
              {t('range', {
                from: format.number((question.page - 1) * pageSize + 1),
                to: format.number(Math.min(day.total, question.page * pageSize)),
                total: format.number(day.total),
              })}
            </span>
            <Pager page={question.page} pageCount={store.pageCount} onChange={store.setPage} />
          </div>
        )}
      </Panel>
    </div>
  );
});

const ResultsBody = observer(function ResultsBody({ store }: { readonly store: ResultsStore }) {
  const t = useTranslate('results');
  const { answer, day } = store;
  if (answer.isLoading) return <Skeleton shapes={skeletons.list} />;
  if (store.hasFailed) return <ErrorBlock title={t('failed')} onRetry={store.retry} />;
  if (answer.isMissing)
    return (
      <EmptyState
        icon="calendar"
        title={t('missing')}
        action={
          <ButtonLink to={{ name: 'results.page' }} variant="secondary">
            {t('to-today')}
          </ButtonLink>
        }
      />
    );
  if (day === undefined || day.events.length > 0)
    return day === undefined ? null : <ResultGroups store={store} day={day} />;
  return store.isNarrowed ? (
    <EmptyState
      icon="search-off"
      title={t('none-fits')}
      action={
        <Button variant="secondary" onClick={store.clear}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon="clipboard-check" title={t('none')} />
  );
});
