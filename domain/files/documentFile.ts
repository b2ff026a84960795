/** Requirement ID04. */
export const fileLimits = {
  mostBytes: 10 * 1024 * 1024,
  mostPixels: 40_000_000,
  mostFiles: 10,
  /** Below the default limit of web servers. */
  partBytes: 1_000_000,
  longestName: 100,
} as const;

export const documentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export type FileProblem =
  | 'empty'
  | 'too_large'
  | 'type'
  | 'encrypted'
  | 'too_many_pixels'
  | 'infected';

/** Number of bytes that identify the type. */
export const headBytes = 32;

/** Detects the type by content, independent of the name; undefined if not accepted. */
export function documentType(head: Uint8Array): DocumentType | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (/^.{4}ftyp(heic|heix|heim|heis|hevc|mif1|msf1)/s.test(text)) return 'image/heic';
  return text.startsWith('%PDF-') ? 'application/pdf' : undefined;
}

/** The name without folders and control characters, cut to a displayable length. */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return clean === '' ? 'file' : Array.from(clean).slice(0, fileLimits.longestName).join('');
}
