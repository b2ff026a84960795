import type { SiteData } from '#wire';
import type { ChannelReader } from './ChannelReader.ts';

export interface SiteFeedState {
  readonly data: SiteData;
  readonly text: string;
}

export class SiteReader implements ChannelReader<SiteFeedState, SiteData> {
  readonly #read: () => SiteData;

  constructor(read: () => SiteData) {
    this.#read = read;
  }

  read(previous: SiteFeedState | undefined): SiteFeedState {
    const data = this.#read();
    const text = JSON.stringify(data);
    return previous !== undefined && previous.text === text ? previous : { data, text };
  }

  snapshot(state: SiteFeedState): SiteData {
    return state.data;
  }

  delta(from: SiteFeedState, to: SiteFeedState): SiteData | undefined {
    return from.text === to.text ? undefined : to.data;
  }
}
