import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { useRuntime } from '../../ui/react/useServices.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import type { View, ViewProps } from './ViewLoader.ts';

/** Delay before a failed load is repeated if neither a failure nor a retry button is shown. */
const againMs = 30_000;

export interface LazyViewProps {
  readonly view: View;
  readonly props?: ViewProps;
  readonly skeleton: ReactNode;
  /** Replacement after a failure; without it the view is retried automatically. */
  readonly failure?: (retry: () => void) => ReactNode;
}

/** Renders lazily loaded code of a plugin, with skeleton, error boundary and reports. */
export const LazyView = observer(function LazyView({
  view,
  props,
  skeleton,
  failure,
}: LazyViewProps) {
  const { views, health, services, hydration } = useRuntime();
  const { name, plugin, load, texts } = view;
  const state = views.state(view);

  useEffect(() => {
    // A view that is loaded before hydration could be shown twice, the second time in a part that
    // is not hydrated yet.
    if (state === undefined)
      void hydration.ended.then(() => views.load({ name, plugin, load, texts }));
  }, [views, hydration, name, plugin, load, texts, state]);

  const loadError = state?.kind === 'error' ? state.error : undefined;
  useEffect(() => {
    if (loadError === undefined) return;
    services.reports.report(loadError, { plugin, contribution: name });
    health.record(plugin);
  }, [loadError, services, health, plugin, name]);

  const hasFailure = failure !== undefined;
  useEffect(() => {
    if (loadError === undefined || hasFailure) return undefined;
    return services.scheduler.after(againMs, () => void views.load({ name, plugin, load, texts }));
  }, [loadError, hasFailure, services, views, name, plugin, load, texts]);

  if (state === undefined || state.kind === 'loading') return skeleton;
  if (state.kind === 'error') return failure?.(() => void views.load(view)) ?? null;
  const Component = state.component;
  const textLanguage = services.i18n.languageOf(plugin);
  const content = (
    <ContributionBoundary
      resetKey={name}
      onError={(error) => {
        services.reports.report(error, { plugin, contribution: name });
        health.record(plugin);
      }}
      fallback={(retry) => failure?.(retry) ?? null}
    >
      <AsyncBoundary fallback={skeleton}>
        <Component {...props} />
      </AsyncBoundary>
    </ContributionBoundary>
  );
  if (textLanguage === services.i18n.language) return content;
  // SHL-222: texts in a fallback language are marked with it for speech, hyphenation and fonts.
  return (
    <div lang={textLanguage} dir="auto" style={{ display: 'contents' }}>
      {content}
    </div>
  );
});
