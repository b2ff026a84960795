interface InRound {
  readonly round?: string | undefined;
}

/** Whether both say their round, and the same one: "Matchday 5", "Round 5" and "5" are one. */
export function isSameRound({ round: one }: InRound, { round: other }: InRound): boolean {
  return one !== undefined && other !== undefined && roundKey(one) === roundKey(other);
}

/** The number where there is one, else the words. */
function roundKey(round: string): string {
  const [number, another] = round.match(/\d+/g) ?? [];
  return number === undefined || another !== undefined
    ? round.trim().toLowerCase()
    : String(Number(number));
}
