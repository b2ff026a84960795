import { HttpResponse } from 'msw';
import { ScriptedPlatform } from '../../../../test/network/ScriptedPlatform.ts';
import { FakeBrowser } from '../../../../test/services/FakeBrowser.ts';
import { FakeTimeHost } from '../../../../test/services/FakeTimeHost.ts';
import type { CoreServices } from '../../../contract/CoreServices.ts';
import { HttpClient } from '../../http/HttpClient.ts';
import { BrowserScheduler } from '../../time/BrowserScheduler.ts';
import { PlatformClock } from '../../time/PlatformClock.ts';
import { BearerTokens } from '../BearerTokens.ts';
import { SessionStore } from '../SessionStore.ts';

export const nowMs = 1_800_000_000_000;
export const farS = nowMs / 1000 + 3600;

interface Tab {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly scheduler: BrowserScheduler;
  readonly clock: PlatformClock;
  readonly reported: string[];
  reloads: number;
}

interface TabOptions {
  readonly carriesSecrets?: boolean;
  readonly hasLocks?: boolean;
}

/** One platform and one browser with its cookies; each tab has its own page. */
export class SessionStage {
  readonly host = new FakeTimeHost();
  readonly platform = new ScriptedPlatform();
  browser = new FakeBrowser();
  readonly cookies = new Map([['grandstand_signed_in', String(farS)]]);
  readonly tabs: Tab[] = [];
  userId: number | null = 7;
  issued = 0;

  constructor() {
    this.platform.answer = ({ url }) => {
      if (url.includes('session-check'))
        return HttpResponse.json({ user_id: this.userId, serverNowMs: nowMs });
      if (url.includes('gettoken'))
        return HttpResponse.json({
          data: { token: `token-${(this.issued += 1)}`, expires_at: farS, serverNowMs: nowMs },
        });
      if (url.includes('disconnect')) return HttpResponse.json({ success: true, message: '' });
      return HttpResponse.json({});
    };
  }

  end(): void {
    for (const tab of this.tabs) {
      tab.session.dispose();
      tab.scheduler.dispose();
    }
  }

  openTab(options: TabOptions = {}): Tab {
    const { browser, cookies, host } = this;
    const clock = new PlatformClock(host);
    clock.synchronise(nowMs);
    const reported: string[] = [];
    const reports = {
      report: (_error: unknown, { contribution }: { contribution: string }) =>
        void reported.push(contribution),
    };
    const scheduler = new BrowserScheduler({ host, clock, reports });
    const http: HttpClient = new HttpClient({
      baseUrl: 'http://localhost',
      language: () => 'en',
      scheduler,
      clock,
      reports,
      session: () => session,
      services: () => ({}) as CoreServices,
      interceptors: [],
      random: () => 0.5,
    });
    const session: SessionStore = new SessionStore({
      loadTokens: async () => BearerTokens,
      http,
      clock,
      scheduler,
      reports,
      random: () => 0.5,
      tabs: browser.openTab(options),
      cookies: {
        read: (name) => cookies.get(name),
        write: (name, value) => void cookies.set(name, value),
        remove: (name) => void cookies.delete(name),
      },
      reload: () => (tab.reloads += 1),
    });
    const tab: Tab = { http, session, scheduler, clock, reported, reloads: 0 };
    this.tabs.push(tab);
    return tab;
  }

  async openSignedInTab(options: TabOptions = {}): Promise<Tab> {
    const tab = this.openTab(options);
    await tab.session.start();
    return tab;
  }

  requestsTo(part: string): number {
    return this.platform.requests.filter(({ url }) => url.includes(part)).length;
  }
}
