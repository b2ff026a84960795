import { classNames } from '../classNames.ts';
import flagsUrl from '../icons/flags.svg?no-inline';
import styles from './Flag.module.css';

interface FlagProps {
  /** ISO 3166, `eu`, `gb-eng`, `gb-sct`, `gb-wls`, or `int` for no country; in any case. */
  readonly iso: string;
  readonly className?: string | undefined;
}

/** Decoration beside a name; a missing flag is a plain box of the same size. */
export function Flag({ iso, className }: FlagProps) {
  const id = iso.toLowerCase();
  return (
    <svg
      className={classNames(styles.flag, className)}
      viewBox="0 0 20 14"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${flagsUrl}#${id === 'int' ? 'world' : id}`} />
    </svg>
  );
}
