/** What a provider's page in a frame says to ours. */
export type FrameMessage =
  | { readonly kind: 'ready'; readonly height: number | undefined }
  /** Esc was pressed in the page, of which ours hears nothing itself. */
  | { readonly kind: 'left' }
  /** The person has done what the page asked; the platform knows what came of it. */
  | { readonly kind: 'done'; readonly words: Readonly<Record<string, string>> };

const mostCharacters = 64 * 1024;
const mostHeightPx = 4000;

/**
 * Reads a message of the provider; undefined for whatever is not exactly one of its words.
 *
 * @param source what the provider signs its messages with
 */
export function readFrameMessage(data: unknown, source: string): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !isSmall(data)) return undefined;
  const { source: signed, kind, ...fields }: Readonly<Record<string, unknown>> = { ...data };
  if (signed !== source) return undefined;
  switch (kind) {
    case 'done':
      return {
        kind: 'done',
        words: Object.fromEntries(
          Object.entries(fields).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        ),
      };
    case 'left':
      return { kind: 'left' };
    case 'ready': {
      const { height } = fields;
      const isHeight =
        typeof height === 'number' &&
        Number.isFinite(height) &&
        height > 0 &&
        height < mostHeightPx;
      return { kind: 'ready', height: isHeight ? Math.ceil(height) : undefined };
    }
    default:
      return undefined;
  }
}

function isSmall(data: object): boolean {
  try {
    return JSON.stringify(data).length <= mostCharacters;
  } catch {
    // What cannot be written down, such as a ring, was not sent by the provider.
    return false;
  }
}
