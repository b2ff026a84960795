/** Returns the amount of a currency in `EUR:500,USD:250`, minor units; undefined if missing. */
export function amountIn(text: string, currency: string): number | undefined {
  const found = text.split(',').find((pair) => pair.startsWith(`${currency}:`));
  return found === undefined ? undefined : Number(found.slice(currency.length + 1));
}

/** Replaces the amount of a currency; undefined removes it. */
export function withAmount(text: string, currency: string, minor: number | undefined): string {
  const others = text.split(',').filter((pair) => pair !== '' && !pair.startsWith(`${currency}:`));
  return [...others, ...(minor === undefined ? [] : [`${currency}:${minor}`])].join();
}
