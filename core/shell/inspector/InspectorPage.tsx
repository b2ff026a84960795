import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useRuntime } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TabPanel, Tabs } from '../../ui/controls/Tabs.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { filterSections, sectionsToJson, type InspectorSection } from './InspectorSection.ts';
import styles from './InspectorPage.module.css';
import { SectionTable } from './SectionTable.tsx';
import { configurationSections } from './sections/configurationSections.ts';
import { eventSections } from './sections/eventSections.ts';
import { guardSections } from './sections/guardSections.ts';
import { planSections } from './sections/planSections.ts';
import { serviceSections } from './sections/serviceSections.ts';
import { feedSections, sessionSections } from './sections/sessionSections.ts';
import { useInspectorData } from './useInspectorData.ts';

const tabs = ['plan', 'guards', 'configuration', 'services', 'events', 'feed', 'session'] as const;
type TabId = (typeof tabs)[number];

/** SHL-340: the state of the core, live. Production bundles are checked for the mark. */
export const InspectorPage = observer(function InspectorPage() {
  const runtime = useRuntime();
  const t = useTranslate('inspector');
  const wanted = tabs.find((tab) => tab === runtime.navigator.query.get('tab'));
  const [tab, setTab] = useState<TabId>(wanted ?? 'plan');
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState<'copied' | 'copy.failed' | undefined>(undefined);
  const data = useInspectorData();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  usePageTitle(t('title'));
  const sections = filterSections(
    // The edge has measured other guards than the page.
    tab === 'guards' && !isTakenOver ? [] : sectionsOf(tab, runtime, data),
    words,
  );
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);

  function copy(): void {
    navigator.clipboard.writeText(sectionsToJson(sections)).then(
      () => setCopied('copied'),
      () => setCopied('copy.failed'),
    );
  }

  return (
    <div className={styles.page} data-page="debugger-route">
      <h1 className={styles.title}>{t('title')}</h1>
      <Tabs
        label={t('title')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={(next) => (setTab(next), setCopied(undefined))}
      />
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          isLabelHidden
          name="inspector-search"
          type="search"
          icon="search"
          placeholder={t('search')}
          autoComplete="off"
          value={words}
          onChange={setWords}
          className={styles.search}
        />
        <Button icon="copy" onClick={copy}>
          {t('copy')}
        </Button>
        <span role="status" className={styles.status}>
          {copied === undefined ? t('rows', { count }) : t(copied)}
        </span>
      </div>
      <TabPanel id={tab} value={tab} className={styles.panel}>
        {sections.length === 0 ? <p className={styles.none}>{t('none')}</p> : null}
        {sections.map((section, index) => (
          <SectionTable
            key={section.id}
            section={section}
            isOpen={tab !== 'guards' || index === 0 || words !== ''}
          />
        ))}
      </TabPanel>
    </div>
  );
});

function sectionsOf(
  tab: TabId,
  { services, navigator }: Runtime,
  { leaves, happened }: ReturnType<typeof useInspectorData>,
): readonly InspectorSection[] {
  switch (tab) {
    case 'plan':
      return planSections(services.plan);
    case 'guards':
      return guardSections(navigator.runs);
    case 'configuration':
      return configurationSections(services.config, leaves);
    case 'services':
      return serviceSections(services);
    case 'events':
      return eventSections(services, happened);
    case 'feed':
      return feedSections(services);
    case 'session':
      return sessionSections(services);
  }
}
