import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import {
  classNames,
  ErrorBlock,
  IconButton,
  SkeletonLine,
  TextArea,
  useFormat,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { RightNote, useClosedRight } from '../../auth/ui.ts';
import type { ChatStore } from './ChatStore.ts';
import { CardRemovedNote } from '../thread/CardRemovedNote.tsx';
import styles from './ChatWindow.module.css';

/** Messages and the field for the next one. Enter sends, Shift+Enter begins a line. */
export const ChatPanel = observer(function ChatPanel({ store }: { readonly store: ChatStore }) {
  const t = useTranslate('support');
  const format = useFormat();
  const logRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { messages, unsent, news, isTyping } = store;
  const isOpen = news.hasValue;
  const isClosed = useClosedRight('chat') !== undefined;

  useEffect(() => {
    const log = logRef.current;
    if (log !== null) log.scrollTop = log.scrollHeight;
  }, [messages, unsent, isTyping]);
  useEffect(() => {
    if (isOpen) fieldRef.current?.focus();
  }, [isOpen]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void store.send();
  };

  if (isClosed) return <RightNote right="chat" />;
  if (news.hasFailed) return <ErrorBlock onRetry={news.retry} />;
  return (
    <>
      {/* The element must be scrollable by keyboard. */}
      <div
        ref={logRef}
        role="log"
        aria-label={t('chat.messages')}
        aria-busy={news.isLoading}
        tabIndex={0}
        className={styles.log}
      >
        {news.isLoading ? <SkeletonLine width="60%" /> : null}
        {store.isOnline ? null : <p className={styles.offline}>{t('chat.offline')}</p>}
        {messages.map((message) => (
          <div key={message.id} className={classNames(styles.message, message.isOwn && styles.own)}>
            <VisuallyHidden>{message.isOwn ? t('chat.you') : store.consultantName}</VisuallyHidden>
            <p dir="auto" className={styles.bubble}>
              {message.text}
            </p>
            {message.isOwn ? <CardRemovedNote text={message.text} className={styles.time} /> : null}
            <span className={classNames(styles.time, 'num')}>{format.time(message.atS)}</span>
          </div>
        ))}
        {unsent.map(({ key, text, hasFailed }) => (
          <div key={key} className={classNames(styles.message, styles.own)}>
            <p dir="auto" className={styles.bubble}>
              {text}
            </p>
            {hasFailed ? (
              <button type="button" className={styles.retry} onClick={() => void store.retry(key)}>
                {t('chat.retry')}
              </button>
            ) : (
              <span className={styles.time}>{t('sending')}</span>
            )}
          </div>
        ))}
        {isTyping ? (
          <p className={styles.typing}>{t('chat.typing', { name: store.consultantName })}</p>
        ) : null}
      </div>
      <form className={styles.composer} onSubmit={handleSubmit} onKeyDown={handleKey}>
        <TextArea
          ref={fieldRef}
          label={t('chat.message')}
          isLabelHidden
          name="message"
          rows={1}
          placeholder={t('chat.message')}
          value={store.draft}
          onChange={store.setDraft}
          className={styles.field}
        />
        <IconButton icon="send" size="lg" type="submit" label={t('send')} className={styles.send} />
      </form>
    </>
  );
});
