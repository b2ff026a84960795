import { decodeCredential } from '#domain/accounts/credentialText.ts';
import { invalidBody } from '../../http/ApiError.ts';

/** Maximum number of decoded characters. */
const most = { uLogin: 120, uPassword: 200 } as const;

/**
 * Decodes login or password of a sign-in.
 *
 * @throws ApiError 400 if it is not encoded as stated, is empty or too long
 */
export function readCredential(
  field: keyof typeof most,
  sent: string,
  encoding: 'base64url' | undefined,
): string {
  const text = encoding === undefined ? sent : decodeCredential(sent);
  if (text === undefined)
    throw invalidBody(field, `${field} is no base64url of UTF-8, as its encoding says: send it so`);
  const length = Array.from(text).length;
  if (length === 0 || length > most[field])
    throw invalidBody(field, `${field} has ${length} characters: send 1 to ${most[field]}`);
  return text;
}
