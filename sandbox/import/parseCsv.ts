/**
 * Rows of trimmed cells. Quotes, doubled quotes, line ends inside of cells, all three kinds of line ends and a byte
 * order mark are understood; commas, semicolons or tabs separate, whichever the first row has most of. A quote that is
 * never closed is a letter, so that one stray quote costs one cell and not the rest of the file. Blank rows are kept:
 * a row's number is what an editor says.
 */
export function parseCsv(source: string): string[][] {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const separator = separatorOf(text);
  const ends = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, endsAt } = readCell(text, at, ends);
    row.push(cell);
    at = endsAt + 1;
    if (text[endsAt] === separator) {
      if (at === text.length) row.push('');
      continue;
    }
    if (text[endsAt] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readCell(text: string, fromAt: number, ends: RegExp): { readonly cell: string; readonly endsAt: number } {
  let startsAt = fromAt;
  while (text[startsAt] === ' ') startsAt += 1;
  const closesAt = text[startsAt] === '"' ? closingQuote(text, startsAt + 1) : -1;
  ends.lastIndex = closesAt === -1 ? fromAt : closesAt + 1;
  const endsAt = ends.exec(text)?.index ?? text.length;
  if (closesAt === -1) return { cell: text.slice(fromAt, endsAt).trim(), endsAt };
  const quoted = text.slice(startsAt + 1, closesAt).replaceAll('""', '"');
  return { cell: (quoted + text.slice(closesAt + 1, endsAt)).trim(), endsAt };
}

/** -1 when the quote is never closed. */
function closingQuote(text: string, fromAt: number): number {
  for (let at = text.indexOf('"', fromAt); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}

function separatorOf(text: string): string {
  const first = /^[\s]*([^\r\n]*)/.exec(text.slice(0, 4000))?.[1] ?? '';
  const count = (separator: string): number => first.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** UTF-16 where a mark says so, UTF-8 where the bytes are valid UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
