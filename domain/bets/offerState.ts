/** State of an offered outcome and its game, in wire names. */
export interface OfferedBet {
  readonly isLive: boolean;
  readonly isFinished: boolean;
  /** State of the game: 1 not started, 2 live, 3 live and paused, 4 finished, 5 cancelled. */
  readonly statusId: number;
  /** Seconds played in the game. */
  readonly gameTime?: number | undefined;
  readonly isLiveInLive?: boolean | undefined;
}

/** Whether its flag or its game says finished. Source: specification 2, section 4. */
export function isFinishedOffer({ isFinished, statusId }: OfferedBet): boolean {
  return isFinished || statusId === 4;
}

/**
 * Whether it is not finished and any of its fields says live. Source: specification 2, section 4.
 */
export function isLiveOffer(bet: OfferedBet): boolean {
  const { gameTime, isLive, isLiveInLive, statusId } = bet;
  return (
    !isFinishedOffer(bet) &&
    (isLive || isLiveInLive === true || gameTime !== undefined || statusId === 2 || statusId === 3)
  );
}
