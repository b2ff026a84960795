import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LayoutName } from '../contract/Route.ts';
import { LayoutKindContext } from '../ui/react/LayoutKind.ts';
import { useRuntime } from '../ui/react/useServices.ts';
import { ErrorBlock } from '../ui/feedback/ErrorBlock.tsx';
import { Slot } from '../ui/react/Slot.tsx';
import { useColumns } from './desktop/useColumns.ts';
import { Announcements } from './frame/Announcements.tsx';
import { LoadBar } from './frame/LoadBar.tsx';
import { useArrival } from './frame/useArrival.ts';
import { useDocumentLook } from './frame/useDocumentLook.ts';
import { layoutIdOf, layoutView, type LayoutId } from './layouts.ts';
import styles from './Layout.module.css';
import { useLayoutChoice } from './useLayoutChoice.ts';
import { slots } from './slots.ts';

interface LayoutProps {
  readonly routeLayout: LayoutName;
  readonly hasEndColumn: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the layout around the page; the current one stays until the code of another is loaded.
 */
export const Layout = observer(function Layout({
  routeLayout,
  hasEndColumn,
  children,
}: LayoutProps) {
  const { views } = useRuntime();
  const kind = useLayoutChoice();
  const pageRef = useRef<HTMLDivElement>(null);
  const wanted = layoutIdOf(routeLayout, kind);
  const [shownId, setShownId] = useState<LayoutId>(wanted);
  const state = views.state(layoutView(wanted));
  if (state?.kind === 'ready' && shownId !== wanted) setShownId(wanted);
  const shown = views.state(layoutView(shownId));

  useEffect(() => {
    void views.load(layoutView(wanted));
  }, [views, wanted]);
  useDocumentLook(kind);
  useArrival(pageRef);
  const columns = useColumns(hasEndColumn);

  if (state?.kind === 'error' && shown?.kind !== 'ready') {
    return <ErrorBlock onRetry={() => void views.load(layoutView(wanted))} />;
  }
  if (shown?.kind !== 'ready') return null;
  const { Top, Start, End, Bottom, ...classNames } = shown.component;
  return (
    <LayoutKindContext value={kind}>
      <LoadBar />
      <div className={classNames.className}>
        {Top === undefined ? null : <Top columns={columns} />}
        <div className={classNames.rowClassName} data-columns={columns.shape}>
          {Start === undefined ? null : <Start columns={columns} />}
          <main id="main" tabIndex={-1} className={classNames.mainClassName}>
            <div ref={pageRef} className={styles.page}>
              {children}
            </div>
            <Slot slot={slots.mainEnd} />
          </main>
          {End === undefined ? null : <End columns={columns} />}
        </div>
        {Bottom === undefined ? null : <Bottom columns={columns} />}
      </div>
      <Announcements />
    </LayoutKindContext>
  );
});
