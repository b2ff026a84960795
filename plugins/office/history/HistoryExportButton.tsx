import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices, useTranslate } from '#core/ui';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { stakeInPlay } from '#domain/bets/stakeInPlay.ts';
import type { CsvCell } from '#domain/tables/csv.ts';
import { useBetText } from '../../coupon/ui.ts';
import { ExportButton, type CellWriter } from '../export/ExportButton.tsx';
import { createHistoryExport } from './createHistoryExport.ts';
import type { HistoryStore } from './HistoryStore.ts';

/** Exports the filtered bets as a table whose columns add up to the figures of the period. */
export const HistoryExportButton = observer(function HistoryExportButton({
  store,
}: {
  readonly store: HistoryStore;
}) {
  const t = useTranslate('office');
  const text = useBetText();
  const { http } = useServices();
  const [exporting] = useState(() => createHistoryExport(http, store));
  const rowOf = (bet: Bet, write: CellWriter): readonly CsvCell[] => {
    // Cashed-out parts of an open bet are paid; the payout of a settled bet includes them.
    const paid = bet.payout ?? bet.cashOut?.paid;
    return [
      { figure: String(bet.id) },
      write.instant(bet.placedAtS),
      bet.settledAtS === undefined ? { figure: '' } : write.instant(bet.settledAtS),
      { text: text.kind(bet) },
      {
        text: bet.selections
          .map(
            ({ eventName, marketName, outcomeName }) =>
              `${eventName}: ${marketName}, ${outcomeName}`,
          )
          .join(' / '),
      },
      bet.odds === undefined ? { figure: '' } : write.decimal(bet.odds, 3),
      write.money(bet.stake),
      write.money(isSettled(bet) ? { ...bet.stake, minor: 0 } : stakeInPlay(bet)),
      paid === undefined ? { figure: '' } : write.money(paid),
      { figure: bet.stake.currency },
      { text: t(`coupon.bets:${settlementStatus(bet).key}`) },
    ];
  };
  return (
    <ExportButton
      exporting={exporting}
      isEmpty={store.answer === undefined || store.answer.total === 0}
      head={[
        t('export.number'),
        { instant: t('column.placed') },
        { instant: t('bet.settled') },
        t('bet.kind'),
        t('coupon.bets:column.selection'),
        t('coupon.bets:column.odds'),
        t('coupon.bets:column.stake'),
        t('totals.open'),
        t('totals.returned'),
        t('export.currency'),
        t('coupon.bets:column.status'),
      ]}
      rowOf={rowOf}
      texts={{
        save: t('export'),
        failed: t('export.failed'),
        file: t('export.file'),
        cancel: (percent) => t('export.cancel', { percent }),
        done: (count) => t('export.done', { count }),
      }}
    />
  );
});
