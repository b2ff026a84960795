import { classNames } from '../classNames.ts';
import styles from './Crest.module.css';

interface CrestProps {
  /** Colours of the start half and of the whole; CSS colours of the team, which are data. */
  readonly colors: readonly [string, string];
  /** With a label it is an image with that name, without one it is decoration. */
  readonly label?: string | undefined;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const shield = 'M2 1.5h20v12.3c0 5.4-4.6 8.8-10 11.2C6.6 22.6 2 19.2 2 13.8z';
const startHalf = 'M2 1.5h10V25C6.6 22.6 2 19.2 2 13.8z';
const rim = 'M2.6 2.1h18.8v11.7c0 5-4.3 8.2-9.4 10.5-5.1-2.3-9.4-5.5-9.4-10.5z';

/** Shield in two colours, in place of a club's own crest. */
export function Crest({ colors, label, size = 24, className }: CrestProps) {
  const [first, second] = colors;
  return (
    <svg
      className={classNames(styles.crest, className)}
      viewBox="0 0 24 26"
      width={size}
      height={(size * 26) / 24}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={shield} fill={second} />
      <path d={startHalf} fill={first} />
      <path d={rim} className={styles.rim} />
    </svg>
  );
}
