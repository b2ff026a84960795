import { lazy } from 'react';
import { AsyncBoundary, classNames, Popover, SkeletonLine, useTranslate } from '#core/ui';
import { lineText } from '../../prices/lineText.ts';
import type { Market } from '../../feed/SportEvent.ts';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import styles from './EventRow.module.css';

const OtherLines = lazy(async () => ({ default: (await import('./OtherLines.tsx')).OtherLines }));

interface LineValueProps {
  readonly kind: 'total' | 'handicap';
  readonly event: OddsEvent;
  readonly market: Market;
  readonly line: number;
}

/** The line of a total or handicap in a row; a press shows the other lines of the question. */
export function LineValue({ kind, event, market, line }: LineValueProps) {
  const t = useTranslate('betting');
  const text = lineText(line, kind === 'handicap');
  const name = t(`market.${kind}`);
  return (
    <Popover
      label={`${name}, ${event.eventName}`}
      trigger={
        <bdi className="num" translate="no">
          {text}
        </bdi>
      }
      triggerLabel={t('lines.other', { market: name, line: text, name: event.eventName })}
      triggerClassName={classNames(styles.line, styles.lines)}
      align="end"
    >
      {() => (
        <AsyncBoundary fallback={<SkeletonLine />}>
          <OtherLines event={event} typeId={market.typeId} />
        </AsyncBoundary>
      )}
    </Popover>
  );
}
