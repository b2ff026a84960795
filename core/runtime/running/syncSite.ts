import { reaction } from 'mobx';
import type { SiteOverrides } from '../../../schemas/generated/wire.ts';
import type { SiteConfigStore } from '../configuration/SiteConfigStore.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import { applyOverrides, type PlatformOverrides } from '../configuration/resolveConfiguration.ts';
import type { SchemaCheck } from '../configuration/checkConfiguration.ts';
import type { Plan } from '../plan/Plan.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** Polling interval without a socket; with jitter and the call it stays below a minute. */
const askEveryMs = 50_000;
/** Spreads the requests of all open pages for a new version. */
const spreadMs = 2000;
/** The platform does not serve yet the version that it announced. */
const againMs = 10_000;

export interface SyncedSite {
  readonly services: Pick<CoreServices, 'feed' | 'http' | 'reports' | 'scheduler' | 'environment'>;
  readonly site: SiteConfigStore;
}

/** Overrides of the platform are invalid. */
class UnusableOverridesError extends Error {
  override readonly name = 'UnusableOverridesError';

  constructor(fault: string) {
    super(`The platform's configuration is left out: ${fault}`);
  }
}

/**
 * Keeps configuration and plan of the running page current. Switches come by the feed's channel
 * `site` and act at once; everything else is fetched when a new version is announced, by the feed
 * or in any response. Without a feed the page polls. Overrides that cannot be fetched or are
 * invalid change nothing.
 *
 * @param base configuration of the files, to which the platform's overrides are applied
 * @param loadPlanOf loads the function that resolves the plan of a configuration
 */
export function syncSite(
  { services, site }: SyncedSite,
  base: Pick<SiteConfiguration, 'site' | 'features'>,
  loadPlanOf: () => Promise<(configuration: SiteConfiguration) => Plan>,
  random: () => number = Math.random,
): Dispose {
  const { feed, http, reports, scheduler, environment } = services;
  let stopWaiting: Dispose | undefined;
  let isAsking = false;

  const put = async (overrides: PlatformOverrides): Promise<void> => {
    const planOf = await loadPlanOf();
    const configuration = applyOverrides({ ...site.configuration, ...base }, overrides);
    site.apply(configuration, planOf(configuration));
  };

  const putFeatures = async (announced: Pick<SiteOverrides, 'features'>): Promise<void> => {
    const { features } = await checked(announced);
    const { site: current, version } = site.configuration;
    // The version stays the old one, because the rest of the new one has to be fetched.
    await put({ site: current, features: features ?? {}, version });
  };

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      const overrides = await http.call('site.config', {
        query: { lang: environment.language },
        headers: { 'Cache-Control': 'no-cache' },
      });
      if (overrides.version === site.configuration.version) return;
      await put(await checked(overrides));
    } catch (error) {
      reports.report(error, { plugin: 'core', contribution: 'site' });
    } finally {
      isAsking = false;
    }
  };

  const follow = (announced: string | undefined): void => {
    if (announced === undefined || announced === site.configuration.version) return;
    stopWaiting?.();
    stopWaiting = scheduler.after(
      random() * spreadMs,
      () =>
        void ask().then(
          () => (stopWaiting = scheduler.after(againMs, () => follow(site.announced))),
        ),
    );
  };

  const onMessage = ({
    version,
    features,
  }: {
    readonly version?: string;
    readonly features?: Readonly<Record<string, boolean>>;
  }): void => {
    if (features !== undefined && version !== site.configuration.version)
      putFeatures({ features }).catch((error: unknown) =>
        reports.report(error, { plugin: 'core', contribution: 'site' }),
      );
    if (typeof version === 'string') site.announce(version);
  };

  const stops = [
    reaction(() => site.announced, follow, { fireImmediately: true }),
    feed.subscribe({ kind: 'site' }, { onSnapshot: onMessage, onDelta: onMessage }),
    scheduler.poll({ everyMs: askEveryMs }, async () => {
      if (feed.status !== 'current' && feed.status !== 'delayed') await ask();
    }),
  ];
  return () => {
    stopWaiting?.();
    for (const stop of stops) stop();
  };
}

/** The validator is loaded with the first overrides, which most pages never get. */
async function checked(overrides: SiteOverrides): Promise<PlatformOverrides> {
  const { isPlatformOverrides } =
    await import('../../../schemas/generated/validators/overrides.js');
  const check = isPlatformOverrides as SchemaCheck<PlatformOverrides>;
  if (check(overrides)) return overrides;
  throw new UnusableOverridesError(
    (check.errors ?? [])
      .map((fault) => `${fault.instancePath} ${fault.message ?? fault.keyword}`)
      .join('; '),
  );
}
