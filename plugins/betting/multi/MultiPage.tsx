import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, EmptyState, Switch, useOpen, usePageTitle, useTranslate } from '#core/ui';
import { MultiPicker } from './MultiPicker.tsx';
import { MultiProposals } from './MultiProposals.tsx';
import { MultiTile } from './MultiTile.tsx';
import { useMulti } from './useMulti.ts';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { useBetting } from '../service/useBetting.ts';
import { DelayNote } from '../lists/live/DelayNote.tsx';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import page from '../lists/Page.module.css';
import styles from './MultiPage.module.css';

export const MultiPage = observer(function MultiPage() {
  const betting = useBetting();
  const multi = useMulti();
  const t = useTranslate('betting.later');
  const isLiveOpen = useIsLiveOpen();
  const [isPicking, setPicking] = useState(false);
  useOpen(betting.tree);
  usePageTitle(t('multi.title'));
  if (!isLiveOpen)
    return <EmptyState icon="search-off" title={t('live.closed')} text={t('live.closed-text')} />;
  const { eventIds, limit } = multi;
  return (
    <div className={page.page}>
      <PriceNotes />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('multi.title')}</h1>
        <span className={styles.count}>{t('multi.count', { count: eventIds.length, limit })}</span>
        <Switch
          label={t('multi.in-lists')}
          isOn={betting.options?.choices.isMulti === true}
          onChange={(isOn) =>
            void betting.loadOptions().then((options) => options.set('isMulti', isOn))
          }
        />
        {eventIds.length === 0 ? null : (
          <Button variant="ghost" size="sm" onClick={multi.clear}>
            {t('multi.clear')}
          </Button>
        )}
        <Button variant="primary" size="sm" onClick={() => setPicking(true)}>
          {t('multi.add')}
        </Button>
      </header>
      {eventIds.length === 0 ? (
        <MultiProposals />
      ) : (
        <ul className={styles.tiles} tabIndex={-1}>
          {eventIds.map((eventId) => (
            <MultiTile key={eventId} eventId={eventId} />
          ))}
        </ul>
      )}
      <DelayNote />
      {isPicking ? <MultiPicker onClose={() => setPicking(false)} /> : null}
    </div>
  );
});
