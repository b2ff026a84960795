/** Message of a provider's framed page. */
export type FrameMessage =
  | { readonly kind: 'ready'; readonly height: number | undefined }
  /** Esc was pressed in the frame, whose key events do not reach our page. */
  | { readonly kind: 'left' }
  /** The person has finished; the platform knows the result. */
  | { readonly kind: 'done'; readonly words: Readonly<Record<string, string>> };

const mostCharacters = 64 * 1024;
const mostHeightPx = 4000;

/**
 * Parses a message of the provider; undefined for anything that is not exactly one of its kinds.
 *
 * @param source signature of the provider's messages
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
    // A value that cannot be serialised, such as a cycle, does not come from the provider.
    return false;
  }
}
