import { plainLetters } from '#domain/texts/plainLetters.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialog, EmptyState, TextField, useOpen, useTranslate } from '#core/ui';
import { liveLimit } from '../feed/EventQuery.ts';
import { eventName } from '../feed/SportEvent.ts';
import { PartSkeleton } from '../statistics/PartSkeleton.tsx';
import { useBetting } from '../service/useBetting.ts';
import styles from './MultiPicker.module.css';
import { MultiRow } from './MultiRow.tsx';
import { useMulti } from './useMulti.ts';

const waitingLines = 16;
const query = { section: 'live', limit: liveLimit } as const;

export const MultiPicker = observer(function MultiPicker({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const betting = useBetting();
  const multi = useMulti();
  const t = useTranslate('betting.later');
  const [text, setText] = useState('');
  const list = useOpen(betting.list(query));
  const wanted = plainLetters(text.trim());
  const events = list.order
    .flatMap((id) => list.events.get(id) ?? [])
    .filter((event) => wanted === '' || plainLetters(eventName(event)).includes(wanted));
  return (
    <Dialog title={t('multi.add')} isDismissible onClose={onClose}>
      <div className={styles.tools}>
        <TextField
          label={t('multi.search')}
          isLabelHidden
          name="search"
          type="search"
          icon="search"
          placeholder={t('multi.search')}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <p className={styles.count} role="status">
          {t('multi.count', { count: multi.eventIds.length, limit: multi.limit })}
        </p>
      </div>
      {list.snapshot.isLoading ? (
        <PartSkeleton lineCount={waitingLines} className={styles.waiting} />
      ) : null}
      {list.snapshot.hasValue && events.length === 0 ? (
        <EmptyState icon="search-off" title={t('multi.none-found')} />
      ) : null}
      <ul className={styles.events}>
        {events.map((event) => (
          <MultiRow key={event.id} event={event} />
        ))}
      </ul>
    </Dialog>
  );
});
