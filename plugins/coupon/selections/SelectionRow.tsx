import { observer } from 'mobx-react-lite';
import { marketOfPick } from '#domain/bets/marketOfPick.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import type { ComponentType } from 'react';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import {
  classNames,
  Crest,
  Icon,
  LiveDot,
  useFormat,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { CouponRow } from './RowsStore.ts';
import { EventWhen } from './EventWhen.tsx';
import type { SelectionBlock } from './findBlock.ts';
import { SelectionOdds } from './SelectionOdds.tsx';
import styles from './SelectionRow.module.css';
import {
  usePlacementStore,
  usePlacingStore,
  useRowsStore,
  useSettingsStore,
} from '../setup/useStores.ts';

export interface RowPartProps {
  readonly outcomeId: number;
}

interface SelectionRowProps extends RowPartProps {
  readonly onRemove: (outcomeId: number) => void;
  readonly Lead?: ComponentType<RowPartProps> | undefined;
  readonly Extra?: ComponentType<RowPartProps> | undefined;
}

function rowClass(row: CouponRow): string {
  const block = row.block?.kind;
  return classNames(
    styles.row,
    block === undefined && row.odds > row.draft.odds && styles.up,
    block === undefined && row.odds < row.draft.odds && styles.down,
    block === 'suspended' && styles.locked,
    (block === 'dependent' || block === 'excluded') && styles.bad,
    isOver(block) && styles.finished,
  );
}

/** Whether the selection can never be bet on again. */
function isOver(block: SelectionBlock['kind'] | undefined): boolean {
  return block === 'finished' || block === 'gone' || block === 'closed';
}

/** One selection: outcome first, then market, then event. */
export const SelectionRow = observer(function SelectionRow({
  outcomeId,
  onRemove,
  Lead,
  Extra,
}: SelectionRowProps) {
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const rows = useRowsStore();
  const settings = useSettingsStore();
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const { direction } = useServices().environment;
  const row = rows.of(outcomeId);
  if (row === undefined) return null;
  const { draft, live, block } = row;
  const name = live?.outcomeName ?? draft.outcomeName;
  const isLive = live?.isLive ?? draft.isLive;
  const crests = settings.choices.areTeamLogosShown ? live?.teamColors : undefined;
  const partner = block?.kind === 'dependent' ? rows.of(block.onOutcomeId) : undefined;
  // Dependence between different events is known only to the platform.
  const isRelated = partner !== undefined && partner.draft.eventId !== draft.eventId;
  const refusal =
    block === undefined &&
    placing.refusal?.place === 'selections' &&
    placing.refusal.outcomeIds.includes(outcomeId)
      ? placing.refusal
      : undefined;
  return (
    <li
      className={classNames(rowClass(row), refusal !== undefined && styles.bad)}
      data-selection={outcomeId}
    >
      {Lead === undefined ? null : <Lead outcomeId={outcomeId} />}
      <div className={styles.body}>
        <div className={styles.first}>
          <span className={styles.outcome}>{name}</span>
          {block?.kind === 'suspended' ? (
            <span className={styles.lock}>
              <Icon name="lock" size={14} />
            </span>
          ) : isOver(block?.kind) ? (
            <span className={classNames('num', styles.none)}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('odds.none')}</VisuallyHidden>
            </span>
          ) : (
            <SelectionOdds
              was={toOddsOfThousandths(draft.odds)}
              now={toOddsOfThousandths(row.odds)}
            />
          )}
        </div>
        <div className={styles.market}>
          {marketOfPick(name, live?.marketName ?? draft.marketName)}
          {live?.isSpecial === true ? ` · ${t('odds.special')}` : null}
        </div>
        <div className={styles.event}>
          {isLive && block?.kind !== 'finished' ? (
            <LiveDot className={styles.dot} />
          ) : crests === undefined ? (
            <Icon name={sportSymbol(live?.sportIcon ?? draft.sportIcon)} size={13} />
          ) : null}
          {crests?.map((colors, side) => (
            <Crest key={side === 0 ? 'home' : 'away'} colors={colors} size={13} />
          ))}
          <span className={styles.name}>{format.names(live?.eventName ?? draft.eventName)}</span>
          {isLive && live !== undefined && live.scoreText !== '' ? (
            <b className={classNames('num', styles.score)} translate="no">
              {format.score(live.scoreText)}
            </b>
          ) : null}
          <EventWhen live={live} isFinished={block?.kind === 'finished'} />
        </div>
        {block === undefined || block.kind === 'finished' ? null : (
          <p className={styles.note}>
            {t(`block.${isRelated ? 'related' : block.kind}`, {
              name: partner === undefined ? '' : pickOf(partner.live ?? partner.draft, direction),
            })}
          </p>
        )}
        {Extra === undefined ? null : <Extra outcomeId={outcomeId} />}
        {refusal === undefined ? null : (
          <p className={styles.note}>{t(refusal.key, { event: format.names(draft.eventName) })}</p>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        data-remove={outcomeId}
        aria-label={t('remove', { name })}
        disabled={placement.isUnderWay}
        onClick={() => onRemove(outcomeId)}
      >
        <Icon name="x" size={14} />
      </button>
    </li>
  );
});
