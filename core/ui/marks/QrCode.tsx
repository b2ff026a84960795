import { qrPath } from './qrPath.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Purpose of the code. */
  readonly label: string;
  readonly size?: 'sm' | 'lg' | undefined;
}

/** QR code of a text, sharp at every size, and dark on light in every theme. */
export function QrCode({ text, label, size = 'lg' }: QrCodeProps) {
  const { path, viewBox } = qrPath(text);
  return (
    <svg
      className={styles[size]}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
