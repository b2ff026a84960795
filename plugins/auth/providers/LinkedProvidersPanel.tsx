import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  ConfirmDialog,
  RecordList,
  RecordRow,
  PanelBody,
  PanelText,
  ResourcePanel,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { usePersonResource } from '../accounts/usePersonResource.ts';
import styles from './Providers.module.css';
import { LinkedProvidersStore } from './LinkedProvidersStore.ts';
import type { LinkedProviders } from './ProvidersApi.ts';
import { providerOf, readProviderSettings, type Provider } from './providers.ts';

const shownAtFirst = 3;

/** Social accounts that sign the person in, and those that can be linked. */
export const LinkedProvidersPanel = observer(function LinkedProvidersPanel() {
  const services = useServices();
  const t = useTranslate('auth.linked');
  const [store] = useState(() => new LinkedProvidersStore(services));
  const [removed, setRemoved] = useState<Provider>();
  const [areAllShown, setAllShown] = useState(false);
  // Opens the resource also while the panel is not shown.
  usePersonResource(store.linked);
  useEffect(() => store.readReturn(), [store]);
  const { providers } = readProviderSettings(services.config.plugins['auth']);
  const { outcome } = store;
  // A brand without providers cannot link any, but earlier links can be removed.
  if (providers.length === 0 && (store.linked.value?.links ?? []).length === 0) return null;
  return (
    <>
      <ResourcePanel
        title={t('title')}
        resource={store.linked}
        lead={
          <PanelBody>
            <PanelText>{t('text')}</PanelText>
            {outcome === undefined ? null : (
              <Alert
                tone={
                  outcome.kind === 'linked' || outcome.kind === 'unlinked' ? 'success' : 'danger'
                }
              >
                {t(`outcome.${outcome.kind}`, { provider: outcome.name })}
              </Alert>
            )}
          </PanelBody>
        }
      >
        {(linked) => (
          <>
            <RecordList>
              {rowsOf(linked, providers, areAllShown).map((provider) => (
                <ProviderRow
                  key={provider.id}
                  provider={provider}
                  linked={linked}
                  store={store}
                  onUnlink={setRemoved}
                />
              ))}
            </RecordList>
            <More
              hasMore={
                !areAllShown &&
                rowsOf(linked, providers, true).length > rowsOf(linked, providers, false).length
              }
              isLast={!linked.canUnlink && linked.links.length > 0}
              onMore={() => setAllShown(true)}
            />
          </>
        )}
      </ResourcePanel>
      {removed === undefined ? null : (
        <ConfirmDialog
          title={t('remove.title', { provider: removed.name })}
          keep={t('keep')}
          act={t('remove.named', { provider: removed.name })}
          variant="danger"
          onKeep={() => setRemoved(undefined)}
          onAct={() => {
            setRemoved(undefined);
            void store.unlink(removed.id);
          }}
        >
          <p>{t('remove.text', { provider: removed.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
});

interface MoreProps {
  readonly hasMore: boolean;
  /** Whether it is the account's last sign-in method, which cannot be removed. */
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function More({ hasMore, isLast, onMore }: MoreProps) {
  const t = useTranslate('auth.linked');
  if (!hasMore && !isLast) return null;
  return (
    <PanelBody>
      {isLast ? <PanelText>{t('last')}</PanelText> : null}
      {hasMore ? (
        <Actions>
          <Button size="sm" variant="ghost" onClick={onMore}>
            {t('more')}
          </Button>
        </Actions>
      ) : null}
    </PanelBody>
  );
}

interface ProviderRowProps {
  readonly provider: Provider;
  readonly linked: LinkedProviders;
  readonly store: LinkedProvidersStore;
  readonly onUnlink: (provider: Provider) => void;
}

const ProviderRow = observer(function ProviderRow({
  provider,
  linked: { links, canUnlink },
  store,
  onUnlink,
}: ProviderRowProps) {
  const t = useTranslate('auth.linked');
  const { dateTime } = useFormat();
  const { id, name, icon } = provider;
  const link = links.find((each) => each.id === id);
  return (
    <RecordRow
      icon={icon}
      mark={
        <span className={styles.letter} aria-hidden="true" translate="no">
          {name.slice(0, 1)}
        </span>
      }
      name={<span translate="no">{name}</span>}
      details={link === undefined ? [] : [t('since', { date: dateTime(link.linkedAtS) })]}
      actions={
        link === undefined ? (
          <Button
            size="sm"
            aria-label={t('add.named', { provider: name })}
            isBusy={store.busyWith === id}
            onClick={() => void store.link(id)}
          >
            {t('add')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('remove.named', { provider: name })}
            isDisabled={!canUnlink}
            isBusy={store.busyWith === id}
            onClick={() => onUnlink(provider)}
          >
            {t('remove')}
          </Button>
        )
      }
    />
  );
});

/**
 * Returns linked providers first, including those that the brand no longer offers; then the first
 * three that can be linked, or all once the person asks for them.
 */
function rowsOf(
  { links }: LinkedProviders,
  offered: readonly Provider[],
  areAllShown: boolean,
): readonly Provider[] {
  const linked = links.map(({ id }) => providerOf(id) ?? { id, name: id });
  const others = offered.filter(({ id }) => links.every((link) => link.id !== id));
  return [...linked, ...(areAllShown ? others : others.slice(0, shownAtFirst))];
}
