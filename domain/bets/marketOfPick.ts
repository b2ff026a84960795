/** The handicap that an outcome name ends with: `E. Robledo (−1.5)`. */
const ownLine = /\(\u200E?[-+\u2212]?\d+(?:\.\d+)?\u200E?\)$/u;
const line = /\s\u200E?[-+\u2212]?\d+(?:\.\d+)?\u200E?$/u;

/**
 * The market name beside an outcome. A handicap market is named by the first side's line; beside
 * the second side it would contradict the outcome, so only the outcome's own line is shown.
 */
export function marketOfPick(outcomeName: string, marketName: string): string {
  return ownLine.test(outcomeName) ? marketName.replace(line, '') : marketName;
}
