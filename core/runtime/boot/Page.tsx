import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration } from 'react-router';
import { Layout } from '../../shell/Layout.tsx';
import { useRuntime } from '../../ui/react/useServices.ts';
import { ModalHost } from '../views/ModalHost.tsx';

/**
 * Common parts of every location: the layout of the route, the view inside it, the modals above.
 */
export const Page = observer(function Page() {
  const { navigator } = useRuntime();
  const { page } = navigator;
  return (
    <>
      <Layout
        routeLayout={page.kind === 'page' ? page.route.layout : 'default'}
        hasEndColumn={page.kind === 'page' ? page.route.hasEndColumn : page.kind === 'not-found'}
      >
        <Outlet />
      </Layout>
      <ModalHost />
      <ScrollRestoration />
    </>
  );
});
