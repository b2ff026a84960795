import { observer } from 'mobx-react-lite';
import { lazy, useCallback, useEffect } from 'react';
import { AsyncBoundary, useLayoutKind } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';

const ListOptionsPopover = lazy(async () => ({
  default: (await import('./ListOptionsPopover.tsx')).ListOptionsPopover,
}));
const ListOptionsSheet = lazy(async () => ({
  default: (await import('./ListOptionsSheet.tsx')).ListOptionsSheet,
}));

/** The panel of a page's list options: beside the button, on a phone a sheet. */
export const ListOptionsHost = observer(function ListOptionsHost() {
  const betting = useBetting();
  const layout = useLayoutKind();
  const { isPanelOpen } = betting;
  const close = useCallback(() => betting.setPanelOpen(false), [betting]);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!isPanelOpen) return undefined;
    return () => {
      // The button that opened it has been drawn again meanwhile, so the browser knows no way back.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-list-options]')?.focus({ preventScroll: true });
    };
  }, [isPanelOpen]);
  if (!isPanelOpen) return null;
  return (
    <AsyncBoundary fallback={null}>
      {layout === 'mobile' ? (
        <ListOptionsSheet onClose={close} />
      ) : (
        <ListOptionsPopover onClose={close} />
      )}
    </AsyncBoundary>
  );
});
