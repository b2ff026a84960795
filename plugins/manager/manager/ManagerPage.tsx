import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Badge,
  DescriptionList,
  EmptyState,
  Panel,
  PanelHead,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { listInLine } from '#domain/texts/listInLine.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import { CallPanel } from './CallPanel.tsx';
import type { Manager } from './Manager.ts';
import { ManagerStore } from './ManagerStore.ts';

/** Manager of the person, working hours and contacts. */
export const ManagerPage = observer(function ManagerPage() {
  const tMenu = useTranslate('manager');
  const t = useTranslate('manager.page');
  const { dateTime } = useFormat();
  const services = useServices();
  const [store] = useState(() => new ManagerStore(services));
  usePersonResource(store.answer);
  return (
    <OfficeResourcePage
      title={tMenu('menu')}
      resource={store.answer}
      failedTitle={t('loadFailed')}
      missing={
        <Panel>
          <EmptyState icon="search-off" title={t('notThere')} text={t('notThere.text')} />
        </Panel>
      }
    >
      {(state) =>
        state.kind === 'barred' ? (
          <Alert tone="info" title={t('barred')}>
            {hasOpenEnd(state.endsAtS)
              ? t('barred.open')
              : t('barred.text', { until: dateTime(state.endsAtS) })}
          </Alert>
        ) : (
          <>
            <ManagerPanel manager={state.manager} />
            <CallPanel store={store} manager={state.manager} />
          </>
        )
      }
    </OfficeResourcePage>
  );
});

const ManagerPanel = observer(function ManagerPanel({ manager }: { readonly manager: Manager }) {
  const t = useTranslate('manager.page');
  const { date, time } = useFormat();
  const { environment } = useServices();
  const names = new Intl.DisplayNames([environment.language], { type: 'language' });
  return (
    <Panel aria-labelledby="manager-name">
      <PanelHead
        id="manager-name"
        title={<span translate="no">{manager.name}</span>}
        actions={
          <Badge tone={manager.isOpen ? 'success' : 'neutral'}>
            {t(manager.isOpen ? 'open' : 'closed')}
          </Badge>
        }
      />
      <DescriptionList
        items={[
          {
            id: 'hours',
            label: t('hours'),
            value: `${date(manager.opensAtS)}, ${time(manager.opensAtS)} – ${time(manager.closesAtS)}`,
          },
          {
            id: 'languages',
            label: t('languages'),
            value: listInLine(
              manager.languages.map((code) => names.of(code) ?? code),
              environment.direction,
            ),
          },
          ...manager.ways.map(({ kind, address }) => ({
            id: kind,
            label: t(kind),
            value: (
              <a
                dir="ltr"
                translate="no"
                href={kind === 'phone' ? `tel:${address.replaceAll(' ', '')}` : `mailto:${address}`}
              >
                {address}
              </a>
            ),
          })),
        ]}
      />
    </Panel>
  );
});
