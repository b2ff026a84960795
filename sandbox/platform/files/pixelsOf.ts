import { imageSize } from 'image-size';

/** How many pixels a picture has; undefined for what is no picture, whatever it begins with. */
export function pixelsOf(file: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(file);
    return width * height;
  } catch {
    return undefined;
  }
}
