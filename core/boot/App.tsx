import { observer } from 'mobx-react-lite';
import { LanguageContext, RuntimeContext, type Runtime } from '../react/ServicesContext.ts';
import { Layout } from '../shell/Layout.tsx';
import { ModalHost } from '../views/ModalHost.tsx';
import { PageView } from '../views/PageView.tsx';

export interface AppProps {
  readonly runtime: Runtime;
}

/** The whole page: the layout of the route, the page inside it, the modals above. */
export const App = observer(function App({ runtime }: AppProps) {
  const { page } = runtime.navigator;
  return (
    <RuntimeContext value={runtime}>
      <LanguageContext value={runtime.services.environment.language}>
        <Layout routeLayout={page.kind === 'page' ? page.route.layout : 'default'} hasEndColumn={page.kind === 'page' ? page.route.hasEndColumn : page.kind === 'not-found'}>
          <PageView />
        </Layout>
        <ModalHost />
      </LanguageContext>
    </RuntimeContext>
  );
});
