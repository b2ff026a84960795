import { pictureHints, type PictureHint } from './pictureHints.ts';

/** Properties of a picture before it is sent. */
export interface PictureFacts {
  readonly pixels: number;
  readonly hints: readonly PictureHint[];
}

/** Analyses a picture; undefined if this browser cannot decode it. */
export type ReadPicture = (file: Blob) => Promise<PictureFacts | undefined>;

/** Pixels of the longer side at which it is analysed. */
const lookedAtPx = 800;

export const readPicture: ReadPicture = async (file) => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const side = Math.max(width, height);
  const scale = Math.min(1, lookedAtPx / side);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const seen = context?.getImageData(0, 0, canvas.width, canvas.height);
  return {
    pixels: width * height,
    hints: seen === undefined ? [] : pictureHints(seen, side),
  };
};

/** For pictures whose text need not be legible: only the size is read. */
export const withoutHints: ReadPicture = async (file) => {
  const seen = await readPicture(file);
  return seen && { ...seen, hints: [] };
};
