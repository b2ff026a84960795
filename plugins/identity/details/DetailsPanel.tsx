import { observer } from 'mobx-react-lite';
import { useRef, useState, type SubmitEvent } from 'react';
import { Alert, Button, Panel, PanelHead, TextField, useServices, useTranslate } from '#core/ui';
import type { Resource } from '#core/data';
import type { Identity } from '../verification/Identity.ts';
import styles from '../verification/Verification.module.css';
import { detailsFields, DetailsStore, type DetailsField } from './DetailsStore.ts';

const completions: Readonly<Partial<Record<DetailsField, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
};

/** Name, birth date and address: most people need to prove nothing else. */
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
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wrong = await store.send();
    if (store.isSent) onSent();
    if (wrong !== undefined)
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Panel aria-labelledby="identity-details">
      <PanelHead id="identity-details" title={t('details.title')} />
      <form
        ref={form}
        className={styles.body}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <p className={styles.text}>{t('details.text')}</p>
        {store.outcome === undefined ? null : (
          <Alert tone="danger">{t(`details.${store.outcome}`)}</Alert>
        )}
        <div className={styles.fields}>
          {detailsFields.map((field) => (
            <DetailsLine key={field} store={store} field={field} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={store.isBusy}>
            {t('details.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});

const DetailsLine = observer(function DetailsLine({
  store,
  field,
}: {
  readonly store: DetailsStore;
  readonly field: DetailsField;
}) {
  const t = useTranslate('identity.page');
  const problem = store.problem(field);
  return (
    <TextField
      label={t(`details.${field}`)}
      name={field}
      type={field === 'birthDate' ? 'date' : 'text'}
      autoComplete={completions[field]}
      value={store.value(field)}
      isDisabled={store.isFixed(field)}
      hint={field === 'firstName' ? t('details.asOnPaper') : undefined}
      error={problem === undefined ? undefined : t(`problem.${problem}`)}
      onChange={(text) => store.set(field, text)}
      onBlur={() => store.leave(field)}
    />
  );
});
