/** The part of a socket that the feed needs; fits `ws` and the socket pair of a test. */
export interface FeedSocket {
  readonly send: (text: string) => void;
  readonly close: (code?: number, reason?: string) => void;
  /** Bytes that were sent but are still buffered. */
  readonly bufferedAmount: number;
  readonly origin?: string | undefined;
}

/** The hub's end of an accepted socket. */
export interface FeedPeer {
  readonly receive: (text: string) => void;
  /** Called when the socket was closed. */
  readonly closed: () => void;
}
