/** Letters and digits without look-alikes (0, O, 1, l and I). */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 20;
const groupLength = 4;

/** Returns twenty random characters in groups of four: 115 bits, readable on paper. */
export function generatePassword(): string {
  const drawn: string[] = [];
  // Rejects bytes above the last whole multiple, which would favour the first characters.
  const most = 256 - (256 % signs.length);
  while (drawn.length < length)
    for (const number of crypto.getRandomValues(new Uint8Array(length)))
      if (number < most && drawn.length < length) drawn.push(signs.charAt(number % signs.length));
  return drawn
    .map((sign, index) => (index > 0 && index % groupLength === 0 ? `-${sign}` : sign))
    .join('');
}
