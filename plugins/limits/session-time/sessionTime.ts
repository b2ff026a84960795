/** A gaming session as stored between pages. */
export interface GamingSession {
  readonly userId: number;
  /** Platform time, epoch seconds. */
  readonly startedAtS: number;
  /** When a page of the site was last open. */
  readonly seenAtS: number;
}

/** The session ends after this time without an open page. */
const sessionGapS = 30 * 60;

/** The person's current session: the stored one if it is still valid, else a new one. */
export function continueSession(
  stored: GamingSession | null,
  userId: number,
  nowS: number,
): GamingSession {
  const isSame =
    stored !== null &&
    stored.userId === userId &&
    stored.startedAtS <= nowS &&
    nowS - stored.seenAtS < sessionGapS;
  return { userId, startedAtS: isSame ? stored.startedAtS : nowS, seenAtS: nowS };
}

/** Formats as h:mm:ss; hours are not limited to 24. */
export function formatElapsed(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
