/** Questions that a row can show; `asian` stands for both ladders with the result, of the match and of its first part. */
export type RowMarketKind = 'result' | 'total' | 'handicap' | 'doubleChance' | 'bothScore' | 'drawNoBet' | 'team1Total' | 'team2Total' | 'oddEven' | 'asian';
