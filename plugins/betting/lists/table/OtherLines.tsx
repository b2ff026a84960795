import { eventOf } from '../../event/eventOf.ts';
import { observer } from 'mobx-react-lite';
import { ErrorBlock, SkeletonLine, useOpen, useTranslate } from '#core/ui';
import { cellCaption } from './rowMarkets.ts';
import { linesOf } from './linesOf.ts';
import { OddsButton } from '../../prices/OddsButton.tsx';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import { useBetting } from '../../service/useBetting.ts';
import styles from './OtherLines.module.css';

const waitingLines = 4;

interface OtherLinesProps {
  readonly event: OddsEvent;
  readonly typeId: number;
}

/** Every line of one question, read and kept live while it is open. */
export const OtherLines = observer(function OtherLines({ event, typeId }: OtherLinesProps) {
  const betting = useBetting();
  const t = useTranslate('betting');
  const store = useOpen(eventOf(betting, event.eventId));
  if (store.snapshot.hasFailed)
    return <ErrorBlock title={t('event.failed')} onRetry={store.snapshot.retry} />;
  if (store.event === undefined && !store.snapshot.isMissing) return <Waiting />;
  const markets = linesOf(store.allMarkets, typeId);
  if (markets.length === 0) return <p className={styles.none}>{t('market.closed')}</p>;
  return (
    <div className={styles.lines}>
      {markets.flatMap((market) =>
        market.outcomes.map((outcome) => (
          <OddsButton
            key={outcome.id}
            event={event}
            market={market}
            outcome={outcome}
            caption={cellCaption(outcome, market)}
          />
        )),
      )}
    </div>
  );
});

function Waiting() {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: waitingLines * 2 }, (_, index) => (
        <SkeletonLine key={index} height="var(--cell-h)" />
      ))}
    </div>
  );
}
