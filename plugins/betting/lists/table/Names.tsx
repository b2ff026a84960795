import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Flag, Icon } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { useBetting } from '../../service/useBetting.ts';
import styles from './EventRow.module.css';

/** An event, and whether its row names its competition. */
export interface NamedProps {
  readonly event: SportEvent;
  /**
   * Set if no head is above the row: shows the competition, among several sports with the sport's
   * icon.
   */
  readonly named?: 'competition' | 'sport' | undefined;
}

interface NamesProps extends NamedProps {
  /** The sides of the event. */
  readonly children: ReactNode;
}

/** The sides of a row; above the competition, if the row shows it. */
export function Names({ event, named, children }: NamesProps) {
  if (named === undefined) return children;
  return (
    <span className={styles.names}>
      {children}
      <CompetitionName event={event} named={named} />
    </span>
  );
}

/** Name of the competition, with the broadcast mark that the row then omits. */
export const CompetitionName = observer(function CompetitionName({ event, named }: NamedProps) {
  const { tree } = useBetting();
  const competition = tree.competitions.get(event.competitionId);
  const sport = tree.sportsById.get(event.sportId);
  return (
    <span className={styles.competition}>
      {named === 'sport' && sport !== undefined ? (
        <Icon name={sportSymbol(sport.icon)} size={12} />
      ) : null}
      {event.hasVideo ? <Icon name="device-tv" size={12} /> : null}
      <Flag iso={competition?.countryIso ?? ''} />
      <span className="one-line">{competition?.name}</span>
    </span>
  );
});
