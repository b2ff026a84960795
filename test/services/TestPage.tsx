import type { ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router';
import { RuntimeContext, type Runtime } from '../../core/ui/react/ServicesContext.ts';

interface TestPageProps {
  readonly runtime: Runtime;
  readonly children: ReactNode;
}

/** A view's surroundings: services, and a router driven by the navigation. */
export function TestPage({ runtime, children }: TestPageProps) {
  const { navigation } = runtime.services;
  const navigator: Navigator = {
    createHref: pathOf,
    go: (delta) => history.go(delta),
    push: (to) => navigation.go(pathOf(to)),
    replace: (to) => navigation.go(pathOf(to), { isReplacing: true }),
  };
  return (
    <RuntimeContext value={runtime}>
      <Router location={navigation.path} navigator={navigator}>
        {children}
      </Router>
    </RuntimeContext>
  );
}

function pathOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? to : createPath(to);
}
