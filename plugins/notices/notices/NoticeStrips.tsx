import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownNotice } from '#core';
import { Button, classNames, DocumentStart, IconButton, useTranslate } from '#core/ui';
import { noticeRole } from './noticeRole.ts';
import { NoticeIcon } from './NoticeIcon.tsx';
import { useStripPlace } from './useStripPlace.ts';
import styles from './NoticeStrips.module.css';

interface NoticeStripsProps {
  readonly notices: readonly ShownNotice[];
  readonly onClose: (id: number) => void;
}

/** Permanent notices across the top, pushing the page down instead of covering it. */
export function NoticeStrips(props: NoticeStripsProps) {
  return (
    <DocumentStart>
      <Strips {...props} />
    </DocumentStart>
  );
}

const Strips = observer(function Strips({ notices, onClose }: NoticeStripsProps) {
  const t = useTranslate('notices');
  const stripsRef = useRef<HTMLDivElement>(null);

  useStripPlace(stripsRef, notices);

  return (
    <div ref={stripsRef} className={styles.strips}>
      {notices.map((notice) => (
        <div
          key={notice.id}
          className={classNames(styles.strip, styles[notice.tone])}
          data-notice={notice.onClose === undefined ? 'stays' : notice.id}
          role={noticeRole(notice.group)}
        >
          <NoticeIcon notice={notice} size={18} />
          <p className={styles.text}>
            <b>{notice.title}</b> <span>{notice.text}</span>
          </p>
          {notice.actions?.slice(0, 2).map((action) => (
            <Button
              key={action.id}
              size="sm"
              onClick={() => {
                action.run();
                onClose(notice.id);
              }}
            >
              {action.label}
            </Button>
          ))}
          {notice.actions === undefined && notice.onClose !== undefined ? (
            <IconButton
              icon="x"
              size="sm"
              label={t('close', { title: notice.title })}
              onClick={() => onClose(notice.id)}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
});
