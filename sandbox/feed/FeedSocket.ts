/** The little that the feed needs of a socket: `ws`, a test's pair and anything else fits. */
export interface FeedSocket {
  readonly send: (text: string) => void;
  readonly close: (code?: number, reason?: string) => void;
  /** Bytes that were sent but have not left yet. */
  readonly bufferedAmount: number;
  readonly origin?: string | undefined;
}

/** The hub's end of an accepted socket. */
export interface FeedPeer {
  readonly receive: (text: string) => void;
  /** The socket is gone. */
  readonly closed: () => void;
}
