/** Words of club names by their usual abbreviations. */
const fullWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['utd', ['united']],
  ['cty', ['city']],
  ['ath', ['athletic', 'atletico']],
  ['alb', ['albion']],
  ['wdrs', ['wanderers']],
  ['rvrs', ['rovers']],
  ['weds', ['wednesday']],
  ['dyn', ['dynamo', 'dinamo']],
  ['loko', ['lokomotiv']],
  ['st', ['saint', 'sankt']],
  ['u19', ['youth']],
  ['u21', ['youth']],
  ['wta', ['women']],
]);

export function fullWordsOf(text: string): readonly string[] {
  return fullWords.get(text) ?? [];
}
