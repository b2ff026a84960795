/** Whether an address parameter has an outdated slug; unknown slugs count as right. */
export function hasOldSlug(
  written: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string | number>>,
): boolean {
  return Object.entries(right).some(([name, value]) => {
    const segment = written[name] ?? '';
    const wanted = String(value);
    return /^\d+-/.test(segment) && /^\d+-/.test(wanted) && segment !== wanted;
  });
}
