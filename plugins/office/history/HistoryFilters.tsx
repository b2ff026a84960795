import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  IconButton,
  SelectField,
  TextField,
  useFormat,
  usePeekService,
  useTranslate,
} from '#core/ui';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { accountsToken } from '../../auth/contract.ts';
import { historyPeriods } from './HistoryFilter.ts';
import type { HistoryStore } from './HistoryStore.ts';
import styles from './HistoryFilters.module.css';

interface HistoryFiltersProps {
  readonly store: HistoryStore;
}

const stakeNames = { fromStake: 'from-stake', toStake: 'to-stake' } as const;

/** Period, kind, sport, stake and search; sport and stake are collapsed on a phone. */
export const HistoryFilters = observer(function HistoryFilters({ store }: HistoryFiltersProps) {
  const t = useTranslate('office');
  const { period, search, type, sportId, fromStake, toStake } = store.filter;
  const sports = store.answer?.sports ?? [];
  const [isUnfolded, setUnfolded] = useState(
    sportId !== undefined || fromStake !== '' || toStake !== '',
  );
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
      {period === 'custom' ? <DayRange store={store} /> : null}
      <SelectField
        size="sm"
        label={t('filter.type')}
        isLabelHidden
        value={type}
        options={[
          { value: 'all' as const, label: t('filter.type.all') },
          ...couponTypes.map((value) => ({ value, label: t(`coupon.kinds:name.${value}`) })),
        ]}
        onChange={store.setType}
        className={styles.choice}
      />
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
      <IconButton
        icon="filter"
        isOutlined
        label={t('filter.more')}
        aria-expanded={isUnfolded}
        className={styles.unfold}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <div className={styles.more} data-unfolded={isUnfolded ? '' : undefined}>
        <SelectField
          size="sm"
          label={t('filter.sport')}
          isLabelHidden
          value={sportId === undefined ? '' : String(sportId)}
          options={[
            { value: '', label: t('filter.sport.all') },
            ...sports.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => store.setSport(value === '' ? undefined : Number(value))}
          className={styles.choice}
        />
        <StakeRange store={store} />
      </div>
    </search>
  );
});

const DayRange = observer(function DayRange({ store }: HistoryFiltersProps) {
  const t = useTranslate('office');
  const { fromDay, toDay } = store.filter;
  return (
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
  );
});

const StakeRange = observer(function StakeRange({ store }: HistoryFiltersProps) {
  const t = useTranslate('office');
  const accounts = usePeekService(accountsToken)?.accounts ?? [];
  const { money } = useFormat();
  const { answer, crossedStakes, isBounded } = store;
  const errors =
    crossedStakes === undefined
      ? undefined
      : {
          fromStake: t('filter.fromStake.most', { amount: money(crossedStakes.to) }),
          toStake: t('filter.toStake.least', { amount: money(crossedStakes.from) }),
        };
  const currency = answer?.totals.staked.currency;
  // With a stake bound the answer has only one currency.
  const isOneOfSeveral =
    currency !== undefined &&
    (answer?.otherTotals.length !== 0 || accounts.some((account) => account.currency !== currency));
  const labelOf = (bound: 'fromStake' | 'toStake'): string =>
    isOneOfSeveral ? `${t(`filter.${bound}`)}, ${currency}` : t(`filter.${bound}`);
  const fields = (['fromStake', 'toStake'] as const).map((bound) => (
    <TextField
      key={bound}
      size="sm"
      name={stakeNames[bound]}
      inputMode="decimal"
      autoComplete="off"
      label={labelOf(bound)}
      isLabelHidden
      placeholder={labelOf(bound)}
      value={store.filter[bound]}
      error={errors?.[bound]}
      onChange={(value) => store.setStakes({ [bound]: value.slice(0, 16) })}
      className={styles.stake}
    />
  ));
  return (
    <>
      {fields}
      {isOneOfSeveral && isBounded ? (
        <p className={styles.hint}>{t('filter.stakeOnly', { currency })}</p>
      ) : null}
    </>
  );
});
