/** Ends what was started; calling it twice is harmless. */
export type Dispose = () => void;
