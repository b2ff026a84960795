import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, PanelText, RadioGroup, useServices, useTranslate } from '#core/ui';
import type { Resource } from '#core/data';
import type { ChangeTopic } from '#domain/identity/detailChanges.ts';
import { DetailLine } from '../details/DetailLine.tsx';
import styles from '../details/DetailsPanel.module.css';
import { PaperForm } from '../papers/PaperForm.tsx';
import type { Identity } from '../verification/Identity.ts';
import { ChangeStore } from './ChangeStore.ts';

interface ChangePanelProps {
  readonly identity: Resource<Identity>;
  readonly topic: ChangeTopic | undefined;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Form to change verified details by a document. */
export const ChangePanel = observer(function ChangePanel(props: ChangePanelProps) {
  const { identity, topic: first, onSent, onClose } = props;
  const t = useTranslate('identity.page');
  const { http } = useServices();
  const [store] = useState(() => new ChangeStore(http, identity, first));
  const { topic, paper } = store;
  const { failure } = store.sending;
  if (topic === undefined || paper === undefined) return null;
  const handleSubmit = async (): Promise<void> => {
    const wrong = await store.send();
    if (wrong === undefined && store.sending.failure === undefined) onSent();
  };
  return (
    <PaperForm
      id="identity-change"
      title={t('change.title')}
      store={store}
      paper={paper}
      failure={failure && t(`change.${failure}`)}
      send={t('change.send')}
      onSubmit={handleSubmit}
      otherwise={<Button onClick={onClose}>{t('change.cancel')}</Button>}
    >
      <PanelText>{t('change.text')}</PanelText>
      <RadioGroup
        label={t('change.what')}
        name="topic"
        value={topic}
        options={store.topics.map((each) => ({ value: each, label: t(`change.topic.${each}`) }))}
        onChange={store.chooseTopic}
      />
      {store.fields.length === 0 ? null : (
        <div className={styles.fields}>
          {store.fields.map((field) => (
            <DetailLine key={field} store={store} field={field} />
          ))}
        </div>
      )}
    </PaperForm>
  );
});
