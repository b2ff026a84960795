import { useRef, type CSSProperties } from 'react';
import { noticeDuration, type NoticeAction, type ShownNotice } from '#core';
import { Button, classNames, IconButton, useTranslate } from '#core/ui';
import { noticeRole } from './noticeRole.ts';
import { NoticeIcon } from './NoticeIcon.tsx';
import { useAnchor } from './useAnchor.ts';
import styles from './Toast.module.css';

export interface NoticeViewProps {
  readonly notice: ShownNotice;
  readonly onClose: (id: number) => void;
}

/** Notice in the stack, or beside the element that triggered it. */
export function Toast({ notice, onClose }: NoticeViewProps) {
  const t = useTranslate('notices');
  const ref = useRef<HTMLDivElement>(null);
  useAnchor(ref, notice.anchor);
  const durationMs = noticeDuration(notice);
  const handleAction = (action: NoticeAction): void => {
    action.run();
    onClose(notice.id);
  };
  const isInterrupting = noticeRole(notice.group) === 'alert';
  return (
    <div
      ref={ref}
      className={classNames(styles.toast, styles[notice.tone])}
      data-notice={notice.id}
      role={isInterrupting ? 'alert' : undefined}
    >
      <NoticeIcon notice={notice} size={20} />
      <b className={styles.title}>{notice.title}</b>
      <IconButton
        icon="x"
        size="sm"
        label={t('close', { title: notice.title })}
        className={styles.close}
        onClick={() => onClose(notice.id)}
      />
      {notice.text === undefined && notice.kind !== 'with-link' ? null : (
        <p className={styles.text}>
          {notice.text}
          {notice.kind === 'with-link'
            ? notice.actions?.slice(0, 1).map((action) => (
                <button
                  key={action.id}
                  type="button"
                  className={styles.link}
                  onClick={() => handleAction(action)}
                >
                  {action.label}
                </button>
              ))
            : null}
        </p>
      )}
      {notice.kind === 'with-link' ||
      notice.actions === undefined ||
      notice.actions.length === 0 ? null : (
        <div className={styles.actions}>
          {notice.actions.slice(0, 2).map((action, index) => (
            <Button
              key={action.id}
              size="sm"
              variant={index === 0 && notice.tone === 'info' ? 'primary' : 'secondary'}
              onClick={() => handleAction(action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
      {durationMs === undefined ? null : (
        <span
          className={styles.time}
          style={{ '--notice-duration': `${durationMs}ms` } as CSSProperties}
        />
      )}
    </div>
  );
}
