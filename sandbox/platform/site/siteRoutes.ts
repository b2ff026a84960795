import type { HealthAnswer, SiteOverrides } from '#wire';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { countryIdOf, currencyIdOf } from './countries.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** One transparent pixel: some regulators count its requests. */
const policyLogo = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);

export function addSiteRoutes(app: SandboxApp, { site, nowMs }: SandboxPlatform): void {
  app.get('/bff-api/config/all.json', (context) =>
    context.json<SiteOverrides>(forVisitorOf(context.var.caller.country, site.read())),
  );
  app.get('/web-api/policy/logo.agif', (context) =>
    context.body(policyLogo, 200, { 'Content-Type': 'image/gif' }),
  );
  app.get('/healthz', (context) =>
    context.json<HealthAnswer>({ status: 'ok', serverNowMs: nowMs() }),
  );
}

/** Adds the country of the visitor from the CDN's header; a value set by the operator wins. */
function forVisitorOf(countryCode: string, overrides: SiteOverrides): SiteOverrides {
  const countryId = countryIdOf(countryCode);
  if (countryId === undefined) return overrides;
  const currencyId = currencyIdOf(countryCode);
  return {
    ...overrides,
    site: {
      geoCountryId: countryId,
      ...(currencyId === undefined ? {} : { geoCurrency: currencyId }),
      ...overrides.site,
    },
  };
}
