import type { DocumentType } from '#domain/files/documentFile.ts';

const jpegNotes = new Set([0xe1, 0xe2, 0xed, 0xfe]);
const pngNotes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const webpNotes = new Set(['EXIF', 'XMP ']);
/** Bits of a WebP header that announce EXIF and XMP. */
const webpNoteBits = 0x0c;

/** Removes the metadata that a camera adds to a picture: place, time, device. */
export function withoutMetadata(file: Buffer, type: DocumentType): Buffer {
  switch (type) {
    case 'image/jpeg':
      return withoutJpegNotes(file);
    case 'image/png':
      return withoutPngNotes(file);
    case 'image/webp':
      return withoutWebpNotes(file);
    case 'image/heic':
    case 'application/pdf':
      // Its metadata cannot simply be cut out, and only one browser can re-encode a HEIC.
      return file;
  }
}

function withoutJpegNotes(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    // The image data begin.
    if (marker === 0xda) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (!jpegNotes.has(marker)) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

function withoutPngNotes(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (!pngNotes.has(name)) kept.push(file.subarray(at, end));
    at = end;
    if (name === 'IEND') break;
  }
  return Buffer.concat(kept);
}

function withoutWebpNotes(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    // Chunks are aligned to even offsets.
    const end = at + 8 + size + (size % 2);
    if (!webpNotes.has(name)) {
      const chunk = Buffer.from(file.subarray(at, end));
      if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpNoteBits, 8);
      kept.push(chunk);
    }
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
