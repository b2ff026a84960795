import { Link, type LinkProps } from '../react/Link.tsx';
import { classNames } from '../classNames.ts';
import styles from './Chip.module.css';

interface ChipLinkProps extends Omit<LinkProps, 'className' | 'aria-current'> {
  /** True for the link to the current page. */
  readonly isCurrent: boolean;
}

/** Choice with an address, as a chip is one without. For rows that scroll. */
export function ChipLink({ isCurrent, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.chip, styles.link)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
