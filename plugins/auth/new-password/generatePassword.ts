/** Letters and digits without look-alikes (0 and O, 1, l and I are left out). */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 20;
const groupLength = 4;

/** Twenty signs by chance in groups of four: 115 bit, and readable from paper. */
export function generatePassword(): string {
  const drawn: string[] = [];
  // Numbers above the last whole multiple would favour the first signs.
  const most = 256 - (256 % signs.length);
  while (drawn.length < length)
    for (const number of crypto.getRandomValues(new Uint8Array(length)))
      if (number < most && drawn.length < length) drawn.push(signs.charAt(number % signs.length));
  return drawn
    .map((sign, index) => (index > 0 && index % groupLength === 0 ? `-${sign}` : sign))
    .join('');
}
