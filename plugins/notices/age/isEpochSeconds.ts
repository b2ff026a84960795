/** Whether a stored value can be an instant in epoch seconds. */
export function isEpochSeconds(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
