import { useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import type { Market } from '../../feed/SportEvent.ts';
import { LineValue } from '../table/LineValue.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import row from '../table/EventRow.module.css';
import { captionsOf, columnMarket, hasLine } from './columns.ts';

interface ColumnCellsProps {
  readonly kind: RowMarketKind;
  readonly event: OddsEvent;
  readonly markets: readonly Market[];
}

/** The places of a column in a row: its line, where it has one, and its odds. */
export function ColumnCells({ kind, event, markets }: ColumnCellsProps) {
  const t = useTranslate('betting');
  const column = columnMarket(markets, kind);
  const line = column?.market.line;
  return (
    <>
      {!hasLine(kind) ? null : column === undefined || line === undefined ? (
        <span />
      ) : (
        <LineValue
          kind={kind === 'handicap' ? 'handicap' : 'total'}
          event={event}
          market={column.market}
          line={line}
        />
      )}
      {captionsOf(kind).map((caption, place) => {
        const outcome = column?.outcomes[place];
        return column === undefined || outcome === undefined ? (
          <span key={caption} className={row.none} aria-label={t('odds.none')} role="img">
            –
          </span>
        ) : (
          <OddsButton key={caption} event={event} market={column.market} outcome={outcome} />
        );
      })}
    </>
  );
}
