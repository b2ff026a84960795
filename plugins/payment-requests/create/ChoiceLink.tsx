import { Icon, Link, type LinkProps } from '#core/ui';
import styles from '../request/PaymentRequests.module.css';

interface ChoiceLinkProps {
  readonly to: LinkProps['to'];
  readonly title: string;
}

/** Link to the next step. */
export function ChoiceLink({ to, title }: ChoiceLinkProps) {
  return (
    <li>
      <Link to={to} className={styles.choice}>
        <span className={styles.words}>{title}</span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
