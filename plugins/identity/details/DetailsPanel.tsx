import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  Form,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Resource } from '#core/data';
import type { Identity } from '../verification/Identity.ts';
import { DetailLine } from './DetailLine.tsx';
import styles from './DetailsPanel.module.css';
import { detailsFields, DetailsStore } from './DetailsStore.ts';

/** Name, birth date and address; most people need to prove nothing else. */
export const DetailsPanel = observer(function DetailsPanel({
  identity,
  onSent,
}: {
  readonly identity: Resource<Identity>;
  readonly onSent: () => void;
}) {
  const t = useTranslate('identity.page');
  const { http } = useServices();
  const [store] = useState(() => new DetailsStore(http, identity));
  const handleSubmit = async (): Promise<void> => {
    await store.send();
    if (store.isSent) onSent();
  };
  return (
    <Panel aria-labelledby="identity-details">
      <PanelHead id="identity-details" title={t('details.title')} />
      <Form onSubmit={handleSubmit}>
        <PanelBody>
          <PanelText>{t('details.text')}</PanelText>
          {store.sending.failure === undefined ? null : (
            <Alert tone="danger">{t(`details.${store.sending.failure}`)}</Alert>
          )}
          <div className={styles.fields}>
            {detailsFields.map((field) => (
              <DetailLine key={field} store={store} field={field} isFixed={store.isFixed(field)} />
            ))}
          </div>
          <Actions>
            <Button type="submit" variant="primary" isBusy={store.sending.isBusy}>
              {t('details.send')}
            </Button>
          </Actions>
        </PanelBody>
      </Form>
    </Panel>
  );
});
