import { correction, generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from '../protection/SecurityPage.module.css';

/** Modules of light around the code, which cameras need. */
const quietZone = 4;

/** A text for cameras, dark on light whatever the theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
