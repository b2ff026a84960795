import { glyphs } from './glyphs.ts';

export const pictureWidth = 512;
export const pictureHeight = 288;

/** A colour in YCbCr. */
export type Ink = readonly [y: number, u: number, v: number];

/** Parses `#rrggbb`; anything else is grey. */
export function inkOf(color: string): Ink {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const [red = 128, green = 128, blue = 128] = (found?.slice(1) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [
    Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
    Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  ];
}

/** One frame in 4:2:0: luma for every pixel, chroma for every four. */
export class Picture {
  readonly luma = new Uint8Array(pictureWidth * pictureHeight).fill(16);
  readonly blue = new Uint8Array((pictureWidth * pictureHeight) / 4).fill(128);
  readonly red = new Uint8Array((pictureWidth * pictureHeight) / 4).fill(128);

  copy(from: Picture): void {
    this.luma.set(from.luma);
    this.blue.set(from.blue);
    this.red.set(from.red);
  }

  dot(x: number, y: number, [luma, blue, red]: Ink): void {
    if (x < 0 || y < 0 || x >= pictureWidth || y >= pictureHeight) return;
    this.luma[y * pictureWidth + x] = luma;
    const half = (y >> 1) * (pictureWidth >> 1) + (x >> 1);
    this.blue[half] = blue;
    this.red[half] = red;
  }

  fill(x: number, y: number, width: number, height: number, ink: Ink): void {
    for (
      let row = Math.max(0, Math.round(y));
      row < Math.min(pictureHeight, Math.round(y + height));
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.round(x));
        column < Math.min(pictureWidth, Math.round(x + width));
        column += 1
      )
        this.dot(column, row, ink);
    }
  }

  disc(x: number, y: number, radius: number, ink: Ink, flat = 1): void {
    for (let row = Math.floor(y - radius * flat); row <= y + radius * flat; row += 1) {
      for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
        if ((column - x) ** 2 + ((row - y) / flat) ** 2 <= radius ** 2) this.dot(column, row, ink);
      }
    }
  }

  line(fromX: number, fromY: number, toX: number, toY: number, ink: Ink): void {
    const steps = Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
    for (let step = 0; step <= steps; step += 1) {
      const part = steps === 0 ? 0 : step / steps;
      const [x, y] = [
        Math.round(fromX + (toX - fromX) * part),
        Math.round(fromY + (toY - fromY) * part),
      ];
      this.dot(x, y, ink);
      this.dot(x, y + 1, ink);
    }
  }

  /** Draws capitals, digits and signs; others are gaps. Returns the end of the text. */
  text(x: number, y: number, text: string, size: number, ink: Ink): number {
    let at = x;
    for (const letter of text.toUpperCase()) {
      const columns = glyphs[letter] ?? '';
      for (let column = 0; column < 5; column += 1) {
        const bits = Number.parseInt(columns.slice(2 * column, 2 * column + 2), 16) || 0;
        for (let row = 0; row < 7; row += 1)
          if ((bits & (1 << row)) !== 0)
            this.fill(at + column * size, y + row * size, size, size, ink);
      }
      at += 6 * size;
    }
    return at;
  }
}
