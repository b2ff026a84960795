import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import {
  Actions,
  Alert,
  Badge,
  Button,
  RecordList,
  RecordRow,
  Form,
  PanelBody,
  PanelText,
  ResourcePanel,
  TextField,
  useFocusAfter,
  useServices,
  useTranslate,
} from '#core/ui';
import { PhoneCodeForm, PhoneEntry, usePersonResource } from '../../auth/ui.ts';
import type { OwnContact } from './Contacts.ts';
import styles from './ContactsPanel.module.css';
import { ContactsStore } from './ContactsStore.ts';
import { PhoneChange } from './PhoneChange.ts';

/** Contacts of the person, each with a form to change it. */
export const ContactsPanel = observer(function ContactsPanel() {
  const t = useTranslate('recovery.change');
  const services = useServices();
  const [store] = useState(() => new ContactsStore(services));
  const { contacts } = store;
  // A link opened elsewhere changes the contacts.
  usePersonResource(contacts);
  return (
    <ResourcePanel
      title={t('title')}
      resource={contacts}
      lead={
        <PanelBody>
          <PanelText>{t('text')}</PanelText>
          {store.awaitedEmail === undefined ? null : (
            <Alert tone="success" title={t('sent')}>
              {t('sent.text', { email: isolated(store.awaitedEmail) })}
            </Alert>
          )}
          {store.isPhoneConfirmed ? <Alert tone="success">{t('phone.changed')}</Alert> : null}
        </PanelBody>
      }
    >
      {(own) => (
        <RecordList>
          <ContactRow store={store} kind="email" contact={own.email} />
          <ContactRow store={store} kind="phone" contact={own.phone} />
        </RecordList>
      )}
    </ResourcePanel>
  );
});

const acts = {
  email: { add: 'email.add', change: 'email.change' },
  phone: { add: 'phone.add', change: 'phone.change' },
} as const;

interface ContactRowProps {
  readonly store: ContactsStore;
  readonly kind: 'email' | 'phone';
  readonly contact: OwnContact;
}

const ContactRow = observer(function ContactRow({ store, kind, contact }: ContactRowProps) {
  const t = useTranslate('recovery.change');
  const isOpen = store.changing === kind;
  const change = useFocusAfter<HTMLButtonElement>(isOpen ? 'form' : 'row');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), [isOpen]);
  const { value, isConfirmed, pending } = contact;
  return (
    <RecordRow
      icon={kind === 'email' ? 'mail' : 'device-mobile'}
      label={t(kind)}
      name={value === '' ? t('none') : <bdi>{value}</bdi>}
      details={[
        t(kind),
        pending === undefined
          ? undefined
          : t(value === '' ? 'pending.first' : 'pending', { contact: isolated(pending) }),
      ]}
      actions={
        <>
          {value === '' ? null : (
            <Badge tone={isConfirmed ? 'success' : 'warning'}>
              {t(isConfirmed ? 'confirmed' : 'unconfirmed')}
            </Badge>
          )}
          {isOpen || value === '' || isConfirmed ? null : (
            <Button
              size="sm"
              variant="primary"
              isBusy={store.sending.isBusy}
              onClick={() => void store.confirm(kind)}
            >
              {t('confirm')}
            </Button>
          )}
          {isOpen ? null : (
            <Button ref={change} size="sm" onClick={() => store.open(kind)}>
              {t(acts[kind][value === '' ? 'add' : 'change'])}
            </Button>
          )}
        </>
      }
    >
      {isOpen ? (
        <div ref={form}>
          {kind === 'email' ? (
            <EmailChangeForm store={store} />
          ) : (
            <PhoneChangeForm
              store={store}
              known={store.isConfirming ? value : ''}
              note={
                store.isConfirming
                  ? 'phone.note.confirm'
                  : value === ''
                    ? 'phone.note.first'
                    : 'phone.note'
              }
            />
          )}
        </div>
      ) : null}
    </RecordRow>
  );
});

const EmailChangeForm = observer(function EmailChangeForm({
  store,
}: {
  readonly store: ContactsStore;
}) {
  const t = useTranslate('recovery.change');
  const { failure: problem } = store.sending;
  const isOfField = problem === 'incomplete' || problem === 'known';
  return (
    <Form className={styles.fields} onSubmit={store.sendEmail}>
      {problem === undefined || isOfField ? null : (
        <Alert tone="danger">{t(`problem.${problem}`)}</Alert>
      )}
      <TextField
        label={t('email.new')}
        name="new-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        hint={t('email.hint')}
        value={store.email}
        onChange={store.setEmail}
        onBlur={store.checkEmail}
        error={isOfField ? t(`problem.${problem}`) : undefined}
      />
      <Actions>
        <Button type="submit" variant="primary" isBusy={store.sending.isBusy}>
          {t('email.send')}
        </Button>
        <Button variant="ghost" onClick={() => store.open(undefined)}>
          {t('cancel')}
        </Button>
      </Actions>
    </Form>
  );
});

function PhoneChangeForm({
  store,
  known,
  note,
}: {
  readonly store: ContactsStore;
  /** Number to start with; empty for another one. */
  readonly known: string;
  readonly note: 'phone.note' | 'phone.note.first' | 'phone.note.confirm';
}) {
  const t = useTranslate('recovery.change');
  const services = useServices();
  const [phone] = useState(() => {
    const entry = new PhoneEntry(services);
    entry.type(known);
    void entry.leave();
    return entry;
  });
  const [change] = useState(() => new PhoneChange(services, store));
  return (
    <div className={styles.fields}>
      <PhoneCodeForm
        phone={phone}
        exchange={change}
        submit={t('phone.confirm')}
        ownTexts={{
          note: t(note),
          sent: (number) => t('phone.sent', { phone: number }),
        }}
        alertOf={({ kind }) =>
          kind === 'refused' ? null : (
            <Alert tone="danger">
              {t(kind === 'too-many-tries' ? 'problem.too-many' : 'problem.failed')}
            </Alert>
          )
        }
      />
      <Button variant="ghost" isBlock onClick={() => store.open(undefined)}>
        {t('cancel')}
      </Button>
    </div>
  );
}

/** Addresses and numbers are left-to-right in every language. */
function isolated(contact: string): string {
  return `\u2066${contact}\u2069`;
}
