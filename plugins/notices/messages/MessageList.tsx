import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import {
  classNames,
  EmptyState,
  Link,
  ResourceView,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { betResult } from '#domain/bets/betResult.ts';
import type { BetWords } from '../../auth/contract.ts';
import type { Message } from './Message.ts';
import { messageRoute } from './messageRoute.ts';
import styles from './MessageBell.module.css';
import type { MessagesStore } from './MessagesStore.ts';
import { messageText, messageTitle } from './messageText.ts';

interface MessageListProps {
  readonly store: MessagesStore;
  /** Ids of the messages that were unread when the list was opened. */
  readonly newIds: ReadonlySet<string>;
  readonly onChoose: () => void;
}

/** Messages, newest first; each links to its bet, or to the page of its subject. */
export const MessageList = observer(function MessageList({
  store,
  newIds,
  onChoose,
}: MessageListProps) {
  const t = useTranslate('notices.messages');
  const empty = <EmptyState icon="bell" title={t('none')} text={t('none.text')} />;
  return (
    <section className={styles.panel} aria-labelledby="messages">
      <h2 id="messages" className={styles.title}>
        {t('title')}
      </h2>
      <ResourceView
        resource={store.list}
        skeleton={<Skeleton shapes={skeletons.list} />}
        missing={empty}
        failedTitle={t('failed')}
      >
        {(messages) =>
          messages.length === 0 ? (
            empty
          ) : (
            <ul>
              {messages.map((message) => (
                <li key={message.id} className={styles.item}>
                  <MessageRow
                    message={message}
                    betWords={store.betWords}
                    isNew={newIds.has(message.id)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </section>
  );
});

interface MessageRowProps {
  readonly message: Message;
  readonly betWords: BetWords | undefined;
  readonly isNew: boolean;
  readonly onChoose: () => void;
}

const MessageRow = observer(function MessageRow({
  message,
  betWords,
  isNew,
  onChoose,
}: MessageRowProps) {
  const t = useTranslate('notices.messages');
  const { environment, navigation } = useServices();
  const { dateTime } = useFormat();
  const isWon = message.about === 'bet' && betResult(message.bet) === 'won';
  const text = messageText(message, betWords, environment.direction);
  const content = (
    <>
      <b className={classNames(styles.result, isWon && styles.won)}>
        {isNew ? <VisuallyHidden>{t('new')} </VisuallyHidden> : null}
        {messageTitle(message, t, environment.language)}
      </b>
      {text === '' ? null : <span>{text}</span>}
      <small className="num">{dateTime(message.atS)}</small>
    </>
  );
  const className = classNames(styles.message, isNew && styles.new);
  const to = messageRoute(message, betWords);
  return to !== undefined && navigation.hasRoute(to.name) ? (
    <Link to={to} className={className} onClick={onChoose}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
});
