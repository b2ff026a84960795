import { crc32, deflateSync } from 'node:zlib';

/** Size of the link preview picture. */
export const cardWidth = 1200;
export const cardHeight = 630;

type Colour = readonly [number, number, number];

/** Index of the colours in the palette. */
const ground = 0;
const stripe = 1;
const line = 2;
const home = 3;
const away = 4;

/**
 * Draws a picture in colours derived from a number: a two-tone field with a middle line and one or
 * two shields. The same number gives the same picture. Indexed PNG, a few kilobytes.
 */
export function drawCard(seed: number, shields: 1 | 2): Uint8Array<ArrayBuffer> {
  const hue = (seed * 47) % 360;
  const palette = [
    colour(hue, 0.42, 0.14),
    colour(hue, 0.42, 0.18),
    colour(hue, 0.3, 0.42),
    colour((hue + 150) % 360, 0.75, 0.62),
    colour((hue + 215) % 360, 0.7, 0.58),
  ];
  return png(palette, fieldOf(shields));
}

const fields = new Map<1 | 2, Uint8Array>();

/** Returns the packed pixels, equal for all numbers, which only choose the colours. */
function fieldOf(shields: 1 | 2): Uint8Array {
  const drawn = fields.get(shields);
  if (drawn !== undefined) return drawn;
  const pixels = new Uint8Array((cardWidth + 1) * cardHeight);
  const middle = cardWidth / 2;
  const places = shields === 2 ? [middle - 210, middle + 210] : [middle];
  for (let y = 0; y < cardHeight; y += 1) {
    // Each row begins with its filter type: none.
    const start = y * (cardWidth + 1) + 1;
    for (let x = 0; x < cardWidth; x += 1) pixels[start + x] = pixelAt(x, y, middle, places);
  }
  const packed = deflateSync(pixels);
  fields.set(shields, packed);
  return packed;
}

function pixelAt(x: number, y: number, middle: number, places: readonly number[]): number {
  const shield = places.findIndex((place) => isInShield(x - place, y - cardHeight / 2));
  if (shield !== -1) return shield === 0 ? home : away;
  const fromMiddle = Math.hypot(x - middle, y - cardHeight / 2);
  if (Math.abs(x - middle) < 3 || Math.abs(fromMiddle - 250) < 3) return line;
  return Math.floor(x / 120) % 2 === 0 ? ground : stripe;
}

/** Whether a point is in a shield: straight top, pointed bottom. */
function isInShield(x: number, y: number): boolean {
  const half = 105;
  if (y < -130 || y > 140) return false;
  return Math.abs(x) <= (y < 20 ? half : half * Math.sqrt(Math.max(0, 1 - ((y - 20) / 120) ** 2)));
}

function colour(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return Math.round(
      255 *
        (lightness -
          saturation *
            Math.min(lightness, 1 - lightness) *
            Math.max(-1, Math.min(k - 3, 9 - k, 1))),
    );
  };
  return [channel(0), channel(8), channel(4)];
}

function png(palette: readonly Colour[], packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(cardWidth, 0);
  header.writeUInt32BE(cardHeight, 4);
  // Eight bits per pixel, indexed.
  header.set([8, 3, 0, 0, 0], 8);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.flat())),
      chunk('IDAT', packed),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
