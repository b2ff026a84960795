import type { SkeletonName } from '../../plan/PluginManifest.ts';
import { classNames } from '../classNames.ts';
import { SkeletonLine } from './SkeletonLine.tsx';
import styles from './Skeleton.module.css';

const rowCounts: Readonly<Record<SkeletonName, number>> = { home: 8, list: 12, event: 8, office: 15, text: 10, form: 5, panel: 6, row: 1, none: 0 };

/** Grey shapes with the height of what will stand there. Screen readers hear nothing: the page announces itself. */
export function Skeleton({ name, className }: { readonly name: SkeletonName; readonly className?: string | undefined }) {
  if (name === 'none') return null;
  return (
    <div className={classNames(styles.skeleton, styles[name], className)} aria-hidden="true">
      {name === 'home' ? <SkeletonLine className={styles.hero} /> : null}
      {name === 'event' ? <SkeletonLine className={styles.scoreboard} /> : null}
      {Array.from({ length: rowCounts[name] }, (_, row) => (
        <div key={row} className={styles.line}>
          <SkeletonLine width={`${30 + ((row * 17) % 30)}%`} />
          <SkeletonLine className={styles.cells} />
        </div>
      ))}
    </div>
  );
}
