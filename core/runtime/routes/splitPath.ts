/** Deeper paths are 404 without matching. */
const maxSegments = 12;

/** Decoded segments of a path; undefined for a malformed one. */
export function splitPath(path: string): string[] | undefined {
  if (path === '') return [];
  const raw = path.split('/');
  if (raw.length > maxSegments) return undefined;
  const segments: string[] = [];
  for (const segment of raw) {
    const decoded = decode(segment);
    if (decoded === undefined || decoded === '' || decoded.includes('/') || decoded.includes('\\'))
      return undefined;
    segments.push(decoded);
  }
  return segments;
}

/** Whether a path is well-formed: no empty segments, no broken escapes, not too deep. */
export function isWellFormedPath(path: string): boolean {
  return splitPath(path) !== undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
