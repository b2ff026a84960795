import { skeletons } from '../../shell/skeletons.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRuntime } from '../../ui/react/useServices.ts';
import { ErrorPage } from '../../shell/pages/ErrorPage.tsx';
import { ErrorBlock } from '../../ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LazyView } from './LazyView.tsx';
import { notFoundView } from './notFoundView.ts';

/** Content of the address: the route's view, or the page about its absence. */
export const PageView = observer(function PageView() {
  const { navigator, contributions, services, title } = useRuntime();
  const { page } = navigator;
  const titleKey = page.kind === 'page' ? page.route.titleKey : undefined;
  const { language } = services.i18n;

  useEffect(() => {
    if (titleKey === undefined) return;
    void services.i18n.loadNamespace(titleKey.split(':')[0] ?? '').then(() => {
      title.showRoute(services.i18n.t(titleKey));
    });
  }, [services, title, titleKey, language]);

  switch (page.kind) {
    case 'starting':
      return <Skeleton shapes={skeletons.list} />;
    case 'not-found':
      return <NotFound />;
    case 'failed':
      return <ErrorPage />;
    case 'page': {
      const load = contributions.routes.get(page.route.name);
      if (load === undefined) return <NotFound />;
      return (
        <LazyView
          key={page.route.name}
          view={{
            name: `route ${page.route.name}`,
            plugin: page.route.plugin,
            texts: page.route.texts,
            load,
          }}
          skeleton={<Skeleton shapes={page.route.skeleton} />}
          failure={(retry) => <ErrorBlock onRetry={retry} />}
        />
      );
    }
  }
});

/** Head tags are set before the paint and before the code of the page has loaded. */
function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <LazyView
        view={notFoundView}
        skeleton={<Skeleton shapes={skeletons.text} />}
        failure={(retry) => <ErrorBlock onRetry={retry} />}
      />
    </>
  );
}
