import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LayoutName } from '../plan/PluginManifest.ts';
import { LayoutKindContext } from '../react/LayoutKind.ts';
import { useRuntime } from '../react/useServices.ts';
import { ErrorBlock } from '../ui/feedback/ErrorBlock.tsx';
import { Announcements } from './frame/Announcements.tsx';
import { LoadBar } from './frame/LoadBar.tsx';
import { PageHost } from './frame/PageHost.ts';
import { useArrival } from './frame/useArrival.ts';
import { useDocumentLook } from './frame/useDocumentLook.ts';
import { layoutIdOf, layoutView, type LayoutId } from './layouts.ts';
import styles from './Layout.module.css';
import { useLayoutChoice } from './useLayoutChoice.ts';

interface LayoutProps {
  readonly routeLayout: LayoutName;
  readonly hasEndColumn: boolean;
  readonly children: ReactNode;
}

/** Puts the layout of route and window around the page. Until the code of another layout is there, the present one stays. */
export const Layout = observer(function Layout({ routeLayout, hasEndColumn, children }: LayoutProps) {
  const { views } = useRuntime();
  const kind = useLayoutChoice();
  const [page] = useState(() => new PageHost(styles.page));
  const wanted = layoutIdOf(routeLayout, kind);
  const [shownId, setShownId] = useState<LayoutId>(wanted);
  const state = views.state(layoutView(wanted));
  if (state?.kind === 'ready' && shownId !== wanted) setShownId(wanted);
  const shown = views.state(layoutView(shownId));

  useEffect(() => {
    void views.load(layoutView(wanted));
  }, [views, wanted]);
  useDocumentLook(kind);
  useArrival(page);

  if (state?.kind === 'error' && shown?.kind !== 'ready') {
    return <ErrorBlock onRetry={() => void views.load(layoutView(wanted))} />;
  }
  if (shown?.kind !== 'ready') return null;
  const Frame = shown.component;
  return (
    <LayoutKindContext value={kind}>
      <LoadBar />
      <Frame page={page} hasEndColumn={hasEndColumn} />
      {createPortal(children, page.element)}
      <Announcements />
    </LayoutKindContext>
  );
});
