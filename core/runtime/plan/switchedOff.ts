/** Reason for a contribution that the operator has closed while the site runs. */
export function switchedOff(feature: string): string {
  return `features.${feature} is false`;
}
