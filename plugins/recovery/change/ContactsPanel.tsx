import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Badge,
  Button,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  TextField,
  useServices,
  useTranslate,
} from '#core/ui';
import { PhoneCodeForm, PhoneEntry, usePersonResource } from '../../auth/ui.ts';
import { useFocusAfter } from '../emails/useFocusAfter.ts';
import type { OwnContact } from './Contacts.ts';
import styles from './ContactsPanel.module.css';
import { ContactsStore } from './ContactsStore.ts';
import { PhoneChange } from './PhoneChange.ts';

/** How the person is reached: each contact, and another one in its place. */
export const ContactsPanel = observer(function ContactsPanel() {
  const t = useTranslate('recovery.change');
  const services = useServices();
  const [store] = useState(() => new ContactsStore(services));
  const { contacts } = store;
  // A link that is opened elsewhere changes it.
  usePersonResource(contacts);
  return (
    <Panel aria-labelledby="contacts">
      <PanelHead id="contacts" title={t('title')} />
      <div className={styles.body}>
        <p className={styles.text}>{t('text')}</p>
        {store.sentTo === undefined ? null : (
          <Alert tone="success" title={t('sent')}>
            {t('sent.text', { email: isolated(store.sentTo) })}
          </Alert>
        )}
        {store.isPhoneConfirmed ? <Alert tone="success">{t('phone.changed')}</Alert> : null}
        <ResourceView
          resource={contacts}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(own) => (
            <ul className={styles.list}>
              <ContactRow store={store} kind="email" contact={own.email} />
              <ContactRow store={store} kind="phone" contact={own.phone} />
            </ul>
          )}
        </ResourceView>
      </div>
    </Panel>
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
    <li className={styles.row} aria-label={t(kind)}>
      <div className={styles.facts}>
        <span className={styles.name}>{t(kind)}</span>
        <span className={styles.value}>{value === '' ? t('none') : <bdi>{value}</bdi>}</span>
        {pending === undefined ? null : (
          <span className={styles.text}>{t('pending', { contact: isolated(pending) })}</span>
        )}
      </div>
      {value === '' ? null : (
        <Badge tone={isConfirmed ? 'success' : 'warning'}>
          {t(isConfirmed ? 'confirmed' : 'unconfirmed')}
        </Badge>
      )}
      {isOpen ? null : (
        <Button ref={change} size="sm" onClick={() => store.open(kind)}>
          {t(acts[kind][value === '' ? 'add' : 'change'])}
        </Button>
      )}
      {isOpen ? (
        <div ref={form} className={styles.form}>
          {kind === 'email' ? <EmailChangeForm store={store} /> : <PhoneChangeForm store={store} />}
        </div>
      ) : null}
    </li>
  );
});

const EmailChangeForm = observer(function EmailChangeForm({
  store,
}: {
  readonly store: ContactsStore;
}) {
  const t = useTranslate('recovery.change');
  const { problem } = store;
  const isOfField = problem === 'incomplete' || problem === 'known';
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.sendEmail();
  };
  return (
    <form className={styles.fields} onSubmit={handleSubmit} noValidate>
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
        error={isOfField ? t(`problem.${problem}`) : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={store.isSending}>
          {t('email.send')}
        </Button>
        <Button variant="ghost" onClick={() => store.open(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
});

function PhoneChangeForm({ store }: { readonly store: ContactsStore }) {
  const t = useTranslate('recovery.change');
  const services = useServices();
  const [phone] = useState(() => new PhoneEntry(services));
  const [change] = useState(() => new PhoneChange(services, store));
  return (
    <div className={styles.fields}>
      <PhoneCodeForm
        phone={phone}
        exchange={change}
        submit={t('phone.confirm')}
        ownTexts={{
          note: t('phone.note'),
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

/** Addresses and numbers are read from left to right in every language. */
function isolated(contact: string): string {
  return `\u2066${contact}\u2069`;
}
