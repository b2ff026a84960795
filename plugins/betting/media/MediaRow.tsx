import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { LazyPart, Panel, SkeletonLine } from '#core/ui';
import type { SportEvent } from '../feed/SportEvent.ts';
import styles from './MediaRow.module.css';

interface MediaRowProps {
  readonly event: SportEvent;
  readonly isOver: boolean;
  /** Stands beside what is watched, where there is room. */
  readonly children: ReactNode;
}

/** Media of the event beside its information. Stays in place when the match ends. */
export const MediaRow = observer(function MediaRow({ event, isOver, children }: MediaRowProps) {
  const isOn = event.isLive && !isOver && (event.hasVideo || event.hasZone);
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  if (!isOn && !wasOn) return children;
  return (
    <div className={styles.row}>
      <LazyPart
        name="betting.media"
        load={async () => (await import('./MediaPanel.tsx')).MediaPanel}
        props={{ event }}
        hasLaterTexts
        skeleton={<MediaSkeleton />}
      />
      {children}
    </div>
  );
});

function MediaSkeleton() {
  return (
    <Panel as="div" aria-hidden="true" className={styles.panel}>
      <div className={styles.head}>
        <SkeletonLine width="40%" />
      </div>
      <div className={styles.screen} />
    </Panel>
  );
}
