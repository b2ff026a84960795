import { lazy, Suspense, useState } from 'react';
import { Icon, IconButton, Popover, useLayoutKind, useTranslate } from '#core/ui';
import styles from './ListOptionsButton.module.css';

const ListOptionsPanel = lazy(async () => ({ default: (await import('./ListOptionsPanel.tsx')).ListOptionsPanel }));
const ListOptionsSheet = lazy(async () => ({ default: (await import('./ListOptionsSheet.tsx')).ListOptionsSheet }));

/** Opens how lists look and what they show: beside the button, on a phone as a sheet. */
export function ListOptionsButton() {
  const t = useTranslate('betting');
  const isMobile = useLayoutKind() === 'mobile';
  const [isOpen, setOpen] = useState(false);
  const label = t('list.options');
  if (!isMobile) {
    return (
      <Popover label={label} triggerLabel={label} align="end" triggerClassName={styles.trigger} className={styles.panel} trigger={<Icon name="adjustments-horizontal" size={16} />}>
        {() => (
          <Suspense fallback={null}>
            <ListOptionsPanel />
          </Suspense>
        )}
      </Popover>
    );
  }
  return (
    <>
      <IconButton icon="adjustments-horizontal" label={label} className={styles.trigger} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <ListOptionsSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
