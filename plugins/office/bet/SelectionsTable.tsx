import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { Link, useFormat, useLayoutKind, useServices, useTranslate } from '#core/ui';
import type { PlacedSelection } from '#domain/bets/Bet.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { selectionStatus } from '#domain/bets/betStatus.ts';
import { placeInBet } from '#domain/bets/placeInBet.ts';
import { eventRoute, resultRoute } from '../../coupon/contract.ts';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './SelectionsTable.module.css';

interface SelectionsTableProps {
  /** Kind of the bet that they are part of. */
  readonly type: CouponType;
  readonly selections: readonly PlacedSelection[];
}

/** The selections of a bet: a table, or one block each on a phone. */
export const SelectionsTable = observer(function SelectionsTable({
  type,
  selections,
}: SelectionsTableProps) {
  const t = useTranslate('office');
  const { odds } = useFormat();
  if (useLayoutKind() === 'mobile') {
    return (
      <ul className={styles.blocks}>
        {selections.map((selection, index) => (
          <li key={selection.outcomeId} className={styles.block}>
            <Outcome type={type} selection={selection} index={index} />
            <b className="num" translate="no">
              {odds(selection.odds)}
            </b>
            <EventName selection={selection} />
            <StatusBadge status={selectionStatus(selection)} />
            {selection.score === undefined ? null : (
              <bdi className={`num ${styles.score}`} translate="no">
                {selection.score}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            {t('column.selection')}
          </th>
          <th scope="col">{t('column.event')}</th>
          <th scope="col">{t('column.score')}</th>
          <th scope="col">{t('column.odds')}</th>
          <th scope="col">{t('column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {selections.map((selection, index) => (
          <tr key={selection.outcomeId}>
            <td>
              <Outcome type={type} selection={selection} index={index} />
            </td>
            <td>
              <EventName selection={selection} />
            </td>
            <td>
              <span className="num" translate="no">
                {selection.score ?? '–'}
              </span>
            </td>
            <td>
              <span className="num" translate="no">
                {odds(selection.odds)}
              </span>
            </td>
            <td>
              <StatusBadge status={selectionStatus(selection)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface SelectionProps {
  readonly selection: PlacedSelection;
}

interface OutcomeProps extends SelectionProps {
  readonly type: CouponType;
  readonly index: number;
}

function Outcome({ type, selection, index }: OutcomeProps) {
  const t = useTranslate('office');
  const place = placeInBet(type, selection, index);
  return (
    <span className={styles.outcome}>
      <b>{selection.outcomeName}</b>
      <small>
        {place === undefined
          ? selection.marketName
          : `${t(`place.${place.key}`, { number: place.name })} · ${selection.marketName}`}
      </small>
    </span>
  );
}

const EventName = observer(function EventName({ selection }: SelectionProps) {
  const { navigation } = useServices();
  const { dateTime } = useFormat();
  const { eventName } = selection;
  const target = targetOf(selection);
  return (
    <span className={styles.event}>
      {target !== undefined && navigation.hasRoute(target.name) ? (
        <Link to={target} className={styles.link}>
          {eventName}
        </Link>
      ) : (
        eventName
      )}
      <small className="num">
        {selection.isLiveNow && selection.phase !== undefined
          ? selection.phase
          : dateTime(selection.startsAtS)}
      </small>
    </span>
  );
});

/** RES-8, RES-12: a selection that is decided leads to the result of its match, where that has one, another one to where it can be bet on. */
function targetOf({
  eventId,
  eventPath,
  hasEventPage,
  settlement,
}: PlacedSelection): RouteTarget | undefined {
  if (settlement !== 'unsettled' && settlement !== 'notStarted')
    return hasEventPage ? { name: resultRoute, params: { game: eventId } } : undefined;
  if (eventPath === undefined) return undefined;
  const { section, sport, competition, event } = eventPath;
  return { name: eventRoute, params: { section, sport, champ: competition, game: event } };
}
