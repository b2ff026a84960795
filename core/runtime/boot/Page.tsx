import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { Layout } from '../../shell/Layout.tsx';
import { useRuntime } from '../../ui/react/useServices.ts';
import { ModalHost } from '../views/ModalHost.tsx';

/** What every location has: the layout of the route, the view inside it, the modals above. */
export const Page = observer(function Page() {
  const { page } = useRuntime().navigator;
  return (
    <>
      <Layout
        routeLayout={page.kind === 'page' ? page.route.layout : 'default'}
        hasEndColumn={page.kind === 'page' ? page.route.hasEndColumn : page.kind === 'not-found'}
      >
        <Outlet />
      </Layout>
      <ModalHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
});

/**
 * Every document begins with the same key: by it alone the place of one page would be that of the
 * next one that is typed into the address bar.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? `load ${pathname}` : key;
}
