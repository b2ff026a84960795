/** `small`: about 300 events, ready within 300 ms. `full`: about 3,000. */
export type WorldSize = 'small' | 'full';
