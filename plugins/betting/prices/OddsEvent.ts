/** Data shared by the odds buttons of one event. Keep the object the same while its values are. */
export interface OddsEvent {
  readonly eventId: number;
  readonly sportId: number;
  readonly eventName: string;
  readonly isLive: boolean;
}
