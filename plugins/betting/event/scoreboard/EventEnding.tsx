import { observer } from 'mobx-react-lite';
import { ButtonLink, useServices, useTranslate } from '#core/ui';
import { endingText } from './endingText.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { resultTarget } from '../../navigation/routeToEvent.ts';
import { resultRoute } from '../../contract.ts';
import styles from './EventEnding.module.css';

/** Ending, winner and correction of a match, with a link to its result. */
export const EventEnding = observer(function EventEnding({
  event,
}: {
  readonly event: SportEvent;
}) {
  const t = useTranslate('betting.later');
  const { navigation } = useServices();
  const { ending = 'regular', winner = 0, isCorrected = false, score, sportId, home, away } = event;
  const isDecidedElsewhere = winner !== 0 && score !== undefined && score.home === score.away;
  const facts = [
    ...(ending === 'regular' || score?.shootOut !== undefined
      ? []
      : [t(`ending.${endingText({ ending, sportId })}`)]),
    ...(score?.shootOut === undefined
      ? []
      : [t('ended.kicks', { home: score.shootOut[0], away: score.shootOut[1] })]),
    ...(isDecidedElsewhere || (winner !== 0 && ending === 'retired')
      ? [t('ended.winner', { name: winner === 1 ? home.name : away.name })]
      : []),
  ];
  const isResult = navigation.routeName === resultRoute;
  return (
    <div className={styles.ending}>
      {facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>}
      {isCorrected ? <p className={styles.corrected}>{t('ended.corrected')}</p> : null}
      {isResult ? null : <p>{t('betting:event.ended-text')}</p>}
      {isResult || !navigation.hasRoute(resultRoute) ? null : (
        <ButtonLink to={resultTarget(event)} variant="secondary" size="sm">
          {t('ended.result')}
        </ButtonLink>
      )}
    </div>
  );
});
