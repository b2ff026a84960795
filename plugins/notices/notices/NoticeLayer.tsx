import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { noticePlace } from './noticePlace.ts';
import { NoticeStrips } from './NoticeStrips.tsx';
import { Snackbar } from './Snackbar.tsx';
import { Toast } from './Toast.tsx';
import { useHold } from './useHold.ts';
import styles from './NoticeLayer.module.css';

/** Shows `services.notices`. Its live regions always exist, so that new content is announced. */
export const NoticeLayer = observer(function NoticeLayer() {
  const { modals, notices } = useServices();

  const handleClose = (id: number): void => {
    const hadFocus = document.activeElement?.matches('[data-notice] *') === true;
    notices.close(id);
    if (hadFocus) requestFocus();
  };

  const handlers = useHold(modals.isAnyOpen, notices.shown.length === 0, (focused) => {
    const id = Number(focused.closest<HTMLElement>('[data-notice]')?.dataset['notice']);
    if (Number.isInteger(id)) handleClose(id);
  });

  const newestFirst = [...notices.shown].reverse();
  const ofPlace = (place: ReturnType<typeof noticePlace>) =>
    newestFirst.filter((notice) => noticePlace(notice.kind) === place);
  return (
    <div {...handlers}>
      <NoticeStrips notices={ofPlace('strip')} onClose={handleClose} />
      <div className={styles.stack} aria-live="polite" aria-atomic="false">
        {ofPlace('stack').map((notice) => (
          <Toast key={notice.id} notice={notice} onClose={handleClose} />
        ))}
      </div>
      <div className={styles.snackbars} aria-live="polite" aria-atomic="false">
        {ofPlace('snackbar').map((notice) => (
          <Snackbar key={notice.id} notice={notice} onClose={handleClose} />
        ))}
      </div>
    </div>
  );
});

/** When the focused notice is gone after the next paint, its neighbour gets the focus. */
function requestFocus(): void {
  queueMicrotask(() => document.querySelector<HTMLElement>('[data-notice] button')?.focus());
}
