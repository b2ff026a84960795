/** States of a request to a desk; in `needs_you` the desk waits for the person. */
export const requestStates = ['new', 'in_work', 'needs_you', 'answered', 'closed'] as const;

export type RequestState = (typeof requestStates)[number];

/** Length limits of a message, in characters. */
export const messageLength = { least: 10, most: 2000 } as const;
/** Minimum length of a reply. */
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

/** A request of a person to a desk, with all messages. */
export interface ServiceRequest {
  readonly id: number;
  readonly state: RequestState;
  readonly createdAtS: number;
  /** Oldest first. */
  readonly messages: readonly RequestMessage[];
  readonly isUnread: boolean;
  /** End of the time in which a closed request can be reopened; undefined if it is open or over. */
  readonly reopenUntilS: number | undefined;
}
