import { classNames } from '../classNames.ts';
import styles from './Spinner.module.css';

/** A turning mark for short waits inside a control, which says it to screen readers. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
