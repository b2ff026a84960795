import type {
  ServerGuard,
  ServerGuardFacts,
  ServerRequest,
  ServerGuardVerdict,
} from '../../core/contract/ServerGuard.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { pause } from '../platform/timeLimit.ts';
import type { PlatformCalls, PlatformReply } from '../platform/PlatformCalls.ts';

export interface ServerGuardRequest extends Pick<
  ServerRequest,
  'stage' | 'mayBeSignedIn' | 'query' | 'site' | 'currentSite'
> {
  readonly serverGuards: readonly ServerGuard[];
  readonly platform: Pick<PlatformCalls, 'ask'>;
  readonly origin: string;
  /** Cookies and country of the visitor, by which the platform decides. */
  readonly cookie: string | undefined;
  readonly country: string;
}

/** The answers of all server guards, and facts from the platform's headers. */
export interface ServerGuardAnswers {
  /** Version of the configuration that the platform announces. */
  readonly version: string | undefined;
  /** Epoch seconds, by the platform's clock if it has answered. */
  readonly nowS: number;
  readonly evaluate: (
    facts: Omit<ServerGuardFacts<unknown>, 'answer' | 'nowS'>,
  ) => ServerGuardVerdict;
}

/** Time limit of one attempt; a plugin decides on retries. */
const waitLimitMs = 1000;
const answerBytesMax = 64 * 1024;

class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(endpoint: string, reply: Exclude<PlatformReply<unknown>, { kind: 'answer' }>) {
    const { kind, reason = kind, status = '' } = { reason: undefined, status: undefined, ...reply };
    super(`${endpoint}: ${reason} ${status}`.trim());
  }
}

/** Calls all server guards in parallel; the first verdict other than "open" wins. */
export async function askServerGuards({
  serverGuards,
  platform,
  origin,
  cookie,
  country,
  ...facts
}: ServerGuardRequest): Promise<ServerGuardAnswers> {
  let version: string | undefined;
  let nowMs = Date.now();
  const call: ServerRequest['call'] = async (endpoint, query, check) => {
    const headers = {
      Accept: 'application/json',
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(country === '' ? {} : { 'X-Geo-Country': country }),
    };
    const reply = await platform.ask(
      new Request(`${origin}${endpoints[endpoint].path}?${new URLSearchParams(query).toString()}`, {
        headers,
      }),
      { limitMs: waitLimitMs, check, bytesMax: answerBytesMax },
    );
    if (reply.kind !== 'answer') throw new NoAnswerError(endpoint, reply);
    version = reply.headers.get('x-site-version') ?? version;
    const serverNowMs = Number(reply.headers.get('x-server-now-ms'));
    if (serverNowMs > 0) nowMs = serverNowMs;
    return reply.value;
  };
  const answers = await Promise.all(
    serverGuards.map((guard) => guard.ask({ ...facts, call, pause })),
  );
  const nowS = nowMs / 1000;
  return {
    version,
    nowS,
    evaluate: (page) => {
      const verdicts = serverGuards.map((guard, index) =>
        guard.evaluate({ ...page, nowS, answer: answers[index] }),
      );
      return (
        verdicts.find((verdict) => verdict.kind !== 'open') ?? {
          kind: 'open',
          firstData: verdicts.flatMap((verdict) =>
            verdict.kind === 'open' ? verdict.firstData : [],
          ),
        }
      );
    },
  };
}
