import { correction, generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules of light around a code, which cameras need. */
const quietZone = 4;

/**
 * The QR code of a text as one path of an SVG, with its view box. At least 15 % of it may be
 * unreadable (level M), more where the same size holds it. Throws for more than fits the largest
 * code.
 */
export function qrPath(text: string): { readonly path: string; readonly viewBox: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  return { path: toSvgPath(code), viewBox: `${-quietZone} ${-quietZone} ${side} ${side}` };
}
