import { pictureHints, type PictureHint } from './pictureHints.ts';

/** What is seen of a picture before it is sent. */
export interface PictureFacts {
  readonly pixels: number;
  readonly hints: readonly PictureHint[];
}

/** Looks at a picture; undefined where this browser cannot draw it. */
export type ReadPicture = (file: Blob) => Promise<PictureFacts | undefined>;

/** So many pixels of its longer side are looked at. */
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

/** For pictures that need not be read to the letter: their size counts alone. */
export const withoutHints: ReadPicture = async (file) => {
  const seen = await readPicture(file);
  return seen && { ...seen, hints: [] };
};
