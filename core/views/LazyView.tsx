import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useRuntime } from '../react/useServices.ts';
import type { Load } from '../plan/PluginManifest.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';

export interface LazyViewProps {
  /** Kind and id, such as `slot betting.sport-tree`: the key of its code and its name in reports. */
  readonly name: string;
  readonly plugin: string;
  readonly load: Load<ComponentType> | Load<ComponentType<never>>;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly skeleton: ReactNode;
  /** What stands in its place after a failure; nothing when absent. */
  readonly failure?: (retry: () => void) => ReactNode;
}

/** Code of a plugin on the page: loaded when shown, with its skeleton, its boundary, its name in every report. */
export const LazyView = observer(function LazyView({ name, plugin, load, props, skeleton, failure }: LazyViewProps) {
  const { views, health, services } = useRuntime();
  const state = views.state(name);
  const loadView = load as Load<ComponentType>;

  useEffect(() => {
    if (state === undefined) void views.load(name, plugin, loadView);
  }, [views, name, plugin, loadView, state]);

  const loadError = state?.kind === 'error' ? state.error : undefined;
  useEffect(() => {
    if (loadError === undefined) return;
    services.reports.report(loadError, { plugin, contribution: name });
    health.record(plugin);
  }, [loadError, services, health, plugin, name]);

  if (state === undefined || state.kind === 'loading') return skeleton;
  if (state.kind === 'error') return failure?.(() => void views.load(name, plugin, loadView)) ?? null;
  const View = state.component as ComponentType<Readonly<Record<string, unknown>>>;
  return (
    <ContributionBoundary
      resetKey={name}
      onError={(error) => {
        services.reports.report(error, { plugin, contribution: name });
        health.record(plugin);
      }}
      fallback={(retry) => failure?.(retry) ?? null}
    >
      <Suspense fallback={skeleton}>
        <View {...props} />
      </Suspense>
    </ContributionBoundary>
  );
});
