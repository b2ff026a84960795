/** The amount of one currency in `EUR:500,USD:250`, minor units; undefined where there is none. */
export function amountIn(text: string, currency: string): number | undefined {
  const found = text.split(',').find((pair) => pair.startsWith(`${currency}:`));
  return found === undefined ? undefined : Number(found.slice(currency.length + 1));
}

/** The same with another amount of that currency; undefined takes it out. */
export function withAmount(text: string, currency: string, minor: number | undefined): string {
  const others = text.split(',').filter((pair) => pair !== '' && !pair.startsWith(`${currency}:`));
  return [...others, ...(minor === undefined ? [] : [`${currency}:${minor}`])].join();
}
