/** Whether a parameter of an address has another slug than it should; one without a slug is right, and so is one whose slug is unknown. */
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
