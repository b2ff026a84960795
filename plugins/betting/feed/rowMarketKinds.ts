/** Questions that a row can show; `part` and `partTotal` are winner and total of the first part that still has prices; `asian` stands for both ladders with the result, of the match and of its first part. */
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
