import { observer } from 'mobx-react-lite';
import { classNames, Link, useFormat, useTranslate } from '#core/ui';
import { isSettled, type Bet, type PlacedSelection } from '#domain/bets/Bet.ts';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { PickedOutcome } from '../../betting/ui.ts';
import styles from './BetSelections.module.css';
import { GroupTitle, hasTitle, type GroupProps } from './GroupTitle.tsx';
import { SelectionMark, SelectionOdds } from './SelectionParts.tsx';
import { useSelectionTarget } from './useSelectionTarget.ts';

/** A group of selections in a narrow card. */
export function CardGroup({ group, bet }: GroupProps) {
  const isOrdered = group.kind === 'steps';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      {hasTitle(group) ? (
        <p className={styles.name}>
          <GroupTitle group={group} bet={bet} />
        </p>
      ) : null}
      <List className={isOrdered ? styles.steps : undefined}>
        {group.selections.map((selection) => (
          <CardSelection key={selection.outcomeId} bet={bet} selection={selection} />
        ))}
      </List>
    </div>
  );
}

interface CardSelectionProps {
  readonly bet: Bet;
  readonly selection: PlacedSelection;
}

const CardSelection = observer(function CardSelection({ bet, selection }: CardSelectionProps) {
  const target = useSelectionTarget(selection);
  const eventName = useFormat().names(selection.eventName);
  return (
    <li className={styles.selection}>
      <SelectionMark bet={bet} selection={selection} />
      <b className={styles.picked}>
        <PickedOutcome picked={selection} />
      </b>
      <SelectionOdds selection={selection} />
      <small className={styles.where}>
        {target !== undefined ? (
          <Link to={target} className={classNames(styles.sides, styles.result)}>
            {eventName}
          </Link>
        ) : (
          <span className={styles.sides}>{eventName}</span>
        )}
        <SelectionWhen selection={selection} />
      </small>
    </li>
  );
});

/** Start time before the match, phase and score during it, result and score afterwards. */
const SelectionWhen = observer(function SelectionWhen({
  selection,
}: {
  readonly selection: PlacedSelection;
}) {
  const t = useTranslate('coupon.bets');
  const format = useFormat();
  const { isLiveNow, phase, score, startsAtS } = selection;
  const isDecided = isSettled(selection);
  const day = format.daysFromToday(startsAtS) === 0 ? '' : `${format.dayMonth(startsAtS)} `;
  const now = isDecided ? t(settlementStatus(selection).key) : phase;
  return (
    <bdi className={classNames('num', styles.when)}>
      {isLiveNow || isDecided
        ? [now, score === undefined ? undefined : format.score(score)]
            .filter((text) => text !== undefined)
            .join(' · ')
        : `${day}${format.time(startsAtS)}`}
    </bdi>
  );
});
