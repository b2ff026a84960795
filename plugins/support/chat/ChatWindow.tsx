import { observer } from 'mobx-react-lite';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Dialog, IconButton, useServices, useTranslate } from '#core/ui';
import { ChatStore } from './ChatStore.ts';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './ChatWindow.module.css';

interface ChatWindowProps {
  readonly consultantId: string;
  readonly isMobile: boolean;
  readonly onClose: () => void;
}

/** Chat beside the page, which stays usable; on a phone over it. */
export const ChatWindow = observer(function ChatWindow({
  consultantId,
  isMobile,
  onClose,
}: ChatWindowProps) {
  const t = useTranslate('support');
  const services = useServices();
  const [store] = useState(() => new ChatStore(services, consultantId));

  useEffect(() => {
    const opener = document.activeElement;
    const close = store.open();
    return () => {
      close();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [store]);

  const presence = (
    <p className={styles.presence}>
      {store.consultantName === ''
        ? ''
        : t(store.isOnline ? 'chat.online' : 'chat.away', { name: store.consultantName })}
    </p>
  );
  if (isMobile) {
    return (
      <Dialog title={t('chat')} isDismissible onClose={onClose} className={styles.sheet}>
        {presence}
        <ChatPanel store={store} />
      </Dialog>
    );
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section role="dialog" aria-label={t('chat')} className={styles.window} onKeyDown={handleKey}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 className={styles.title}>{t('chat')}</h2>
          {presence}
        </div>
        <IconButton icon="x" size="lg" label={t('close')} onClick={onClose} />
      </div>
      <ChatPanel store={store} />
    </section>
  );
});
