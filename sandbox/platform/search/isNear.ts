/** Whether a word begins with a text, allowing a number of typing errors. */
export function isNear(text: string, word: string, most: number): boolean {
  if (word.length < text.length - most || !sharesPiece(text, word, most)) return false;
  const columns = Math.min(word.length, text.length + most);
  let before: number[] = [];
  let row = Array.from({ length: columns + 1 }, (_unused, index) => index);
  for (let at = 1; at <= text.length; at += 1) {
    const next = [at];
    let least = at;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = text[at - 1] === word[column - 1];
      let cost = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        at > 1 &&
        column > 1 &&
        text[at - 1] === word[column - 2] &&
        text[at - 2] === word[column - 1]
      )
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = row;
    row = next;
  }
  return row.some((cost) => cost <= most);
}

/** Each error affects at most two pieces, so one more piece remains near its position. */
function sharesPiece(text: string, word: string, most: number): boolean {
  const count = 2 * most + 1;
  for (let piece = 0; piece < count; piece += 1) {
    const from = Math.floor((text.length * piece) / count);
    const to = Math.floor((text.length * (piece + 1)) / count);
    const at = word.indexOf(text.slice(from, to), Math.max(0, from - most));
    if (at !== -1 && at <= from + most) return true;
  }
  return false;
}

/** Returns how many letters of a text may be wrong. */
export function mistakesIn(text: string): number {
  return text.length < 4 ? 0 : text.length < 8 ? 1 : 2;
}
