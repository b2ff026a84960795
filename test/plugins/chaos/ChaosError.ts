/** What the chaos plugin throws. */
class ChaosError extends Error {
  override readonly name = 'ChaosError';

  constructor(part: string) {
    super(`The ${part} of the chaos plugin was told to fail`);
  }
}

/** Of the brand: the edge's drawing, which lacks the plugins of tests, is not taken over where something is kept of it. */
const key = 'grandstand:northline:chaos';

/** Throws when a journey has named this part in the tab's storage; does nothing in Node, where the edge reads manifests. */
export function failWhenTold(part: string): void {
  if (typeof sessionStorage !== 'undefined' && sessionStorage.getItem(key) === part)
    throw new ChaosError(part);
}
