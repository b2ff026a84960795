import styles from './StopReason.module.css';

/** Why betting is stopped, cut to the room there is; in full as tooltip and for screen readers. */
export function StopReason({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : (
    <span className={styles.reason} title={reason}>
      {reason}
    </span>
  );
}
