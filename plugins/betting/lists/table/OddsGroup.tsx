import { classNames, useTranslate } from '#core/ui';
import type { RowMarket, RowColumn } from './rowMarkets.ts';
import { LineValue } from './LineValue.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import styles from './EventRow.module.css';

const places = { result: [0, 1, 2], total: [0, 1], handicap: [0, 1] } as const;

interface OddsGroupProps {
  readonly kind: RowColumn;
  readonly event: OddsEvent;
  readonly row: RowMarket | undefined;
}

export function OddsGroup({ kind, event, row }: OddsGroupProps) {
  const t = useTranslate('betting');
  const line = row?.market.line;
  return (
    <span className={classNames(styles.group, styles[kind])}>
      {kind === 'result' ? null : row === undefined || line === undefined ? (
        <span className={styles.line} />
      ) : (
        <LineValue kind={kind} event={event} market={row.market} line={line} />
      )}
      {places[kind].map((place) => {
        const outcome = row?.outcomes[place];
        return row === undefined || outcome === undefined ? (
          <span key={place} className={styles.none} aria-label={t('odds.none')} role="img">
            –
          </span>
        ) : (
          <OddsButton key={place} event={event} market={row.market} outcome={outcome} />
        );
      })}
    </span>
  );
}
