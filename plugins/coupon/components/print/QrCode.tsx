import { qrPath } from '../../domain/print/qrCode.ts';
import styles from './PrintedCoupon.module.css';

/** A text for cameras, sharp at every size. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
