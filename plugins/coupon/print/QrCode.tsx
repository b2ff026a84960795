import { qrPath } from './qrPath.ts';
import styles from './PrintedCoupon.module.css';

/** A text for cameras, sharp at every size. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <svg
      className={styles.qr}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
