import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { isTokenKnownAnswer } from '../../schemas/generated/validators/auth.js';
import type { PlatformCalls } from '../platform/PlatformCalls.ts';
import type { Visit } from '../visit/Visit.ts';

const limitMs = 1000;
const answerBytesMax = 1024;

/** The token in the path of a page; undefined without one. */
export function tokenOf({ route, params }: PageMatch): string | undefined {
  return Object.entries(params).find(
    ([name, value]) =>
      route.parameters[name]?.isSecret === true &&
      route.parameters[name].words?.includes(value) !== true,
  )?.[1];
}

/**
 * Asks the platform whether it has issued a token; nothing is cached, because tokens are secrets.
 */
export class KnownTokens {
  readonly #platform: Pick<PlatformCalls, 'ask'>;

  constructor(platform: Pick<PlatformCalls, 'ask'>) {
    this.#platform = platform;
  }

  /** False only if the platform says so: without an answer the page itself finds out. */
  async mayBeKnown(
    token: string,
    { origin, url, language, address }: Pick<Visit, 'origin' | 'url' | 'language' | 'address'>,
  ): Promise<boolean> {
    const { method, path } = endpoints['auth.tokenKnown'];
    const [way, sign] = [url.searchParams.get('method_id'), url.searchParams.get('sign')];
    const signed = way === null || sign === null ? {} : { method_id: way, sign, lng: language };
    const reply = await this.#platform.ask(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          // The limit on guesses counts by the person's address, not by that of the edge.
          ...(address === undefined ? {} : { 'X-Real-IP': address }),
        },
        body: JSON.stringify({ token, ...signed }),
      }),
      { limitMs, check: isTokenKnownAnswer, bytesMax: answerBytesMax },
    );
    if (reply.kind === 'answer') return reply.value.isKnown;
    return reply.kind !== 'refused' || reply.status !== 400;
  }
}
