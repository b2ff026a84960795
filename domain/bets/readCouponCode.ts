const shape = /^([A-HJ-NP-Z])(\d)(\d{3})([A-HJ-NP-Z]{2})$/;

/** Normalises a typed code: case, spaces and hyphens are ignored; undefined if invalid. */
export function readCouponCode(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const parts = shape.exec(text.replace(/[\s\p{Pd}]/gu, '').toUpperCase());
  return parts === null ? undefined : `${parts[1]}${parts[2]}-${parts[3]}-${parts[4]}`;
}
