import { observer } from 'mobx-react-lite';
import { Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import type { Competition } from '../../feed/SportEvent.ts';
import type { ContestHistory } from './contests.ts';
import { PastContests } from './PastContests.tsx';
import { PollTable } from './PollTable.tsx';
import { TrackTable } from './TrackTable.tsx';
import styles from './ContestStatistics.module.css';

interface ContestStatisticsProps {
  readonly competition: Competition;
  readonly contests: ContestHistory;
}

/** Races or votes: records or polls of the entrants, and past results. */
export const ContestStatistics = observer(function ContestStatistics({
  competition,
  contests: { track, polls, past },
}: ContestStatisticsProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const [newest] = polls?.atS ?? [];
  return (
    <>
      {track === undefined ? null : (
        <Panel aria-labelledby="track">
          <PanelHead
            id="track"
            title={t('contest.marbles')}
            actions={
              <span className={styles.note}>{t('contest.counted', { count: track.races })}</span>
            }
          />
          <TrackTable track={track} />
        </Panel>
      )}
      {polls === undefined ? null : (
        <Panel aria-labelledby="polls">
          <PanelHead
            id="polls"
            title={t('contest.polls')}
            actions={
              newest === undefined ? null : (
                <span className={styles.note}>
                  {t('contest.poll-of', { date: format.dateTime(newest) })}
                </span>
              )
            }
          />
          <PollTable polls={polls} />
        </Panel>
      )}
      <PastContests competition={competition} past={past} isRace={track !== undefined} />
    </>
  );
});
