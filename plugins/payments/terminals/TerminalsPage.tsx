import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  EmptyState,
  RecordList,
  RecordRow,
  Pager,
  Panel,
  ResourceView,
  SelectField,
  Skeleton,
  TextField,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import { countriesByName } from '#domain/accounts/person/countryName.ts';
import { InfoLead, InfoPage } from '../ways/InfoPage.tsx';
import { spansOf, type Terminal, type TerminalHours } from './Terminal.ts';
import { TerminalsStore } from './TerminalsStore.ts';
import styles from './Terminals.module.css';

/** Places for cash by country, region and search text. The person's location is not requested. */
export const TerminalsPage = observer(function TerminalsPage() {
  const t = useTranslate('payments.later');
  const { number } = useFormat();
  const services = useServices();
  const [store] = useState(() => new TerminalsStore(services));
  useEffect(() => store.dispose, [store]);
  usePageTitle(t('terminals'));
  return (
    <InfoPage title={t('terminals')}>
      <InfoLead>{t('terminals.lead')}</InfoLead>
      <TerminalFilters store={store} />
      <ResourceView
        resource={store.list}
        skeleton={<Skeleton shapes={skeletons.list} />}
        missing={null}
        failedTitle={t('terminals.failed')}
      >
        {({ terminals, total }) => (
          <>
            <InfoLead role="status">
              {t('terminals.count', { count: total, number: number(total) })}
            </InfoLead>
            <Panel>
              {total === 0 ? (
                <EmptyState
                  icon="search-off"
                  title={t('terminals.none')}
                  text={t('terminals.none.text')}
                />
              ) : (
                <RecordList label={t('terminals')}>
                  {terminals.map((terminal) => (
                    <TerminalRow key={terminal.id} terminal={terminal} />
                  ))}
                </RecordList>
              )}
            </Panel>
            <Pager page={store.page} pageCount={store.pageCount} onChange={store.turn} />
          </>
        )}
      </ResourceView>
    </InfoPage>
  );
});

const TerminalFilters = observer(function TerminalFilters({
  store,
}: {
  readonly store: TerminalsStore;
}) {
  const t = useTranslate('payments.later');
  const { environment } = useServices();
  const countries = countriesByName(
    (store.list.value?.countries ?? []).map(({ country }) => country),
    environment.language,
  );
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('country')}
        value={store.country}
        options={[
          { value: '', label: t('country.all') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={store.chooseCountry}
      />
      <SelectField
        label={t('region')}
        value={store.region}
        isDisabled={store.country === ''}
        options={[
          { value: '', label: t('region.all') },
          ...store.regions.map((region) => ({ value: region, label: region })),
        ]}
        onChange={store.chooseRegion}
      />
      <TextField
        label={t('search')}
        name="search"
        type="search"
        icon="search"
        value={store.search}
        onChange={store.type}
      />
    </div>
  );
});

const TerminalRow = observer(function TerminalRow({ terminal }: { readonly terminal: Terminal }) {
  const t = useTranslate('payments.later');
  const hours = useHours();
  const { name, address, town, region } = terminal;
  return (
    <RecordRow
      icon="building-store"
      name={<span translate="no">{name}</span>}
      details={[
        <bdi key="address" translate="no">
          {address}, {town}, {region}
        </bdi>,
        hours(terminal.hours),
        terminal.services.map((service) => t(`service.${service}`)).join(' · '),
      ]}
    />
  );
});

/** Formats opening hours in the page's language, grouped by equal hours. */
function useHours(): (hours: readonly TerminalHours[]) => string {
  const t = useTranslate('payments.later');
  const { environment } = useServices();
  const days = new Intl.DateTimeFormat(environment.language, { weekday: 'short', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  const nameOf = (day: number): string => days.format((day + 3) * 86_400_000);
  return (hours) =>
    listInLine(
      spansOf(hours).map(({ from, to, opens, closes }) => {
        const name = from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`;
        const isAllDay = opens === '00:00' && closes === '24:00';
        return `${name}: ${isAllDay ? t('hours.all') : `${opens} – ${closes}`}`;
      }),
      environment.direction,
    );
}
