import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon, Popover, useFormat, useService, useTranslate } from '#core/ui';
import { messagesToken } from './messagesToken.ts';
import { MessageList } from './MessageList.tsx';
import type { MessagesStore } from './MessagesStore.ts';
import styles from './MessageBell.module.css';

/** Bell in the header: number of unread messages, and their list. */
export const MessageBell = observer(function MessageBell() {
  const store = useService(messagesToken);
  const t = useTranslate('notices.messages');
  const { number } = useFormat();
  const count = store.unread.length;
  return (
    <Popover
      label={t('title')}
      triggerLabel={count === 0 ? t('title') : t('unread', { count })}
      align="end"
      triggerClassName={styles.bell}
      trigger={
        <>
          <Icon name="bell" />
          {count === 0 ? null : (
            <span className={styles.count} aria-hidden="true">
              {number(count)}
            </span>
          )}
        </>
      }
    >
      {(close) => <ReadList store={store} onChoose={close} />}
    </Popover>
  );
});

/** Opening the list marks its messages as read; new ones stay highlighted while it is open. */
function ReadList({
  store,
  onChoose,
}: {
  readonly store: MessagesStore;
  readonly onChoose: () => void;
}) {
  const [newIds] = useState(() => new Set(store.unread.map(({ id }) => id)));
  useEffect(() => void store.markAllRead(), [store]);
  return <MessageList store={store} newIds={newIds} onChoose={onChoose} />;
}
