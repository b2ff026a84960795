import { observer } from 'mobx-react-lite';
import { Button, EmptyState, Panel, PanelHead, useOpen, useTranslate } from '#core/ui';
import { topLiveLimit } from '../feed/EventQuery.ts';
import { useTopLive } from '../home/useTopLive.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './MultiPage.module.css';
import { MultiRow } from './MultiRow.tsx';
import { useMulti } from './useMulti.ts';

/**
 * Empty state of multi-live: the most followed live matches, to be added one by one or all at once.
 */
export const MultiProposals = observer(function MultiProposals() {
  const betting = useBetting();
  const multi = useMulti();
  const t = useTranslate('betting.later');
  const list = useOpen(betting.list({ section: 'live', isTop: true, limit: topLiveLimit }));
  const events = useTopLive(list, multi.limit).flatMap((id) => list.events.get(id) ?? []);
  return (
    <>
      <EmptyState icon="layout-columns" title={t('multi.empty')} text={t('multi.empty-text')} />
      {events.length === 0 ? null : (
        <Panel aria-labelledby="multi-proposals" className={styles.proposals}>
          <PanelHead
            id="multi-proposals"
            title={t('multi.proposals')}
            actions={
              <Button
                variant="primary"
                size="sm"
                onClick={() => multi.choose(events.map(({ id }) => id))}
              >
                {t('multi.watch', { count: events.length })}
              </Button>
            }
          />
          <ul>
            {events.map((event) => (
              <MultiRow key={event.id} event={event} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
});
