import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  PanelPage,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import styles from './RulesPage.module.css';
import { RulesStore, type RulesDocument } from './RulesStore.ts';
import { TermsSections } from './TermsSections.tsx';

/** Terms or privacy notice, public at an address of its own. */
export const RulesPage = observer(function RulesPage() {
  const { navigation } = useServices();
  return navigation.params['ruleGroup'] === 'privacy' ? (
    <Rules key="privacy" document="privacy" />
  ) : (
    <Rules key="terms" document="terms" />
  );
});

const Rules = observer(function Rules({ document }: { readonly document: RulesDocument }) {
  const t = useTranslate('access');
  const { date } = useFormat();
  const services = useServices();
  const [store] = useState(() => new RulesStore(services, document));
  usePageTitle(t(`rules.${document}`));
  return (
    <PanelPage size="xl" title={t(`rules.${document}`)}>
      <div className={styles.text}>
        <ResourceView
          resource={store.text}
          skeleton={<Skeleton shapes={skeletons.text} />}
          missing={null}
        >
          {({ sections, updatedAtS }) => (
            <>
              <p className={styles.since}>{t('rules.since', { date: date(updatedAtS) })}</p>
              <TermsSections sections={sections} isWhole />
            </>
          )}
        </ResourceView>
      </div>
    </PanelPage>
  );
});
