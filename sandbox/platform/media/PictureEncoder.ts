import { BitWriter } from './BitWriter.ts';
import { pictureHeight, pictureWidth, type Picture } from './Picture.ts';

const across = pictureWidth / 16;
const down = pictureHeight / 16;
const half = pictureWidth / 2;
/** Number of coefficients that neighbours assume for a raw block. */
const rawCount = 16;
const intraRaw = 25;
const intra16 = 1;
const vertical = 0;
const horizontal = 1;
const chromaHorizontal = 1;
const chromaVertical = 2;

/**
 * Lossless H.264 (constrained baseline) with three tools: a block predicted from the one above or
 * beside it takes a few bits, an unchanged one none, every other one is raw. Drawn pictures are
 * mostly of the first two kinds, and every browser plays them.
 */
export class PictureEncoder {
  readonly #counts = new Uint8Array(across * down);
  readonly #block = new Uint8Array(384);
  #number = 0;

  /** Encodes one access unit, length-prefixed. Without `previous` it is a key frame. */
  encode(picture: Picture, previous: Picture | undefined, groupNumber: number): Uint8Array {
    const isKey = previous === undefined;
    this.#number = isKey ? 0 : (this.#number + 1) % 256;
    const out = new BitWriter();
    out.number(0);
    out.number(isKey ? 7 : 5);
    out.number(0);
    out.bits(this.#number, 8);
    if (isKey) out.number(groupNumber % 2);
    else out.bits(0, 2);
    out.bits(0, isKey ? 2 : 1);
    out.signed(0);
    out.number(1);
    let skipped = 0;
    for (let index = 0; index < across * down; index += 1) {
      const [x, y] = [(index % across) * 16, Math.floor(index / across) * 16];
      if (previous !== undefined && isSame(picture, previous, x, y)) {
        skipped += 1;
        this.#counts[index] = 0;
        continue;
      }
      if (!isKey) out.number(skipped);
      skipped = 0;
      this.#writeBlock(out, picture, index, x, y, isKey ? 0 : 5);
    }
    if (skipped > 0) out.number(skipped);
    return withLength(isKey ? 0x65 : 0x41, out.finish());
  }

  #writeBlock(
    out: BitWriter,
    picture: Picture,
    index: number,
    x: number,
    y: number,
    typeOffset: number,
  ): void {
    const luma =
      x > 0 && isRow(picture.luma, pictureWidth, x, y, 16)
        ? horizontal
        : y > 0 && isColumn(picture.luma, pictureWidth, x, y, 16)
          ? vertical
          : undefined;
    const [halfX, halfY] = [x / 2, y / 2];
    const chroma =
      x > 0 &&
      isRow(picture.blue, half, halfX, halfY, 8) &&
      isRow(picture.red, half, halfX, halfY, 8)
        ? chromaHorizontal
        : y > 0 &&
            isColumn(picture.blue, half, halfX, halfY, 8) &&
            isColumn(picture.red, half, halfX, halfY, 8)
          ? chromaVertical
          : undefined;
    if (luma === undefined || chroma === undefined) {
      out.number(typeOffset + intraRaw);
      out.align();
      out.bytes(this.#raw(picture, x, y));
      this.#counts[index] = rawCount;
      return;
    }
    out.number(typeOffset + intra16 + luma);
    out.number(chroma);
    out.signed(0);
    // Without coefficients: the code depends on the number of coefficients of the neighbours.
    const around = this.#around(index, x, y);
    if (around < 2) out.bits(1, 1);
    else if (around < 4) out.bits(3, 2);
    else if (around < 8) out.bits(15, 4);
    else out.bits(3, 6);
    this.#counts[index] = 0;
  }

  #around(index: number, x: number, y: number): number {
    const before = x > 0 ? this.#counts[index - 1] : undefined;
    const above = y > 0 ? this.#counts[index - across] : undefined;
    if (before === undefined) return above ?? 0;
    return above === undefined ? before : (before + above + 1) >> 1;
  }

  #raw(picture: Picture, x: number, y: number): Uint8Array {
    const block = this.#block;
    for (let row = 0; row < 16; row += 1)
      block.set(
        picture.luma.subarray((y + row) * pictureWidth + x, (y + row) * pictureWidth + x + 16),
        row * 16,
      );
    for (const [plane, at] of [
      [picture.blue, 256],
      [picture.red, 320],
    ] as const) {
      for (let row = 0; row < 8; row += 1) {
        const from = (y / 2 + row) * half + x / 2;
        block.set(plane.subarray(from, from + 8), at + row * 8);
      }
    }
    return block;
  }
}

/** Sequence and picture parameter sets. */
export function parameterSets(): { readonly sequence: Uint8Array; readonly picture: Uint8Array } {
  const sequence = new BitWriter();
  // Constrained baseline, level 3.
  for (const byte of [66, 0xc0, 30]) sequence.bits(byte, 8);
  for (const value of [0, 4, 2, 1]) sequence.number(value);
  sequence.bits(0, 1);
  sequence.number(across - 1);
  sequence.number(down - 1);
  sequence.bits(0b1100, 4);
  const picture = new BitWriter();
  for (const value of [0, 0]) picture.number(value);
  picture.bits(0, 2);
  for (const value of [0, 0, 0]) picture.number(value);
  picture.bits(0, 3);
  for (const value of [0, 0, 0]) picture.signed(value);
  picture.bits(0b100, 3);
  return { sequence: escaped(0x67, sequence.finish()), picture: escaped(0x68, picture.finish()) };
}

function isSame(picture: Picture, other: Picture, x: number, y: number): boolean {
  return (
    isSamePlane(picture.luma, other.luma, pictureWidth, x, y, 16) &&
    isSamePlane(picture.blue, other.blue, half, x / 2, y / 2, 8) &&
    isSamePlane(picture.red, other.red, half, x / 2, y / 2, 8)
  );
}

function isSamePlane(
  plane: Uint8Array,
  other: Uint8Array,
  width: number,
  x: number,
  y: number,
  size: number,
): boolean {
  for (let row = y; row < y + size; row += 1) {
    for (let at = row * width + x; at < row * width + x + size; at += 1)
      if (plane[at] !== other[at]) return false;
  }
  return true;
}

/** Every row continues the last pixel of the block beside it. */
function isRow(plane: Uint8Array, width: number, x: number, y: number, size: number): boolean {
  for (let row = y; row < y + size; row += 1) {
    const from = row * width + x;
    for (let at = from; at < from + size; at += 1) if (plane[at] !== plane[from - 1]) return false;
  }
  return true;
}

/** Every column continues the last pixel of the block above it. */
function isColumn(plane: Uint8Array, width: number, x: number, y: number, size: number): boolean {
  for (let column = x; column < x + size; column += 1) {
    const above = plane[(y - 1) * width + column];
    for (let row = y; row < y + size; row += 1)
      if (plane[row * width + column] !== above) return false;
  }
  return true;
}

/** A unit with its header; emulation prevention bytes are inserted. */
function escaped(head: number, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(1 + Math.ceil(body.length * 1.5) + 1);
  out[0] = head;
  let length = 1;
  let zeros = 0;
  for (const byte of body) {
    if (zeros >= 2 && byte <= 3) {
      out[length] = 3;
      length += 1;
      zeros = 0;
    }
    out[length] = byte;
    length += 1;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out.slice(0, length);
}

function withLength(head: number, body: Uint8Array): Uint8Array {
  const unit = escaped(head, body);
  const out = new Uint8Array(unit.length + 4);
  new DataView(out.buffer).setUint32(0, unit.length);
  out.set(unit, 4);
  return out;
}
