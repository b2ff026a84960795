import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Badge,
  Button,
  Dialog,
  Icon,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  TextField,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { passkeyBrowser } from './PasskeyBrowser.ts';
import styles from './PasskeyPanel.module.css';
import type { Passkey } from './PasskeysApi.ts';
import { PasskeysStore } from './PasskeysStore.ts';
import { useHasPasskeys } from './useHasPasskeys.ts';

/** The passkeys of the person: add, name, remove. */
export const PasskeyPanel = observer(function PasskeyPanel() {
  const services = useServices();
  const t = useTranslate('auth.passkeys');
  const [store] = useState(() => new PasskeysStore(services, passkeyBrowser));
  const hasPasskeys = useHasPasskeys();
  const [removed, setRemoved] = useState<Passkey>();
  useEffect(() => store.answer.open(), [store]);
  return (
    <Panel aria-labelledby="passkeys">
      <PanelHead id="passkeys" title={t('title')} />
      <div className={styles.body}>
        <p className={styles.text}>{t('text')}</p>
        {store.outcome === undefined ? null : (
          <Alert tone={store.outcome.startsWith('problem.') ? 'danger' : 'success'}>
            {t(store.outcome)}
          </Alert>
        )}
        <ResourceView
          resource={store.answer}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(passkeys) =>
            passkeys.length === 0 ? (
              <p className={styles.text}>{t('none')}</p>
            ) : (
              <ul className={styles.list}>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    store={store}
                    onRemove={setRemoved}
                  />
                ))}
              </ul>
            )
          }
        </ResourceView>
        {hasPasskeys === undefined ? null : hasPasskeys ? (
          <Button
            variant="secondary"
            icon="plus"
            isBusy={store.isBusy}
            onClick={() => void store.add()}
          >
            {t('add')}
          </Button>
        ) : (
          <Alert tone="info">{t('unsupported')}</Alert>
        )}
      </div>
      {removed === undefined ? null : (
        <Dialog
          title={t('remove.title')}
          isDismissible
          size="sm"
          onClose={() => setRemoved(undefined)}
        >
          <p>{t('remove.text', { name: removed.name })}</p>
          <div className={styles.actions}>
            <Button
              variant="danger"
              onClick={() => {
                setRemoved(undefined);
                void store.remove(removed.id);
              }}
            >
              {t('remove.confirm')}
            </Button>
            <Button onClick={() => setRemoved(undefined)}>{t('rename.cancel')}</Button>
          </div>
        </Dialog>
      )}
    </Panel>
  );
});

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly store: PasskeysStore;
  readonly onRemove: (passkey: Passkey) => void;
}

const PasskeyRow = observer(function PasskeyRow({ passkey, store, onRemove }: PasskeyRowProps) {
  const t = useTranslate('auth.passkeys');
  const { dateTime } = useFormat();
  if (store.renamedId === passkey.id) return <RenameRow store={store} />;
  return (
    <li className={styles.row}>
      <Icon name="key" size={20} />
      <span className={styles.name}>
        <b dir="auto">{passkey.name}</b>
        <small>
          {passkey.usedAtS === undefined
            ? t('created', { date: dateTime(passkey.createdAtS) })
            : t('used', { date: dateTime(passkey.usedAtS) })}
        </small>
        {passkey.isSynced ? <Badge tone="info">{t('synced')}</Badge> : null}
      </span>
      <span className={styles.actions}>
        <Button
          size="sm"
          aria-label={`${t('rename')}: ${passkey.name}`}
          onClick={() => store.beginRename(passkey)}
        >
          {t('rename')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${t('remove')}: ${passkey.name}`}
          onClick={() => onRemove(passkey)}
        >
          {t('remove')}
        </Button>
      </span>
    </li>
  );
});

const RenameRow = observer(function RenameRow({ store }: { readonly store: PasskeysStore }) {
  const t = useTranslate('auth.passkeys');
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.select(), []);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.saveName();
  };
  return (
    <li>
      <form className={styles.rename} onSubmit={handleSubmit}>
        <TextField
          label={t('rename.label')}
          name="passkey-name"
          value={store.newName}
          onChange={store.setNewName}
          ref={nameRef}
        />
        <span className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={store.isBusy}>
            {t('rename.save')}
          </Button>
          <Button onClick={store.endRename}>{t('rename.cancel')}</Button>
        </span>
      </form>
    </li>
  );
});
