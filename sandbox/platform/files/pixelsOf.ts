import { imageSize } from 'image-size';

/**
 * Returns the number of pixels of a picture; undefined if the file is none, whatever its signature.
 */
export function pixelsOf(file: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(file);
    return width * height;
  } catch {
    return undefined;
  }
}
