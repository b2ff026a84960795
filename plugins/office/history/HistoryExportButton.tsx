import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { Button, useServices, useTranslate } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { csvAmount, csvInstant, csvLines, csvMark, type CsvCell } from './csv.ts';
import { HistoryExport } from './HistoryExport.ts';
import type { HistoryStore } from './HistoryStore.ts';
import styles from './HistoryFilters.module.css';
import { useBetText } from '../../coupon/ui.ts';

/** Gives the bets of the filter as a table for a spreadsheet, in the person's language. */
export const HistoryExportButton = observer(function HistoryExportButton({
  store,
}: {
  readonly store: HistoryStore;
}) {
  const t = useTranslate('office');
  const text = useBetText();
  const { announcer, environment, http, preferences } = useServices();
  const [exporting] = useState(() => new HistoryExport(http));
  const linkRef = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => exporting.cancel, [exporting]);
  useEffect(() => {
    if (address === undefined) return undefined;
    linkRef.current?.click();
    return () => URL.revokeObjectURL(address);
  }, [address]);
  const { answer, done, total } = exporting;
  const decimalSign =
    new Intl.NumberFormat(environment.language, { numberingSystem: 'latn' })
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value === ','
      ? ','
      : '.';

  function row(bet: Bet): readonly CsvCell[] {
    const { currency } = bet.stake;
    const money = (minor: number): CsvCell => ({
      figure: csvAmount(minor, currencyExponent(currency), decimalSign),
    });
    return [
      { figure: String(bet.id) },
      { figure: csvInstant(bet.placedAtS, preferences.timeZoneOffsetMin) },
      {
        figure:
          bet.settledAtS === undefined
            ? ''
            : csvInstant(bet.settledAtS, preferences.timeZoneOffsetMin),
      },
      { text: text.kind(bet) },
      {
        text: bet.selections
          .map(
            ({ eventName, marketName, outcomeName }) =>
              `${eventName}: ${marketName}, ${outcomeName}`,
          )
          .join(' / '),
      },
      { figure: bet.odds === undefined ? '' : csvAmount(bet.odds, 3, decimalSign) },
      money(bet.stake.minor),
      bet.payout === undefined ? { figure: '' } : money(bet.payout.minor),
      { figure: currency },
      { text: t(`coupon.bets:${settlementStatus(bet).key}`) },
    ];
  }

  async function handleExport(): Promise<void> {
    const head = [
      'export.number',
      'column.placed',
      'bet.settled',
      'bet.kind',
      'coupon.bets:column.selection',
      'coupon.bets:column.odds',
      'coupon.bets:column.stake',
      'coupon.bets:column.return',
      'export.currency',
      'coupon.bets:column.status',
    ].map((key): CsvCell => ({ text: t(key) }));
    // Written as it comes: ten thousand rows at one go would hold the page up.
    const lines = [csvMark, csvLines([head], decimalSign)];
    const count = await exporting.gather(store.wanted, (bets) =>
      lines.push(csvLines(bets.map(row), decimalSign)),
    );
    if (count === undefined) return;
    setAddress(URL.createObjectURL(new Blob(lines, { type: 'text/csv;charset=utf-8' })));
    announcer.polite(t('export.done', { count }));
  }

  return (
    <>
      {answer.hasFailed ? (
        <span className={styles.failed} role="status">
          {t('export.failed')}
        </span>
      ) : null}
      {answer.isBusy ? (
        <Button icon="x" onClick={exporting.cancel}>
          {t('export.cancel', {
            percent: total === 0 ? 0 : Math.floor((100 * done) / total),
          })}
        </Button>
      ) : (
        <Button
          icon="download"
          isDisabled={store.answer === undefined || store.answer.total === 0}
          onClick={() => void handleExport()}
        >
          {t('export')}
        </Button>
      )}
      {address === undefined ? null : (
        <a ref={linkRef} href={address} download={`${t('export.file')}.csv`} hidden tabIndex={-1}>
          {t('export')}
        </a>
      )}
    </>
  );
});
