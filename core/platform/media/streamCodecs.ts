/** What a stream is coded with, read off its head: browsers want to know before they take it. Undefined where it is neither. */
export function streamCodecs(head: Uint8Array): string | undefined {
  const video = find(head, 'avcC');
  const hasAudio = find(head, 'mp4a') >= 0;
  const codecs = [
    // After the name: version, then profile, what it keeps to, level.
    ...(video < 0
      ? []
      : [
          `avc1.${[...head.subarray(video + 5, video + 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
        ]),
    ...(hasAudio ? ['mp4a.40.2'] : []),
  ];
  return codecs.length === 0 ? undefined : `video/mp4; codecs="${codecs.join(',')}"`;
}

function find(bytes: Uint8Array, name: string): number {
  const codes = Array.from(name, (letter) => letter.charCodeAt(0));
  for (let at = 0; at + codes.length <= bytes.length; at += 1)
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  return -1;
}
