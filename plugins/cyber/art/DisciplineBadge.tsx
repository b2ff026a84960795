import type { ArtName, DisciplineLook } from '../disciplines/CyberSettings.ts';
import styles from './Art.module.css';
import { markPaths } from './markPaths.ts';

const hexagon = 'M24 2l19 11v22L24 46 5 35V13z';
const circle = 'M24 3a21 21 0 1 0 0 42a21 21 0 1 0 0-42';
const grounds: Readonly<Record<ArtName, string>> = {
  hexagons: hexagon,
  lanes: 'M24 1l23 23-23 23L1 24z',
  rift: 'M24 1l17 14v18L24 47 7 33V15z',
  rays: 'M16 2h16l14 14v16L32 46H16L2 32V16z',
  pitch: circle,
  court: circle,
  rally: circle,
  circuit: 'M12 4h24a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8',
};

export function DisciplineBadge({
  look,
  size,
}: {
  readonly look: Pick<DisciplineLook, 'art' | 'mark'>;
  readonly size: number;
}) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={styles.badge}
      aria-hidden="true"
      focusable="false"
    >
      <path d={grounds[look.art]} className={styles.ground} />
      <path d={markPaths[look.mark]} transform="translate(12 12)" className={styles.sign} />
    </svg>
  );
}
