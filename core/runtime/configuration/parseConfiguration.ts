/** Maximum size of a layer in bytes. */
const configurationBytesMax = 1024 * 1024;

/** The text is not a configuration layer. */
export class ConfigurationTextError extends Error {
  override readonly name = 'ConfigurationTextError';
}

/**
 * Parses the text of one layer.
 *
 * @throws ConfigurationTextError when it is too long, not JSON or not an object
 */
export function parseConfiguration(
  text: string,
  source: string,
): Readonly<Record<string, unknown>> {
  if (text.length > configurationBytesMax) {
    throw new ConfigurationTextError(
      `${source} has ${text.length} characters; at most ${configurationBytesMax} are allowed.`,
    );
  }
  let value: unknown;
  try {
    // Some editors write an invisible byte order mark before the text.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ConfigurationTextError(
      `${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigurationTextError(`${source} is not a JSON object; write {…}.`);
  return value as Readonly<Record<string, unknown>>;
}
