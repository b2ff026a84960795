/** A number that was measured, with what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What we want: at most this. */
  readonly goal: number;
  /** Above this the run fails: the goal for counts, twice the goal for times. */
  readonly limit: number;
  readonly note?: string;
}

/** Bytes, nodes, commits and ratios: the same in every run, so the goal is the limit. */
export function counted(
  name: string,
  value: number,
  unit: string,
  goal: number,
  note?: string,
): Figure {
  return { name, value, unit, goal, limit: goal, ...(note === undefined ? {} : { note }) };
}

/** Times depend on the machine and on what else it does. */
export function timed(
  name: string,
  value: number,
  unit: string,
  goal: number,
  note?: string,
): Figure {
  return { name, value, unit, goal, limit: 2 * goal, ...(note === undefined ? {} : { note }) };
}

export function verdictOf({ value, goal, limit }: Figure): 'ok' | 'over goal' | 'FAILED' {
  if (value <= goal) return 'ok';
  return value <= limit ? 'over goal' : 'FAILED';
}

/** What one measurement gives: its figures, and a table with everything else that was seen. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly details?: string;
}
