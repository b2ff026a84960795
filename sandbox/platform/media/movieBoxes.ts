import { parameterSets } from './PictureEncoder.ts';
import { pictureHeight, pictureWidth } from './Picture.ts';

/** Frames per second, and ticks of the stream's clock. */
export const picturesASecond = 10;

type Part = Uint8Array | readonly number[];

function joined(parts: readonly Part[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function word(value: number): readonly number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function short(value: number): readonly number[] {
  return [(value >>> 8) & 255, value & 255];
}

function text(value: string): readonly number[] {
  return Array.from(value, (letter) => letter.charCodeAt(0));
}

function box(name: string, ...parts: readonly Part[]): Uint8Array {
  const body = joined(parts);
  return joined([word(body.length + 8), text(name), body]);
}

function fullBox(
  name: string,
  version: number,
  flags: number,
  ...parts: readonly Part[]
): Uint8Array {
  return box(name, [version], word(flags).slice(1), ...parts);
}

const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(word);
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

/** Initialisation segment: one video track, no samples. */
export function movieHead(): Uint8Array {
  const { sequence, picture } = parameterSets();
  const description = box(
    'avcC',
    [1, 66, 0xc0, 30, 0xff, 0xe1],
    short(sequence.length),
    sequence,
    [1],
    short(picture.length),
    picture,
  );
  const entry = box(
    'avc1',
    zeros(6),
    short(1),
    zeros(16),
    short(pictureWidth),
    short(pictureHeight),
    word(0x480000),
    word(0x480000),
    zeros(4),
    short(1),
    zeros(32),
    short(24),
    [255, 255],
    description,
  );
  const table = box(
    'stbl',
    fullBox('stsd', 0, 0, word(1), entry),
    ...['stts', 'stsc', 'stco'].map((name) => fullBox(name, 0, 0, word(0))),
    fullBox('stsz', 0, 0, word(0), word(0)),
  );
  const media = box(
    'mdia',
    fullBox('mdhd', 0, 0, zeros(8), word(picturesASecond), word(0), [0x55, 0xc4, 0, 0]),
    fullBox('hdlr', 0, 0, zeros(4), text('vide'), zeros(12), text('video'), [0]),
    box(
      'minf',
      fullBox('vmhd', 0, 1, zeros(8)),
      box('dinf', fullBox('dref', 0, 0, word(1), fullBox('url ', 0, 1))),
      table,
    ),
  );
  const track = box(
    'trak',
    fullBox(
      'tkhd',
      0,
      3,
      zeros(8),
      word(1),
      zeros(4),
      word(0),
      zeros(16),
      matrix,
      word(pictureWidth << 16),
      word(pictureHeight << 16),
    ),
    media,
  );
  const movie = box(
    'moov',
    fullBox(
      'mvhd',
      0,
      0,
      zeros(8),
      word(1000),
      word(0),
      word(0x10000),
      short(0x100),
      zeros(10),
      matrix,
      zeros(24),
      word(2),
    ),
    track,
    box('mvex', fullBox('trex', 0, 0, word(1), word(1), word(1), word(0), word(0))),
  );
  return joined([box('ftyp', text('iso5'), word(512), text('iso5iso6mp41')), movie]);
}

/** Samples of one segment: the first is a key frame, the others differences. */
export function movieSegment(index: number, pictures: readonly Uint8Array[]): Uint8Array {
  const fragment = (dataOffset: number): Uint8Array =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, word(index + 1)),
      box(
        'traf',
        // Offsets are relative to the fragment.
        fullBox('tfhd', 0, 0x020000, word(1)),
        fullBox(
          'tfdt',
          1,
          0,
          word(Math.floor((index * pictures.length) / 2 ** 32)),
          word(index * pictures.length),
        ),
        fullBox(
          'trun',
          0,
          0x000701,
          word(pictures.length),
          word(dataOffset),
          ...pictures.flatMap((picture, number) => [
            word(1),
            word(picture.length),
            word(number === 0 ? 0x02000000 : 0x01010000),
          ]),
        ),
      ),
    );
  const head = fragment(0);
  return joined([fragment(head.length + 8), box('mdat', ...pictures)]);
}
