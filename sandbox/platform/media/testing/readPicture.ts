import { pictureHeight, Picture, pictureWidth } from '../Picture.ts';

const across = pictureWidth / 16;
const half = pictureWidth / 2;

class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bits(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  number(): number {
    let zeros = 0;
    while (this.bits(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  bytes(count: number): Uint8Array {
    this.#at = (this.#at + 7) & ~7;
    const found = this.#bytes.subarray(this.#at >> 3, (this.#at >> 3) + count);
    this.#at += 8 * count;
    return found;
  }
}

/** Decodes the encoder's output by the standard, independently of its code, for tests. */
export function readPicture(unit: Uint8Array, before: Picture | undefined): Picture {
  const isKey = ((unit[4] ?? 0) & 31) === 5;
  const reader = new BitReader(unescaped(unit.subarray(5)));
  const picture = new Picture();
  if (before !== undefined) picture.copy(before);
  for (let field = 0; field < 3; field += 1) reader.number();
  reader.bits(8);
  if (isKey) reader.number();
  else reader.bits(2);
  reader.bits(isKey ? 2 : 1);
  reader.number();
  if (reader.number() !== 1) throw new RangeError('The edges of blocks are not left alone');
  const counts = new Uint8Array(across * (pictureHeight / 16));
  for (let index = 0; index < counts.length; index += 1) {
    if (!isKey) {
      index += reader.number();
      if (index >= counts.length) break;
    }
    const kind = reader.number() - (isKey ? 0 : 5);
    const [x, y] = [(index % across) * 16, Math.floor(index / across) * 16];
    if (kind === 25) {
      put(picture, x, y, reader.bytes(384));
      counts[index] = 16;
      continue;
    }
    predict(picture.luma, pictureWidth, x, y, 16, kind === 2);
    const isAcross = reader.number() === 1;
    predict(picture.blue, half, x / 2, y / 2, 8, isAcross);
    predict(picture.red, half, x / 2, y / 2, 8, isAcross);
    reader.number();
    const around = [
      x > 0 ? counts[index - 1] : undefined,
      y > 0 ? counts[index - across] : undefined,
    ].filter((count) => count !== undefined);
    const mean =
      around.length === 2 ? ((around[0] ?? 0) + (around[1] ?? 0) + 1) >> 1 : (around[0] ?? 0);
    const [bits, expected] = mean < 2 ? [1, 1] : mean < 4 ? [2, 3] : mean < 8 ? [4, 15] : [6, 3];
    if (reader.bits(bits) !== expected) throw new RangeError(`Block ${index} has coefficients`);
  }
  return picture;
}

function put({ luma, blue, red }: Picture, x: number, y: number, raw: Uint8Array): void {
  for (let row = 0; row < 16; row += 1)
    luma.set(raw.subarray(16 * row, 16 * row + 16), (y + row) * pictureWidth + x);
  for (let row = 0; row < 8; row += 1) {
    const at = (y / 2 + row) * half + x / 2;
    blue.set(raw.subarray(256 + 8 * row, 264 + 8 * row), at);
    red.set(raw.subarray(320 + 8 * row, 328 + 8 * row), at);
  }
}

function predict(
  plane: Uint8Array,
  width: number,
  x: number,
  y: number,
  size: number,
  isAcross: boolean,
): void {
  for (let row = y; row < y + size; row += 1) {
    for (let column = x; column < x + size; column += 1)
      plane[row * width + column] =
        plane[isAcross ? row * width + x - 1 : (y - 1) * width + column] ?? 0;
  }
}

function unescaped(bytes: Uint8Array): Uint8Array {
  return bytes.filter(
    (byte, index) => !(byte === 3 && bytes[index - 1] === 0 && bytes[index - 2] === 0),
  );
}
