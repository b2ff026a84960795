import { classNames } from '../classNames.ts';
import styles from './LiveDot.module.css';

/** Mark only: the word or the clock beside it has the meaning. */
export function LiveDot({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.dot, className)} aria-hidden="true" />;
}
