import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import type { AnswerCheck, PlatformCalls } from '../platform/PlatformCalls.ts';
import type { Visit } from '../visit/Visit.ts';

const limitMs = 1000;
const answerBytesMax = 1024;

const isAnswer: AnswerCheck<{ readonly isKnown: boolean }> = (
  value,
): value is { readonly isKnown: boolean } =>
  typeof value === 'object' &&
  value !== null &&
  'isKnown' in value &&
  typeof value.isKnown === 'boolean';

/** The token in the path of a page; undefined where none stands. */
export function tokenOf({ route, params }: PageMatch): string | undefined {
  return Object.entries(params).find(
    ([name, value]) =>
      route.parameters[name]?.isSecret === true &&
      route.parameters[name].words?.includes(value) !== true,
  )?.[1];
}

/** Asks the platform whether it has sent a token; nothing is kept, because tokens are secrets. */
export class KnownTokens {
  readonly #platform: Pick<PlatformCalls, 'ask'>;

  constructor(platform: Pick<PlatformCalls, 'ask'>) {
    this.#platform = platform;
  }

  /** False only where the platform says so: without an answer the page itself finds out. */
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
          // Guesses are counted for whoever guesses.
          ...(address === undefined ? {} : { 'X-Real-IP': address }),
        },
        body: JSON.stringify({ token, ...signed }),
      }),
      { limitMs, check: isAnswer, bytesMax: answerBytesMax },
    );
    if (reply.kind === 'answer') return reply.value.isKnown;
    return reply.kind !== 'refused' || reply.status !== 400;
  }
}
