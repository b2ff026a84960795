/** Ends what was begun; calling it twice is harmless. */
export type Dispose = () => void;
