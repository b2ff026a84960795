import { classNames } from '../classNames.ts';
import styles from './LiveDot.module.css';

/** Only a mark: the word or the clock beside it says that something is live. */
export function LiveDot({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.dot, className)} aria-hidden="true" />;
}
