import type { Channel, SiteData } from '#wire';
import { lineOf } from '../bets/pricing/cutOdds.ts';
import type { Line } from '../line/Line.ts';
import { EventReader } from './EventReader.ts';
import { ListReader } from './ListReader.ts';
import { OutcomesReader } from './OutcomesReader.ts';
import { RowCache } from './RowCache.ts';
import { shareChannel, type SharedChannel } from './SharedChannel.ts';
import { SiteReader } from './SiteReader.ts';
import { SportsReader } from './SportsReader.ts';
import { UserChanges, UserReader, type UserSource } from './UserReader.ts';
import { ZoneReader } from './ZoneReader.ts';

export interface ChannelPoolDependencies {
  readonly line: Line;
  /** Platform time. */
  readonly nowMs: () => number;
  readonly user: UserSource;
  readonly site: () => SiteData;
}

/** The open channels; all subscriptions to the same channel and language share one. */
export class ChannelPool {
  readonly news = new UserChanges();
  readonly #dependencies: ChannelPoolDependencies;
  readonly #channels = new Map<string, SharedChannel>();
  readonly #rows: RowCache;
  /** Iterates the channels in turn. */
  #turn = this.#channels.values();

  constructor(dependencies: ChannelPoolDependencies) {
    this.#dependencies = dependencies;
    this.#rows = new RowCache(dependencies.line);
  }

  /**
   * Returns the channel in its current state or that of the last refresh; give it back with
   * `release`.
   */
  acquire(channel: Channel, language: string, userId: number | undefined): SharedChannel {
    const key = `${language}|${userId ?? ''}|${JSON.stringify(channel)}`;
    const shared = this.#channels.get(key) ?? this.#open(key, channel, language, userId);
    this.#channels.set(key, shared);
    shared.subscriptions += 1;
    // All subscriptions between two refreshes get the same state, read and serialised once.
    if (shared.subscriptions === 1) shared.refresh();
    return shared;
  }

  release(channel: SharedChannel): void {
    channel.subscriptions -= 1;
    if (channel.subscriptions === 0) this.#channels.delete(channel.key);
  }

  /** Reads all channels again, or as many as time allows; the next call continues after them. */
  refresh(hasTime: () => boolean): void {
    for (let left = this.#channels.size; left > 0; left -= 1) {
      let next = this.#turn.next();
      if (next.done === true) {
        this.#turn = this.#channels.values();
        next = this.#turn.next();
      }
      if (next.done === true) return;
      next.value.refresh();
      if (!hasTime()) return;
    }
  }

  #open(
    key: string,
    channel: Channel,
    language: string,
    userId: number | undefined,
  ): SharedChannel {
    const { line, nowMs, user, site } = this.#dependencies;
    switch (channel.kind) {
      case 'list':
        return shareChannel(key, new ListReader(line, this.#rows, channel, language, nowMs));
      case 'event':
        return shareChannel(key, new EventReader(line, channel, language));
      case 'zone':
        return shareChannel(key, new ZoneReader(line, channel, language, nowMs));
      case 'outcomes':
        return shareChannel(
          key,
          new OutcomesReader(
            lineOf(line, userId === undefined ? undefined : user.config(userId)),
            line,
            channel,
            language,
          ),
        );
      case 'sports':
        return shareChannel(key, new SportsReader(line, language, nowMs));
      case 'user':
        return shareChannel(key, new UserReader(user, this.news, userId ?? 0, language, nowMs));
      case 'site':
        return shareChannel(key, new SiteReader(site));
    }
  }
}
