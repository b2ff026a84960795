import styles from './StopReason.module.css';

/** Why no bets are taken just now, in as much room as there is; the whole of it where somebody points at it or listens. */
export function StopReason({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : (
    <span className={styles.reason} title={reason}>
      {reason}
    </span>
  );
}
