/** Error of the chaos plugin. */
class ChaosError extends Error {
  override readonly name = 'ChaosError';

  constructor(part: string) {
    super(`The ${part} of the chaos plugin was told to fail`);
  }
}

const key = 'grandstand:northline:chaos';

/** Throws if a journey has named this part in the tab's storage; never in Node. */
export function failWhenTold(part: string): void {
  if (typeof sessionStorage === 'undefined') return;
  if (sessionStorage.getItem(key)?.split(',').includes(part) === true) throw new ChaosError(part);
}
