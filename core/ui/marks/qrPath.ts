import { correction, generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Width of the quiet zone in modules. */
const quietZone = 4;

/**
 * QR code of a text as one path of an SVG, with its view box. At least 15 % of it may be unreadable
 * (level M), more if the same size allows it. Throws for more text than the largest code holds.
 */
export function qrPath(text: string): { readonly path: string; readonly viewBox: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  return { path: toSvgPath(code), viewBox: `${-quietZone} ${-quietZone} ${side} ${side}` };
}
