import { Link, type LinkProps } from '../react/Link.tsx';
import { classNames } from '../classNames.ts';
import styles from './Chip.module.css';

interface ChipLinkProps extends Omit<LinkProps, 'className' | 'aria-current'> {
  /** It leads to what is shown. */
  readonly isCurrent: boolean;
}

/** A choice that has an address: what a chip is to a filter. Stands in a row that scrolls. */
export function ChipLink({ isCurrent, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.chip, styles.link)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
