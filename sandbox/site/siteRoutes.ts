import type { HealthAnswer, SiteOverrides } from '#wire';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SiteState } from './SiteState.ts';

/** One transparent pixel: some regulators count how often it is asked for. */
const policyLogo = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) => letter.charCodeAt(0));

export function addSiteRoutes(app: SandboxApp, site: SiteState, nowMs: () => number): void {
  app.get('/bff-api/config/all.json', (context) => context.json<SiteOverrides>(site.read()));
  app.get('/web-api/policy/logo.agif', (context) => context.body(policyLogo, 200, { 'Content-Type': 'image/gif' }));
  app.get('/healthz', (context) => context.json<HealthAnswer>({ status: 'ok', serverNowMs: nowMs() }));
}
