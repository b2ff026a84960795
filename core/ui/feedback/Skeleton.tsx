import { Fragment, type ReactNode } from 'react';
import type { Skeleton as Shapes, SkeletonShape } from './createSkeleton.ts';
import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';
import { SkeletonLine } from './SkeletonLine.tsx';

/** Grey shapes with the height of the content. Hidden from screen readers. */
export function Skeleton({
  shapes,
  className,
}: {
  readonly shapes: Shapes;
  readonly className?: string | undefined;
}) {
  if (shapes.length === 0) return null;
  return (
    <div className={classNames(styles.skeleton, className)} aria-hidden="true">
      {shapes.map(([shape, count], index) => (
        <Fragment key={index}>{drawings[shape](count)}</Fragment>
      ))}
    </div>
  );
}

const drawings: Readonly<Record<SkeletonShape, (count: number) => ReactNode>> = {
  banner: () => <SkeletonLine className={styles.banner} />,
  banners: (count) => (
    <div className={styles.banners}>
      {times(count, (banner) => (
        <SkeletonLine key={banner} className={banner === 0 ? styles.hero : styles.smallHero} />
      ))}
    </div>
  ),
  cards: (count) => (
    <div className={styles.cards}>
      {times(count, (card) => (
        <div key={card} className={styles.card}>
          <SkeletonLine width="60%" />
          <SkeletonLine width="75%" height="14px" />
          <SkeletonLine width="66%" height="14px" />
          <SkeletonLine className={styles.cells} />
        </div>
      ))}
    </div>
  ),
  control: () => <span className={styles.control} />,
  entries: panel(styles.entry, (row) => `${88 - ((row * 19) % 42)}%`),
  fields: panel(styles.field),
  groups: (count) => (
    <div className={styles.groups}>
      {times(count, (group) => (
        <div key={group} className={styles.panel}>
          <SkeletonLine width="40%" />
          <SkeletonLine className={styles.cells} />
          <SkeletonLine className={styles.cells} />
        </div>
      ))}
    </div>
  ),
  heading: () => <SkeletonLine className={styles.heading} />,
  lines: panel(styles.textLine, (row) => `${95 - ((row * 23) % 40)}%`),
  row: () => <Row />,
  table: (count) => (
    <div className={styles.table}>
      <div className={styles.tableHead}>
        <SkeletonLine width="34%" />
      </div>
      {times(count, (row) => (
        <Row key={row} width={30 + ((row * 17) % 24)} />
      ))}
    </div>
  ),
};

function panel(className: string | undefined, width?: (row: number) => string) {
  return (count: number) => (
    <div className={styles.panel}>
      {times(count, (row) => (
        <SkeletonLine key={row} className={className} width={width?.(row)} />
      ))}
    </div>
  );
}

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function Row({ width = 40 }: { readonly width?: number }) {
  return (
    <div className={styles.row}>
      <SkeletonLine width="34px" height="10px" className={styles.time} />
      <div className={styles.names}>
        <SkeletonLine width={`${width + 20}%`} height="11px" />
        <SkeletonLine width={`${width + 12}%`} height="11px" />
      </div>
      {times(3, (cell) => (
        <SkeletonLine key={cell} className={styles.cell} />
      ))}
    </div>
  );
}
