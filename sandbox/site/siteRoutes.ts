import type { HealthAnswer, SiteOverrides } from '#wire';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SiteState } from './SiteState.ts';

export function addSiteRoutes(app: SandboxApp, site: SiteState, nowMs: () => number): void {
  app.get('/bff-api/config/all.json', (context) => context.json<SiteOverrides>(site.read()));
  app.get('/healthz', (context) => context.json<HealthAnswer>({ status: 'ok', serverNowMs: nowMs() }));
}
