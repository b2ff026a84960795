import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Badge,
  LazyPart,
  Link,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { bettingToken, loadNamedChoices, loadTeamsEditor } from '../../betting/contract.ts';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { OfficeColumn, OfficeColumns } from '../frame/OfficeColumns.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { HiddenSports } from './HiddenSports.tsx';
import { settingControls } from './settingControls.ts';
import { SettingRow } from './SettingRow.tsx';
import { settingSections, type Settings } from './Settings.ts';
import styles from './SettingsPage.module.css';
import { SettingsStore } from './SettingsStore.ts';
import { useFailureText } from './useFailureText.ts';

/** Settings of the person; every change is saved at once. */
export const SettingsPage = observer(function SettingsPage() {
  const services = useServices();
  const t = useTranslate('office');
  const [store, setStore] = useState<SettingsStore>();
  usePageTitle(t('menu.settings'));
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const choices = services.services.has(bettingToken)
        ? await (
            await loadNamedChoices()
          )(services)
        : undefined;
      if (!isLeft) setStore(new SettingsStore(services, choices));
    })().catch((error: unknown) => {
      services.reports.report(error, { plugin: 'office', contribution: 'settings' });
      // Settings stored only on the platform work without the choices of the page.
      if (!isLeft) setStore(new SettingsStore(services, undefined));
    });
    return () => {
      isLeft = true;
    };
  }, [services]);
  return (
    <OfficePage>
      <OfficeHead
        title={t('menu.settings')}
        isBelowAccount
        actions={store === undefined ? null : <SavedBadge store={store} />}
      />
      {store === undefined ? (
        <Skeleton shapes={skeletons.form} />
      ) : (
        <>
          <Failures store={store} />
          <ResourceView
            resource={store.answer}
            skeleton={<Skeleton shapes={skeletons.form} />}
            missing={null}
          >
            {(settings) => <Sections store={store} settings={settings} />}
          </ResourceView>
        </>
      )}
    </OfficePage>
  );
});

/** Empty before the first change, so that screen readers announce it. */
const SavedBadge = observer(function SavedBadge({ store }: { readonly store: SettingsStore }) {
  const t = useTranslate('office.settings');
  const { texts, isSaving } = store;
  const isSaved = !isSaving && texts !== undefined && texts.failures.length === 0;
  const { successes } = texts ?? { successes: [] };
  return (
    <span role="status" className={styles.saved}>
      {isSaved
        ? (successes.length === 0 ? [t('saved')] : successes).map((text) => (
            <Badge key={text} tone="success">
              {text}
            </Badge>
          ))
        : null}
    </span>
  );
});

const Failures = observer(function Failures({ store }: { readonly store: SettingsStore }) {
  const t = useTranslate('office.settings');
  const failureText = useFailureText();
  const { failures } = store.texts ?? { failures: [] };
  if (failures.length === 0) return null;
  return (
    <Alert tone="danger" title={t('notSaved')}>
      <ul>
        {failures.map((failure) => (
          <li key={failureText(failure)}>{failureText(failure)}</li>
        ))}
      </ul>
    </Alert>
  );
});

const Sections = observer(function Sections({
  store,
  settings,
}: {
  readonly store: SettingsStore;
  readonly settings: Settings;
}) {
  const t = useTranslate('office.settings');
  const { navigation, services } = useServices();
  const rowsOf = (section: (typeof settingSections)[number]): readonly string[] =>
    settings.sections[section]
      .map(({ id }) => id)
      .filter((id) => settingControls[id] !== undefined && store.isKnown(id));
  const shown = settingSections.filter((section) => rowsOf(section).length > 0);
  const hasTeams = settings.hasFavouriteTeams && services.has(bettingToken);
  const anchors = [
    ...shown,
    ...(settings.sports.length > 0 ? (['sports'] as const) : []),
    ...(hasTeams ? (['teams'] as const) : []),
  ];
  return (
    <OfficeColumns aside="menu">
      <OfficeColumn>
        {shown.map((section) => (
          <Panel key={section} id={section} aria-labelledby={`${section}-title`}>
            <PanelHead id={`${section}-title`} title={t(`section.${section}`)} />
            {rowsOf(section).map((id) => (
              <SettingRow key={id} store={store} id={id} />
            ))}
          </Panel>
        ))}
        {settings.sports.length > 0 ? <HiddenSports store={store} settings={settings} /> : null}
        {hasTeams ? (
          <Panel id="teams" aria-labelledby="teams-title">
            <PanelHead id="teams-title" title={t('section.teams')} />
            <LazyPart
              name="betting.teams-editor"
              load={loadTeamsEditor}
              hasLaterTexts
              props={{}}
              skeleton={<Skeleton shapes={skeletons.panel} />}
            />
          </Panel>
        ) : null}
      </OfficeColumn>
      <Panel as="nav" aria-label={t('sections')} className={styles.anchors}>
        {anchors.map((section) => (
          <a key={section} href={`#${section}`} className={styles.anchor}>
            {t(`section.${section}`)}
          </a>
        ))}
        {settings.hasWallets && navigation.hasRoute('office.wallets') ? (
          <Link to={{ name: 'office.wallets' }} className={styles.anchor}>
            {t('section.wallets')}
          </Link>
        ) : null}
      </Panel>
    </OfficeColumns>
  );
});
