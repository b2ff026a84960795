/** The line that an outcome writes behind its side: `E. Robledo (−1.5)`. */
const ownLine = /\(\u200E?[-+\u2212]?\d+(?:\.\d+)?\u200E?\)$/u;
const line = /\s\u200E?[-+\u2212]?\d+(?:\.\d+)?\u200E?$/u;

/**
 * The name of a market beside what was picked in it. A handicap is named by the line of the first
 * side: beside the other side it would say the opposite of the outcome, so the outcome's own line
 * stands alone.
 */
export function marketOfPick(outcomeName: string, marketName: string): string {
  return ownLine.test(outcomeName) ? marketName.replace(line, '') : marketName;
}
