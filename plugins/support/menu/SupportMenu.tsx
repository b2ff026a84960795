import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Count, Icon, SkeletonLine, useServices, useTranslate, type IconName } from '#core/ui';
import { RightReasonText, useClosedRight } from '../../auth/ui.ts';
import { callbackModal, questionModal, requestsModal } from '../contract.ts';
import type { SupportOffers } from '../requests/SupportRequest.ts';
import type { SupportStore } from './SupportStore.ts';
import styles from './SupportMenu.module.css';

interface SupportMenuProps {
  readonly store: SupportStore;
  /** Called on a choice: the host closes the menu, so that its button gets the focus. */
  readonly onChosen: () => void;
  /** Whether the page itself lists the requests. */
  readonly isBesideRequests?: boolean;
}

/** Support channels that are open to this person, with their response times. */
export const SupportMenu = observer(function SupportMenu({
  store,
  onChosen,
  isBesideRequests = false,
}: SupportMenuProps) {
  const t = useTranslate('support');
  const { config, modals, session } = useServices();
  const { supportEmail, supportPhone, socialLinks } = config.brand;
  const { state, value: offers } = store.offers;
  const closedChat = useClosedRight('chat');

  useEffect(() => void store.loadOffers(), [store]);

  const choose = (run: () => void) => () => {
    onChosen();
    run();
  };
  const hint = (say: (offers: SupportOffers) => string): ReactNode =>
    offers === undefined ? (
      state.kind === 'loading' ? (
        <SkeletonLine width="60%" />
      ) : null
    ) : (
      say(offers)
    );

  return (
    <>
      <h2 className={styles.title}>{t('title')}</h2>
      <ul>
        {store.hasChat ? (
          <Choice
            icon="message-circle"
            label={t('chat')}
            hint={
              closedChat === undefined ? (
                hint((now) =>
                  now.isChatOnline ? t('chat.wait', { count: now.chatWaitS }) : t('chat.offline'),
                )
              ) : (
                <RightReasonText reason={closedChat} />
              )
            }
            isClosed={closedChat !== undefined}
            onClick={choose(store.openChat)}
          />
        ) : null}
        {store.canCallBack ? (
          <Choice
            icon="phone-call"
            label={t('callback')}
            hint={hint((now) => t('callback.within', { count: now.callsWithinMinutes }))}
            onClick={choose(() => void modals.open(callbackModal, {}))}
          />
        ) : null}
        <Choice
          icon="help"
          label={t('question')}
          hint={hint((now) => t('question.within', { count: now.answersWithinHours }))}
          onClick={choose(() => void modals.open(questionModal, {}))}
        />
        {session.isAuthed && !isBesideRequests ? (
          <Choice
            icon="history"
            label={t('requests')}
            hint={
              store.unreadAnswers === 0
                ? t('requests.hint')
                : t('answered.text', { count: store.unreadAnswers })
            }
            mark={
              store.unreadAnswers === 0 ? null : <Count value={store.unreadAnswers} tone="accent" />
            }
            onClick={choose(() => void modals.open(requestsModal, {}))}
          />
        ) : null}
        {supportEmail === '' ? null : (
          <Way icon="mail" label={t('email')} hint={supportEmail} href={`mailto:${supportEmail}`} />
        )}
        {supportPhone === '' ? null : (
          <Way
            icon="phone"
            label={t('phone')}
            hint={supportPhone}
            href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`}
          />
        )}
        {socialLinks.map(({ name, link, iconName }) => (
          <Way
            key={link}
            icon={iconName as IconName}
            label={name}
            hint={new URL(link).pathname.replace(/^\//, '@')}
            href={link}
            isOutside
          />
        ))}
      </ul>
    </>
  );
});

interface RowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: ReactNode;
}

function Choice({
  icon,
  label,
  hint,
  mark,
  isClosed = false,
  onClick,
}: RowProps & {
  readonly mark?: ReactNode;
  readonly isClosed?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <li>
      <button type="button" className={styles.row} disabled={isClosed} onClick={onClick}>
        <Icon name={icon} size={20} className={styles.icon} />
        <span className={styles.texts}>
          <b>{label}</b>
          <small>{hint}</small>
        </span>
        {mark}
      </button>
    </li>
  );
}

function Way({
  icon,
  label,
  hint,
  href,
  isOutside = false,
}: RowProps & { readonly href: string; readonly isOutside?: boolean }) {
  return (
    <li>
      <a
        className={styles.row}
        href={href}
        {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Icon name={icon} size={20} className={styles.icon} />
        <span className={styles.texts}>
          <b>{label}</b>
          <small>
            <bdi>{hint}</bdi>
          </small>
        </span>
      </a>
    </li>
  );
}
