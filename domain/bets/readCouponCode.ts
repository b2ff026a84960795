const shape = /^([A-HJ-NP-Z])(\d)(\d{3})([A-HJ-NP-Z]{2})$/;

/** The code as it is kept, from what a person typed: small letters, spaces and other hyphens do no harm; undefined for what is no code. */
export function readCouponCode(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const parts = shape.exec(text.replace(/[\s\p{Pd}]/gu, '').toUpperCase());
  return parts === null ? undefined : `${parts[1]}${parts[2]}-${parts[3]}-${parts[4]}`;
}
