/** One stretch of a stream. */
export interface PlaylistSegment {
  /** Counts on for as long as the stream lives. */
  readonly number: number;
  readonly durationS: number;
  readonly url: string;
}

export type Playlist =
  /** Where the same stream is in other sizes; the first is taken. */
  | { readonly kind: 'choice'; readonly url: string }
  | {
      readonly kind: 'segments';
      readonly headUrl: string | undefined;
      readonly segmentS: number;
      readonly segments: readonly PlaylistSegment[];
      readonly isOver: boolean;
    };

/** A playlist of HLS as far as live streams need it; undefined for what is none. Addresses are made whole by `baseUrl`. */
export function readPlaylist(text: string, baseUrl: string): Playlist | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines[0] !== '#EXTM3U') return undefined;
  const whole = (url: string): string => new URL(url, baseUrl).href;
  const choice = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  if (choice >= 0) {
    const url = lines.slice(choice).find((line) => !line.startsWith('#'));
    return url === undefined ? undefined : { kind: 'choice', url: whole(url) };
  }
  const valueOf = (tag: string): string | undefined =>
    lines.find((line) => line.startsWith(`#${tag}:`))?.slice(tag.length + 2);
  const headUrl = /URI="([^"]+)"/.exec(valueOf('EXT-X-MAP') ?? '')?.[1];
  const segments: PlaylistSegment[] = [];
  let number = Number(valueOf('EXT-X-MEDIA-SEQUENCE') ?? 0);
  let durationS: number | undefined;
  for (const line of lines) {
    if (line.startsWith('#EXTINF:')) durationS = Number.parseFloat(line.slice(8));
    if (line.startsWith('#') || durationS === undefined) continue;
    if (!(durationS > 0)) return undefined;
    segments.push({ number, durationS, url: whole(line) });
    number += 1;
    durationS = undefined;
  }
  const segmentS = Number(valueOf('EXT-X-TARGETDURATION'));
  if (!Number.isSafeInteger(number) || !(segmentS > 0)) return undefined;
  return {
    kind: 'segments',
    headUrl: headUrl === undefined ? undefined : whole(headUrl),
    segmentS,
    segments,
    isOver: lines.includes('#EXT-X-ENDLIST'),
  };
}
