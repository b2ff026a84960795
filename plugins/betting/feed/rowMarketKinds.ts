/** Markets of a row; `part`, `partTotal`: of the first open part; `asian`: both ladders. */
export type RowMarketKind =
  | 'result'
  | 'total'
  | 'handicap'
  | 'doubleChance'
  | 'bothScore'
  | 'drawNoBet'
  | 'team1Total'
  | 'team2Total'
  | 'oddEven'
  | 'asian'
  | 'part'
  | 'partTotal';
