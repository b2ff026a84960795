import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LayoutName, Load } from '../plan/PluginManifest.ts';
import { LayoutKindContext } from '../react/LayoutKind.ts';
import { useRuntime } from '../react/useServices.ts';
import { ErrorBlock } from '../ui/feedback/ErrorBlock.tsx';
import { Announcements } from './frame/Announcements.tsx';
import { LoadBar } from './frame/LoadBar.tsx';
import { PageHost } from './frame/PageHost.ts';
import { useArrival } from './frame/useArrival.ts';
import { useDocumentLook } from './frame/useDocumentLook.ts';
import { layoutIdOf, layouts, layoutViewName, type LayoutFrameProps, type LayoutId } from './layouts.ts';
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
  const state = views.state(layoutViewName(wanted));
  if (state?.kind === 'ready' && shownId !== wanted) setShownId(wanted);
  const shown = views.state(layoutViewName(shownId));

  useEffect(() => {
    void views.load(layoutViewName(wanted), 'shell', layouts[wanted] as unknown as Load<ComponentType>);
  }, [views, wanted]);
  useDocumentLook(kind);
  useArrival(page);

  if (state?.kind === 'error' && shown?.kind !== 'ready') {
    return <ErrorBlock onRetry={() => void views.load(layoutViewName(wanted), 'shell', layouts[wanted] as unknown as Load<ComponentType>)} />;
  }
  if (shown?.kind !== 'ready') return null;
  const Frame = shown.component as unknown as ComponentType<LayoutFrameProps>;
  return (
    <LayoutKindContext value={kind}>
      <LoadBar />
      <Frame page={page} hasEndColumn={hasEndColumn} />
      {createPortal(children, page.element)}
      <Announcements />
    </LayoutKindContext>
  );
});
