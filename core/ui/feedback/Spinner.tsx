import { classNames } from '../classNames.ts';
import styles from './Spinner.module.css';

export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
