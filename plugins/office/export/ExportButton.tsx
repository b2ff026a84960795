import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { utcLabel } from '#core';
import { Button, saveFile, useServices } from '#core/ui';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { csvAmount, csvInstant, csvLines, csvMark, type CsvCell } from '#domain/tables/csv.ts';
import type { Money } from '#domain/money/Money.ts';
import styles from './ExportButton.module.css';
import type { TableExport } from './TableExport.ts';

/** Formats figures so that a spreadsheet in the person's language parses them. */
export interface CellWriter {
  readonly decimal: (value: number, decimals: number) => CsvCell;
  readonly money: (money: Money) => CsvCell;
  readonly instant: (atS: number) => CsvCell;
}

/** Title of a column; the time zone is added to columns of instants. */
export type ExportHead = string | { readonly instant: string };

interface ExportButtonProps<Row extends { readonly id: unknown }> {
  readonly exporting: TableExport<Row>;
  readonly isEmpty: boolean;
  readonly size?: 'sm' | 'md';
  readonly head: readonly ExportHead[];
  readonly rowOf: (row: Row, write: CellWriter) => readonly CsvCell[];
  readonly texts: {
    readonly save: string;
    readonly failed: string;
    readonly file: string;
    readonly cancel: (percent: number) => string;
    readonly done: (count: number) => string;
  };
}

/** Button that exports all rows of a list as a table for spreadsheets, in the person's language. */
export const ExportButton = observer(function ExportButton<Row extends { readonly id: unknown }>({
  exporting,
  isEmpty,
  size = 'md',
  head,
  rowOf,
  texts,
}: ExportButtonProps<Row>) {
  const { announcer, environment, preferences } = useServices();
  useEffect(() => exporting.cancel, [exporting]);
  const { answer, done, total } = exporting;
  const decimalSign = decimalSignOf(environment.language);
  const write: CellWriter = {
    decimal: (value, decimals) => ({ figure: csvAmount(value, decimals, decimalSign) }),
    money: ({ minor, currency }) => write.decimal(minor, currencyExponent(currency)),
    instant: (atS) => ({ figure: csvInstant(atS, preferences.timeZoneOffsetMin) }),
  };
  async function handleExport(): Promise<void> {
    // Written page by page, because ten thousand rows at once would block the page.
    const zone = utcLabel(preferences.timeZoneOffsetMin);
    const titles = head.map((title) => ({
      text: typeof title === 'string' ? title : `${title.instant} (${zone})`,
    }));
    const lines = [csvMark, csvLines([titles], decimalSign)];
    const count = await exporting.gather((rows) =>
      lines.push(
        csvLines(
          rows.map((row) => rowOf(row, write)),
          decimalSign,
        ),
      ),
    );
    if (count === undefined) return;
    saveFile(`${texts.file}.csv`, lines.join(''), 'text/csv;charset=utf-8');
    announcer.polite(texts.done(count));
  }
  return (
    <>
      {answer.hasFailed ? (
        <span className={styles.failed} role="status">
          {texts.failed}
        </span>
      ) : null}
      {answer.isBusy ? (
        <Button icon="x" size={size} onClick={exporting.cancel}>
          {texts.cancel(total === 0 ? 0 : Math.floor((100 * done) / total))}
        </Button>
      ) : (
        <Button
          icon="download"
          size={size}
          isDisabled={isEmpty}
          onClick={() => void handleExport()}
        >
          {texts.save}
        </Button>
      )}
    </>
  );
}) as <Row extends { readonly id: unknown }>(props: ExportButtonProps<Row>) => ReactNode;

function decimalSignOf(language: string): '.' | ',' {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
