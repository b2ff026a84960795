/** Where a request to a desk stands; at `needs_you` the desk waits for the person. */
export const requestStates = ['new', 'in_work', 'needs_you', 'answered', 'closed'] as const;

export type RequestState = (typeof requestStates)[number];

/** So long may a message be, in characters. */
export const messageLength = { least: 10, most: 2000 } as const;
/** A reply may be a word. */
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

/** What a person has asked a desk, with all that was said. */
export interface ServiceRequest {
  readonly id: number;
  readonly state: RequestState;
  readonly createdAtS: number;
  /** Oldest first. */
  readonly messages: readonly RequestMessage[];
  readonly isUnread: boolean;
  /** Until when what is closed can be opened again; undefined for what is open or over. */
  readonly reopenUntilS: number | undefined;
}
