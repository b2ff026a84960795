/** Codewords in all, and error correction codewords of each block, by version 1 to 10 at level M (15 % may be unreadable). */
const totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] as const;
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;

/** Powers of 2 in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1, and their logarithms. */
const powers = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function multiply(first: number, second: number): number {
  return first === 0 || second === 0 ? 0 : (powers[(logarithms[first] ?? 0) + (logarithms[second] ?? 0)] ?? 0);
}

/** The remainder of the data, as a polynomial, by the product of (x − 2⁰) … (x − 2ⁿ⁻¹). */
function correctionOf(data: readonly number[], length: number): readonly number[] {
  let generator = [1];
  for (let root = 0; root < length; root += 1) {
    const next = [...generator, 0];
    for (const [index, factor] of generator.entries()) next[index + 1] = (next[index + 1] ?? 0) ^ multiply(factor, powers[root] ?? 0);
    generator = next;
  }
  const remainder = [...data, ...Array.from({ length }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = remainder[at] ?? 0;
    for (const [index, factor] of generator.entries()) remainder[at + index] = (remainder[at + index] ?? 0) ^ multiply(factor, lead);
  }
  return remainder.slice(data.length);
}

/** Bytes with header and padding, cut into blocks, each with its correction, interleaved. */
function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const index = version - 1;
  const [total, correction, count] = [totals[index] ?? 0, corrections[index] ?? 0, blocks[index] ?? 1];
  const capacity = total - correction * count;
  const bits = [0, 1, 0, 0];
  const push = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_each, at) => bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0; data.length < capacity; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  // The first blocks are one codeword shorter where they cannot be equal.
  const short = Math.floor(capacity / count);
  const firstLong = count - (capacity % count);
  const parts: (readonly number[])[] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    const size = short + (block >= firstLong ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const corrected = parts.map((part) => correctionOf(part, correction));
  const interleaved = (rows: readonly (readonly number[])[], length: number): number[] => Array.from({ length }, (_each, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...interleaved(parts, short + 1), ...interleaved(corrected, correction)];
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** A value with the remainder of its division behind it, as format and version are written. */
function withRemainder(value: number, divisor: number, width: number): number {
  let remainder = value << width;
  for (let bit = 31 - Math.clz32(remainder); bit >= width; bit = 31 - Math.clz32(remainder)) remainder ^= divisor << (bit - width);
  return (value << width) | remainder;
}

function alignmentsOf(version: number): readonly number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, last / 2 + 3, last];
}

/** Finders, timing, alignment, version: what does not depend on the data. Undefined is still free; format is reserved. */
function frameOf(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (row: number, column: number, isDark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = isDark;
  };
  const square = (centreRow: number, centreColumn: number, radius: number, isDark: (distance: number) => boolean): void => {
    for (let row = -radius; row <= radius; row += 1)
      for (let column = -radius; column <= radius; column += 1) set(centreRow + row, centreColumn + column, isDark(Math.max(Math.abs(row), Math.abs(column))));
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  const centres = alignmentsOf(version);
  const isAtFinder = (row: number, column: number): boolean => (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
  for (const row of centres) for (const column of centres) if (!isAtFinder(row, column)) square(row, column, 2, (distance) => distance !== 1);
  for (let at = 0; at < 9; at += 1) {
    grid[8]![at] ??= false;
    grid[at]![8] ??= false;
    if (at < 8) {
      grid[8]![size - 1 - at] ??= false;
      grid[size - 1 - at]![8] ??= false;
    }
  }
  if (version >= 7) {
    const bits = withRemainder(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(near, far, ((bits >> bit) & 1) === 1);
      set(far, near, ((bits >> bit) & 1) === 1);
    }
  }
  return grid;
}

/** The fifteen bits that say level M and the mask, twice. */
function writeFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    // Beside the first finder, around the timing, then along the two others.
    if (bit < 6) grid[bit]![8] = isDark;
    else if (bit < 8) grid[bit + 1]![8] = isDark;
    else if (bit === 8) grid[8]![7] = isDark;
    else grid[8]![14 - bit] = isDark;
    if (bit < 8) grid[8]![size - 1 - bit] = isDark;
    else grid[size - 15 + bit]![8] = isDark;
  }
  grid[size - 8]![8] = true;
}

/** How hard a pattern is to read: runs, squares, what looks like a finder, too much of one colour. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_row, at) => grid.map((row) => row[at] ?? false));
  let penalty = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (const pattern of ['10111010000', '00001011101']) for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) penalty += 40;
  }
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const here = grid[row]![column];
      if (grid[row - 1]![column] === here && grid[row]![column - 1] === here && grid[row - 1]![column - 1] === here) penalty += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/**
 * The modules of a QR code (ISO/IEC 18004) of a text at level M: rows of dark and light, without the quiet zone of four.
 *
 * @throws RangeError for more than 213 bytes, which version 10 holds
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = totals.findIndex((total, index) => bytes.length + (index < 9 ? 2 : 3) <= total - (corrections[index] ?? 0) * (blocks[index] ?? 1)) + 1;
  if (version === 0) throw new RangeError(`A QR code of ${bytes.length} bytes: at most 213 fit, give a shorter text`);
  const frame = frameOf(version);
  const size = frame.length;
  const bits = codewordsOf(bytes, version).flatMap((word) => [128, 64, 32, 16, 8, 4, 2, 1].map((bit) => (word & bit) !== 0));
  const best = masks.map((isInverted, mask) => {
    const grid = frame.map((row) => row.map((isDark) => isDark ?? false));
    let at = 0;
    // Two columns at a time from the end, up and down by turns, past the column of the timing.
    for (let pair = 0, end = size - 1; end > 0; pair += 1, end -= end === 8 ? 3 : 2) {
      for (let step = 0; step < size; step += 1) {
        const row = pair % 2 === 0 ? size - 1 - step : step;
        for (const column of [end, end - 1]) {
          if (frame[row]![column] !== undefined) continue;
          grid[row]![column] = (bits[at] ?? false) !== isInverted(row, column);
          at += 1;
        }
      }
    }
    writeFormat(grid, mask);
    return { grid, penalty: penaltyOf(grid) };
  });
  return best.reduce((first, second) => (second.penalty < first.penalty ? second : first)).grid;
}

/** The dark modules as one path of an SVG, with a quiet zone of four; `size` is the side of its view box. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const rows = qrCode(text);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length + 8 };
}
