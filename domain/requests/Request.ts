/** States of a request to the service; at `needs_you` the service waits for the person. */
export const requestStates = ['new', 'in_work', 'needs_you', 'answered', 'closed'] as const;

export type RequestState = (typeof requestStates)[number];

/** Length of a message in characters. */
export const messageLength = { least: 10, most: 2000 } as const;
/** A reply may be a single character. */
export const shortestReply = 1;
/** A closed request can be reopened for this many days. */
export const reopenDays = 14;

export interface RequestFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

export interface RequestMessage {
  readonly id: number;
  readonly isOwn: boolean;
  readonly text: string;
  readonly atS: number;
  readonly files: readonly RequestFile[];
}

/** A request of a person to the service, with its messages. */
export interface ServiceRequest {
  readonly id: number;
  readonly state: RequestState;
  readonly createdAtS: number;
  /** Oldest first. */
  readonly messages: readonly RequestMessage[];
  readonly isUnread: boolean;
  /** Until when a closed request can be reopened; undefined for an open or expired one. */
  readonly reopenUntilS: number | undefined;
}
