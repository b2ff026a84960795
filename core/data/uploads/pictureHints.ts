/** Possible defect of a picture of a document: shown, but never a reason to refuse it. */
export type PictureHint = 'dark' | 'blurred' | 'small';

/** Pixels as a canvas returns them: four numbers from 0 to 255 each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const darkestMean = 60;
/** Below this variance of the Laplacian, text of passport size is illegible. */
const leastSharpness = 60;
const leastSidePx = 600;

/**
 * Measures brightness and sharpness. `originalSidePx` is the longer side before scaling. Method:
 * variance of the Laplacian (Pech-Pacheco et al., 2000).
 */
export function pictureHints(pixels: Pixels, originalSidePx: number): readonly PictureHint[] {
  const grey = greyOf(pixels);
  const mean = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  return [
    ...(mean < darkestMean ? ['dark' as const] : []),
    ...(sharpness(grey, pixels) < leastSharpness ? ['blurred' as const] : []),
    ...(originalSidePx < leastSidePx ? ['small' as const] : []),
  ];
}

function greyOf({ data }: Pixels): Float64Array {
  const grey = new Float64Array(data.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

function sharpness(grey: Float64Array, { width, height }: Pixels): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0);
      const edge = around - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
