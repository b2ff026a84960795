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
import { betRoute } from '../contract.ts';
import type { BetMessage } from './BetMessage.ts';
import styles from './MessageBell.module.css';
import type { MessagesStore } from './MessagesStore.ts';
import { messageText, messageTitle } from './tellMessage.ts';

interface MessageListProps {
  readonly store: MessagesStore;
  /** Ids of the messages that were unread when the list was opened. */
  readonly newIds: ReadonlySet<string>;
  readonly onChoose: () => void;
}

/** Messages, newest first; each leads to its bet. */
export const MessageList = observer(function MessageList({
  store,
  newIds,
  onChoose,
}: MessageListProps) {
  const t = useTranslate('coupon.messages');
  const empty = <EmptyState icon="bell" title={t('none')} text={t('none.text')} />;
  return (
    <section className={styles.panel} aria-labelledby="bet-messages">
      <h2 id="bet-messages" className={styles.title}>
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
                  <Message message={message} isNew={newIds.has(message.id)} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </section>
  );
});

interface MessageProps {
  readonly message: BetMessage;
  readonly isNew: boolean;
  readonly onChoose: () => void;
}

const Message = observer(function Message({ message, isNew, onChoose }: MessageProps) {
  const t = useTranslate('coupon.messages');
  const { environment, navigation } = useServices();
  const { dateTime } = useFormat();
  const content = (
    <>
      <b className={classNames(styles.result, betResult(message.bet) === 'won' && styles.won)}>
        {isNew ? <VisuallyHidden>{t('new')} </VisuallyHidden> : null}
        {messageTitle(message, t, environment.language)}
      </b>
      <span>{messageText(message, t)}</span>
      <small className="num">{dateTime(message.atS)}</small>
    </>
  );
  const className = classNames(styles.message, isNew && styles.new);
  return navigation.hasRoute(betRoute) ? (
    <Link
      to={{ name: betRoute, params: { bet: message.bet.id } }}
      className={className}
      onClick={onChoose}
    >
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
});
