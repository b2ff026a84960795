interface ScoreOfMaps {
  readonly phase: string;
  readonly maps?:
    | readonly { readonly name: string; readonly home: number; readonly away: number }[]
    | undefined;
}

export interface MapScore {
  readonly number: number;
  readonly name: string;
  readonly home: number;
  readonly away: number;
  readonly isCurrent: boolean;
  readonly winner: 0 | 1 | 2;
}

/** The maps that have begun: the last is played unless the match rests between two, or is over. */
export function mapScores({ phase, maps = [] }: ScoreOfMaps): readonly MapScore[] {
  return maps.map(({ name, home, away }, index) => {
    const isCurrent = phase === `map${index + 1}`;
    return {
      number: index + 1,
      name,
      home,
      away,
      isCurrent,
      winner: isCurrent || home === away ? 0 : home > away ? 1 : 2,
    };
  });
}
