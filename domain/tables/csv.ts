/** Spreadsheets run such a text as a formula; a leading apostrophe keeps it a text. */
const formula = /^[\s\p{Cf}]*[=+\-@|%]/u;

/** Content of a cell: untrusted text, or a figure written by the site. */
export type CsvCell = { readonly text: string } | { readonly figure: string };

/** The byte order mark by which Excel recognises UTF-8. */
export const csvMark = '\uFEFF';

/** Text that needs quotes, by separator. */
const quoted = { ',': /["\r\n,]/, ';': /["\r\n;]/ } as const;

function cell(value: CsvCell, separator: keyof typeof quoted): string {
  const written =
    'figure' in value ? value.figure : formula.test(value.text) ? `'${value.text}` : value.text;
  return quoted[separator].test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/**
 * Writes rows of a table as CSV (RFC 4180): separated by commas, or by semicolons if the comma is
 * the decimal sign. The file begins with `csvMark`. Source: OFC-61, OFC-62.
 */
export function csvLines(rows: readonly (readonly CsvCell[])[], decimalSign: string): string {
  const separator = decimalSign === ',' ? ';' : ',';
  return rows
    .map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`)
    .join('');
}

/** Minor units as a plain figure: no symbol, no grouping. */
export function csvAmount(minor: number, decimals: number, decimalSign: string): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `${decimalSign}${digits.slice(-decimals)}`}`;
}

/** Date and time to the minute in a time zone, in a form that spreadsheets sort. */
export function csvInstant(atS: number, zoneOffsetMin: number): string {
  return new Date(atS * 1000 + zoneOffsetMin * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}
