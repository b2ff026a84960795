/** Planned maintenance. Epoch seconds; an absent one means at once, or open-ended. */
export interface Maintenance {
  readonly isActive: boolean;
  /** Other channels may be under maintenance while the web site stays open. */
  readonly isForWeb: boolean;
  readonly startsAtS: number | undefined;
  readonly endsAtS: number | undefined;
  /** Start of the announcement; undefined: no announcement. */
  readonly announcedFromS: number | undefined;
  readonly announcedUntilS: number | undefined;
}

/** ACC-2: whether the site is closed, from begin to end. */
export function isUnderMaintenance(maintenance: Maintenance, nowS: number): boolean {
  const { isActive, isForWeb, startsAtS, endsAtS } = maintenance;
  return (
    isActive &&
    isForWeb &&
    (startsAtS === undefined || nowS >= startsAtS) &&
    (endsAtS === undefined || nowS < endsAtS)
  );
}

/**
 * ACC-20: whether it is announced: from its announcement to the end of that, or to the begin of the
 * work.
 */
export function isAnnounced(maintenance: Maintenance, nowS: number): boolean {
  const { isForWeb, startsAtS, announcedFromS, announcedUntilS } = maintenance;
  if (!isForWeb || announcedFromS === undefined || nowS < announcedFromS) return false;
  if (startsAtS !== undefined && nowS >= startsAtS) return false;
  return announcedUntilS === undefined || nowS < announcedUntilS;
}

/** Next instant at which one of the functions above may change its result. */
export function nextChangeS(maintenance: Maintenance, nowS: number): number | undefined {
  const { startsAtS, endsAtS, announcedFromS, announcedUntilS } = maintenance;
  const coming = [startsAtS, endsAtS, announcedFromS, announcedUntilS].filter(
    (atS): atS is number => atS !== undefined && atS > nowS,
  );
  return coming.length === 0 ? undefined : Math.min(...coming);
}
