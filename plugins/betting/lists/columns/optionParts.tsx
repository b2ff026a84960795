import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { classNames, Crest } from '#core/ui';
import { eventName, type SportEvent } from '../../feed/SportEvent.ts';
import { MultiToggle } from '../../multi/MultiToggle.tsx';
import type { ListChoices } from '../options/listChoices.ts';
import type { EventRowParts } from '../table/EventRow.tsx';
import styles from './Options.module.css';

/** The parts that the chosen options add to the row or card of an event. */
export function optionParts(
  event: SportEvent,
  choices: ListChoices | undefined,
  crestPx: number,
): EventRowParts {
  const { id: eventId, sportId, isLive } = event;
  return {
    teamMark:
      choices?.hasLogos === true && !isOfPlayers(sportId)
        ? ({ colors }) => <Crest colors={colors} size={crestPx} className={styles.crest} />
        : undefined,
    eventNumber:
      choices?.hasEventIds === true ? (
        <b className={classNames('num', styles.eventId)} translate="no">
          {eventId}
        </b>
      ) : undefined,
    isScoreBrief: choices?.isScoreDetailed === false,
    control:
      isLive && choices?.isMulti === true ? (
        <MultiToggle eventId={eventId} name={eventName(event)} />
      ) : undefined,
  };
}
