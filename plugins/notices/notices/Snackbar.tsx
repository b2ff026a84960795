import { IconButton, useTranslate } from '#core/ui';
import { noticeRole } from './noticeRole.ts';
import type { NoticeViewProps } from './Toast.tsx';
import styles from './Snackbar.module.css';

/** One line at the bottom, with at most an undo button. */
export function Snackbar({ notice, onClose }: NoticeViewProps) {
  const t = useTranslate('notices');
  const action = notice.actions?.[0];
  const handleAction = (): void => {
    action?.run();
    onClose(notice.id);
  };
  return (
    <div
      className={styles.snackbar}
      data-notice={notice.id}
      role={noticeRole(notice.group) === 'alert' ? 'alert' : undefined}
    >
      <span>
        {notice.title}
        {notice.text === undefined ? null : ` ${notice.text}`}
      </span>
      {action === undefined ? (
        <IconButton
          icon="x"
          size="sm"
          label={t('close', { title: notice.title })}
          onClick={() => onClose(notice.id)}
        />
      ) : (
        <button type="button" className={styles.action} onClick={handleAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}
