interface InRound {
  readonly round?: string | undefined;
}

/** Whether both have a round, and the same one: "Matchday 5", "Round 5" and "5" are equal. */
export function isSameRound({ round: one }: InRound, { round: other }: InRound): boolean {
  return one !== undefined && other !== undefined && roundKey(one) === roundKey(other);
}

/** Returns the number if there is one, else the words. */
function roundKey(round: string): string {
  const [number, another] = round.match(/\d+/g) ?? [];
  return number === undefined || another !== undefined
    ? round.trim().toLowerCase()
    : String(Number(number));
}
