import type { Announcer } from '#core';

/** Records screen-reader announcements. */
export class TestAnnouncer implements Announcer {
  readonly politely: string[] = [];
  readonly alerts: string[] = [];
  readonly polite = (text: string): void => void this.politely.push(text);
  readonly alert = (text: string): void => void this.alerts.push(text);
}
