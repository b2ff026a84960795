import type { ReactNode } from 'react';
import type { SkeletonName } from '../../contract/Route.ts';
import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';
import { SkeletonLine } from './SkeletonLine.tsx';

/** Grey shapes with the height of what will stand there. Screen readers hear nothing: the page announces itself. */
export function Skeleton({
  name,
  className,
}: {
  readonly name: SkeletonName;
  readonly className?: string | undefined;
}) {
  if (name === 'none') return null;
  return (
    <div className={classNames(styles.skeleton, className)} aria-hidden="true">
      {shapes[name]()}
    </div>
  );
}

const shapes: Readonly<Record<Exclude<SkeletonName, 'none'>, () => ReactNode>> = {
  home: () => (
    <>
      <div className={styles.heroes}>
        <SkeletonLine className={styles.hero} />
        <SkeletonLine className={styles.smallHero} />
        <SkeletonLine className={styles.smallHero} />
      </div>
      <Heading />
      <div className={styles.cards}>
        {times(3, (card) => (
          <Card key={card} />
        ))}
      </div>
      <Heading />
      <Line rows={10} />
    </>
  ),
  list: () => <Line rows={14} />,
  event: () => (
    <>
      <SkeletonLine className={styles.scoreboard} />
      <div className={styles.groups}>
        {times(6, (group) => (
          <Group key={group} />
        ))}
      </div>
    </>
  ),
  office: () => <Line rows={15} />,
  text: () => (
    <div className={styles.panel}>
      {times(10, (row) => (
        <SkeletonLine key={row} className={styles.textLine} width={`${95 - ((row * 23) % 40)}%`} />
      ))}
    </div>
  ),
  form: () => (
    <div className={styles.panel}>
      {times(4, (row) => (
        <SkeletonLine key={row} className={styles.field} />
      ))}
    </div>
  ),
  panel: () => <Panel rows={8} />,
  row: () => <Row />,
};

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function Heading() {
  return <SkeletonLine className={styles.heading} />;
}

function Card() {
  return (
    <div className={styles.card}>
      <SkeletonLine width="60%" />
      <SkeletonLine width="75%" height="14px" />
      <SkeletonLine width="66%" height="14px" />
      <SkeletonLine className={styles.cells} />
    </div>
  );
}

function Line({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.line}>
      <div className={styles.lineHead}>
        <SkeletonLine width="34%" />
      </div>
      {times(rows, (row) => (
        <Row key={row} width={30 + ((row * 17) % 24)} />
      ))}
    </div>
  );
}

function Row({ width = 40 }: { readonly width?: number }) {
  return (
    <div className={styles.row}>
      <SkeletonLine width="34px" height="10px" className={styles.time} />
      <div className={styles.names}>
        <SkeletonLine width={`${width + 20}%`} height="11px" />
        <SkeletonLine width={`${width + 12}%`} height="11px" />
      </div>
      <SkeletonLine className={styles.cell} />
      <SkeletonLine className={styles.cell} />
      <SkeletonLine className={styles.cell} />
    </div>
  );
}

function Group() {
  return (
    <div className={styles.panel}>
      <SkeletonLine width="40%" />
      <SkeletonLine className={styles.cells} />
      <SkeletonLine className={styles.cells} />
    </div>
  );
}

function Panel({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.panel}>
      {times(rows, (row) => (
        <SkeletonLine key={row} className={styles.entry} width={`${88 - ((row * 19) % 42)}%`} />
      ))}
    </div>
  );
}
