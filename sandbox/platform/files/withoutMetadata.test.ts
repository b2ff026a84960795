import { expect, test } from 'vitest';
import type { FileLink, PersonFile } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/files/v1';
const secrets = ['GPS 35.8989 N 14.5146 E', 'Harbour Phone 7', '2026:11:20 12:00:00'];
const notes = Buffer.from(`Exif\0\0${secrets.join(' ')}`);

/** A segment of a JPEG: marker, length, content. */
function jpegPart(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function webp(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** 64 × 48, with the header bits that announce metadata. */
function webpHeader(bits: number): Buffer {
  const content = Buffer.alloc(10);
  content.writeUInt8(bits, 0);
  content.writeUIntLE(63, 4, 3);
  content.writeUIntLE(47, 7, 3);
  return chunk('VP8X', content);
}

const jpegStart = Buffer.from([0xff, 0xd8]);
const jfif = jpegPart(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1'));
/** 8 bits, 48 high, 64 wide, one component. */
const frame = jpegPart(0xc0, Buffer.from([8, 0, 48, 0, 64, 1, 1, 0x11, 0]));
// Image data that look like metadata are none.
const scan = Buffer.concat([
  jpegPart(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0xe1, 0x34, 0xff, 0xd9]),
]);
const pixels = chunk('VP8 ', Buffer.from([0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a, 64, 0, 48, 0, 7]));
const noteBits = 0x0c;
const alphaBit = 0x10;

test.each([
  [
    'JPEG',
    Buffer.concat([
      jpegStart,
      jfif,
      jpegPart(0xe1, notes),
      jpegPart(0xed, notes),
      jpegPart(0xfe, notes),
      frame,
      scan,
    ]),
    Buffer.concat([jpegStart, jfif, frame, scan]),
  ],
  [
    'WebP',
    webp(webpHeader(noteBits | alphaBit), pixels, chunk('EXIF', notes), chunk('XMP ', notes)),
    webp(webpHeader(alphaBit), pixels),
  ],
])(
  'IDN-14 TA17 a %s is stored without place, device and time, and otherwise byte by byte',
  async (_type, sent, kept) => {
    const sandbox = createTestSandbox();
    const { call } = await sandbox.signIn();
    const added = await call('POST', path, { name: 'passport', size: sent.length });
    const { id } = (await added.json()) as PersonFile;
    const put = await call('PUT', `${path}/${id}/0`, new Blob([new Uint8Array(sent)]));
    expect(put.status).toBe(200);
    const { url } = (await (await call('POST', `${path}/${id}/links`)).json()) as FileLink;
    const file = Buffer.from(await (await sandbox.request(url)).arrayBuffer());
    for (const secret of secrets) {
      expect(sent.includes(secret)).toBe(true);
      expect(file.includes(secret)).toBe(false);
    }
    expect(file.equals(kept)).toBe(true);
    sandbox.dispose();
  },
);
