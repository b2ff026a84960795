import { reaction } from 'mobx';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { Clock } from '../time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Environment } from '../../runtime/boot/Environment.ts';
import type { Http } from '../http/Http.ts';
import type { ReportEntry, Reports } from './Reports.ts';
import type { Scheduler } from '../time/Scheduler.ts';

const mostPerMinute = 10;
const minuteMs = 60_000;
/** Reports within this time are sent together. */
const gatherMs = 2000;

export interface ReportSending {
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly config: Pick<SiteConfiguration, 'site'>;
  readonly environment: Pick<Environment, 'language'>;
  readonly http: Pick<Http, 'call'>;
  readonly reports: Pick<Reports, 'entries'>;
  readonly scheduler: Pick<Scheduler, 'after' | 'isOnline'>;
}

/**
 * Sends reports with the release to the operator's collector; those over the limit are only
 * counted.
 *
 * @param page the window: pending reports are sent before it is left
 */
export function sendReports(
  { clock, config, environment, http, reports, scheduler }: ReportSending,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Dispose {
  let last: ReportEntry | undefined;
  let sentAtMs: number[] = [];
  let dropped = 0;
  let stopGathering: Dispose | undefined;

  const send = async (): Promise<void> => {
    stopGathering = undefined;
    // Without a network reports wait for the next one.
    if (!scheduler.isOnline) return;
    const fresh = reports.entries.slice(last === undefined ? 0 : reports.entries.indexOf(last) + 1);
    last = reports.entries.at(-1);
    const nowMs = clock.monotonicMs();
    sentAtMs = sentAtMs.filter((atMs) => nowMs - atMs < minuteMs);
    const entries = fresh.slice(0, mostPerMinute - sentAtMs.length);
    const missing = dropped + fresh.length - entries.length;
    dropped = missing;
    if (entries.length === 0) return;
    sentAtMs.push(...entries.map(() => nowMs));
    try {
      await http.call('site.report', {
        body: {
          release: config.site.appVersion,
          language: environment.language,
          dropped: missing,
          entries: entries.map(({ atMs, plugin, contribution, message }) => ({
            at_ms: Math.floor(atMs),
            plugin,
            contribution,
            message: message.slice(0, 1000),
          })),
        },
      });
      dropped -= missing;
    } catch {
      // A failing collector must not cause further reports.
      dropped += entries.length;
    }
  };

  const stopFollowing = reaction(
    () => reports.entries.at(-1),
    (newest) => {
      if (newest !== undefined) stopGathering ??= scheduler.after(gatherMs, send);
    },
    { fireImmediately: true },
  );
  const leave = (): void => {
    if (stopGathering === undefined) return;
    stopGathering();
    void send();
  };
  page.addEventListener('pagehide', leave);
  return () => {
    page.removeEventListener('pagehide', leave);
    stopFollowing();
    stopGathering?.();
  };
}
