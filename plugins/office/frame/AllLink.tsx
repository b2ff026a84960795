import { Icon, Link } from '#core/ui';
import styles from './AllLink.module.css';

interface AllLinkProps {
  /** Name of the route of the whole list. */
  readonly to: string;
  readonly label: string;
}

/** Link in the head of a panel to the whole list. */
export function AllLink({ to, label }: AllLinkProps) {
  return (
    <Link to={{ name: to }} className={styles.all}>
      {label}
      <Icon name="chevron-right" size={14} />
    </Link>
  );
}
