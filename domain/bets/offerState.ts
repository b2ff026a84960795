/** What the platform says of an offered outcome and its game; names of the wire. */
export interface OfferedBet {
  readonly isLive: boolean;
  readonly isFinished: boolean;
  /** Of the game: 1 not started, 2 live, 3 live and paused, 4 finished, 5 cancelled. */
  readonly statusId: number;
  /** Seconds that the game has been played. */
  readonly gameTime?: number | undefined;
  readonly isLiveInLive?: boolean | undefined;
}

/** Finished by its flag or by its game. Source: specification 2, section 4. */
export function isFinishedOffer({ isFinished, statusId }: OfferedBet): boolean {
  return isFinished || statusId === 4;
}

/** Not finished, and played by any sign of it. Source: specification 2, section 4. */
export function isLiveOffer(bet: OfferedBet): boolean {
  const { gameTime, isLive, isLiveInLive, statusId } = bet;
  return (
    !isFinishedOffer(bet) &&
    (isLive || isLiveInLive === true || gameTime !== undefined || statusId === 2 || statusId === 3)
  );
}
