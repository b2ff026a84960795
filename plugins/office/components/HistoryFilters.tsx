import { observer } from 'mobx-react-lite';
import { SelectField, TextField, useTranslate } from '#core/ui';
import { historyPeriods } from '../domain/HistoryFilter.ts';
import type { HistoryStore } from '../stores/HistoryStore.ts';
import styles from './HistoryFilters.module.css';

interface HistoryFiltersProps {
  readonly store: HistoryStore;
}

/** Period and search. Both act at once, there is no button. */
export const HistoryFilters = observer(function HistoryFilters({ store }: HistoryFiltersProps) {
  const t = useTranslate('office');
  const { period, fromDay, toDay, search } = store.filter;
  return (
    <search className={styles.filters}>
      <SelectField
        size="sm"
        label={t('filter.period')}
        isLabelHidden
        value={period}
        options={historyPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={store.setPeriod}
        className={styles.period}
      />
      {period === 'custom' ? (
        <>
          <TextField
            size="sm"
            type="date"
            name="from"
            label={t('filter.from')}
            isLabelHidden
            value={fromDay}
            {...(toDay === '' ? {} : { max: toDay })}
            onChange={(day) => store.setDays({ fromDay: day })}
            className={styles.day}
          />
          <TextField
            size="sm"
            type="date"
            name="to"
            label={t('filter.to')}
            isLabelHidden
            value={toDay}
            {...(fromDay === '' ? {} : { min: fromDay })}
            onChange={(day) => store.setDays({ toDay: day })}
            className={styles.day}
          />
        </>
      ) : null}
      <TextField
        size="sm"
        type="search"
        name="search"
        label={t('filter.search')}
        isLabelHidden
        placeholder={t('filter.search')}
        icon="search"
        value={search}
        onChange={store.setSearch}
        className={styles.search}
      />
    </search>
  );
});
