import { expect, vi } from 'vitest';
import { ScriptedFeed } from '../../../../test/network/ScriptedFeed.ts';
import type { Channel } from '../../../../schemas/generated/wire.ts';
import { FakeTimeHost, settle } from '../../../../test/services/FakeTimeHost.ts';
import type { SessionState } from '../../session/Session.ts';
import { BrowserScheduler } from '../../time/BrowserScheduler.ts';
import { PlatformClock } from '../../time/PlatformClock.ts';
import { FeedClient } from '../FeedClient.ts';

export const serverNowMs = 1_800_000_000_000;
export const sports: Channel = { kind: 'sports' };
export const user: Channel = { kind: 'user' };

/** A feed client, its scripted server, and time that the test advances. */
export class FeedStage {
  readonly host = new FakeTimeHost();
  readonly clock = new PlatformClock(this.host);
  readonly reported: string[] = [];
  readonly server = new ScriptedFeed();
  readonly scheduler: BrowserScheduler;
  readonly feed: FeedClient;
  isAuthed = false;
  tokensForced = 0;
  readonly #listeners: ((state: SessionState) => void)[] = [];

  constructor() {
    const reports = {
      report: (error: unknown, { contribution }: { contribution: string }) =>
        void this.reported.push(`${contribution}: ${String(error)}`),
    };
    const { clock } = this;
    this.scheduler = new BrowserScheduler({ host: this.host, clock, reports });
    const isAuthed = (): boolean => this.isAuthed;
    this.feed = new FeedClient({
      url: 'ws://localhost/feed/v1',
      language: 'en',
      clock,
      scheduler: this.scheduler,
      reports,
      random: () => 0.5,
      session: {
        get isAuthed() {
          return isAuthed();
        },
        token: async (options) => {
          if (options?.isForced === true) this.tokensForced += 1;
          const { tokensForced } = this;
          return this.isAuthed
            ? `secret-token${tokensForced === 0 ? '' : tokensForced}`
            : undefined;
        },
        onChange: (run) => {
          this.#listeners.push(run);
          return () => {};
        },
      },
    });
  }

  async changeSession(isNowAuthed: boolean): Promise<void> {
    this.isAuthed = isNowAuthed;
    for (const run of this.#listeners)
      run(isNowAuthed ? { kind: 'signed-in', userId: 7 } : { kind: 'anonymous' });
    await settle();
  }

  /** Disposes the client and checks that no timer is left. */
  end(): void {
    vi.unstubAllGlobals();
    this.feed.dispose();
    this.scheduler.dispose();
    expect(this.host.timerCount).toBe(0);
  }

  /** Subscribes and logs all callbacks. */
  follow(channel: Channel = sports): { readonly log: string[]; readonly end: () => void } {
    const log: string[] = [];
    const end = this.feed.subscribe<{ readonly value?: number }>(channel, {
      onSnapshot: (data, seq) => void log.push(`picture ${data.value} at ${seq}`),
      onDelta: (data) => void log.push(`change ${data.value}`),
      onStale: () => void log.push('stale'),
      onError: (code) => void log.push(`error ${code}`),
    });
    return { log, end };
  }

  /** A page that is live with one subscription. */
  async goLive(): Promise<{ readonly log: string[]; readonly sub: number }> {
    const { log } = this.follow();
    await this.server.welcome();
    const [sub = 0] = this.server.last.asked('sports');
    await this.server.say({ t: 'snapshot', sub, seq: 1, data: { value: 1 } });
    log.length = 0;
    return { log, sub };
  }

  /** Sends heartbeats for a duration, while the page is visible. */
  async beatFor(forMs: number): Promise<void> {
    for (let passedMs = 0; passedMs < forMs; passedMs += 5000) {
      await this.host.advance(5000);
      await this.server.say({ t: 'hb', serverNowMs: this.clock.nowMs() });
    }
  }
}
