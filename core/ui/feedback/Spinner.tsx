import { classNames } from '../classNames.ts';
import styles from './Spinner.module.css';

/** Rotating mark for short waits inside a control, which announces the wait itself. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
