import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Actions,
  Alert,
  Badge,
  Button,
  ConfirmDialog,
  RecordList,
  RecordRow,
  PanelBody,
  PanelText,
  ResourcePanel,
  TextField,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { usePersonResource } from '../accounts/usePersonResource.ts';
import { passkeyBrowser } from './PasskeyBrowser.ts';
import type { Passkey } from './PasskeysApi.ts';
import { PasskeysStore } from './PasskeysStore.ts';
import { useHasPasskeys } from './useHasPasskeys.ts';

interface PasskeyPanelProps {
  /** Called when a key was added or removed. */
  readonly onChanged?: () => void;
}

/** Passkeys of the person: add, rename, remove. */
export const PasskeyPanel = observer(function PasskeyPanel({ onChanged }: PasskeyPanelProps) {
  const services = useServices();
  const t = useTranslate('auth.passkeys');
  const [store] = useState(() => new PasskeysStore(services, passkeyBrowser, onChanged));
  // A key may also be added in another tab or on another device.
  usePersonResource(store.answer);
  const hasPasskeys = useHasPasskeys();
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <>
      <ResourcePanel
        title={t('title')}
        resource={store.answer}
        lead={
          <PanelBody>
            <PanelText>{t('text')}</PanelText>
            {store.outcome === undefined ? null : (
              <Alert tone={store.outcome.startsWith('problem.') ? 'danger' : 'success'}>
                {t(store.outcome)}
              </Alert>
            )}
            {hasPasskeys === undefined ? null : hasPasskeys ? (
              <Actions>
                <Button icon="plus" isBusy={store.isBusy} onClick={() => void store.add()}>
                  {t('add')}
                </Button>
              </Actions>
            ) : (
              <Alert tone="info">{t('unsupported')}</Alert>
            )}
          </PanelBody>
        }
      >
        {({ passkeys, canRemove }) =>
          passkeys.length === 0 ? (
            <PanelBody>
              <PanelText>{t('none')}</PanelText>
            </PanelBody>
          ) : (
            <>
              <RecordList>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    store={store}
                    onRemove={canRemove ? setRemoved : undefined}
                  />
                ))}
              </RecordList>
              {canRemove ? null : (
                <PanelBody>
                  <PanelText>{t('last')}</PanelText>
                </PanelBody>
              )}
            </>
          )
        }
      </ResourcePanel>
      {removed === undefined ? null : (
        <ConfirmDialog
          title={t('remove.title')}
          keep={t('rename.cancel')}
          act={t('remove.confirm')}
          variant="danger"
          onKeep={() => setRemoved(undefined)}
          onAct={() => {
            setRemoved(undefined);
            void store.remove(removed.id);
          }}
        >
          <p>{t('remove.text', { name: removed.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
});

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly store: PasskeysStore;
  /** Undefined for the last sign-in method of the account. */
  readonly onRemove: ((passkey: Passkey) => void) | undefined;
}

const PasskeyRow = observer(function PasskeyRow({ passkey, store, onRemove }: PasskeyRowProps) {
  const t = useTranslate('auth.passkeys');
  const { dateTime } = useFormat();
  if (store.renamedId === passkey.id) return <RenameRow store={store} />;
  return (
    <RecordRow
      icon="key"
      name={<bdi>{passkey.name}</bdi>}
      details={[
        t('created', { date: dateTime(passkey.createdAtS) }),
        ...(passkey.usedAtS === undefined ? [] : [t('used', { date: dateTime(passkey.usedAtS) })]),
      ]}
      actions={
        <Actions>
          {passkey.isSynced ? <Badge tone="info">{t('synced')}</Badge> : null}
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
            isDisabled={onRemove === undefined}
            onClick={() => onRemove?.(passkey)}
          >
            {t('remove')}
          </Button>
        </Actions>
      }
    />
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
      <form onSubmit={handleSubmit}>
        <PanelBody>
          <TextField
            label={t('rename.label')}
            name="passkey-name"
            value={store.newName}
            onChange={store.setNewName}
            ref={nameRef}
          />
          <Actions>
            <Button type="submit" variant="primary" isBusy={store.isBusy}>
              {t('rename.save')}
            </Button>
            <Button onClick={store.endRename}>{t('rename.cancel')}</Button>
          </Actions>
        </PanelBody>
      </form>
    </li>
  );
});
