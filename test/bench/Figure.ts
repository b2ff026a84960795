/** A measured number with its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Upper bound that we aim for. */
  readonly goal: number;
  /** Upper bound above which the run fails: the goal for counts, twice the goal for times. */
  readonly limit: number;
  readonly note?: string;
}

/** Bytes, nodes, commits and ratios are the same in every run, so the goal is the limit. */
export function counted(
  name: string,
  value: number,
  unit: string,
  goal: number,
  note?: string,
): Figure {
  return { name, value, unit, goal, limit: goal, ...(note === undefined ? {} : { note }) };
}

/** Times depend on the machine and its load. */
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

/** Result of a measurement: its figures, and a table of further observations. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly details?: string;
}
