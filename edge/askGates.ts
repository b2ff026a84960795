import type { EdgeGate, EdgeGateFacts, EdgeGateQuestion, EdgeGateVerdict } from '../core/plan/EdgeGate.ts';
import { endpoints } from '../schemas/generated/endpoints.ts';
import type { Platform } from './Platform.ts';
import { readLimited } from './readLimited.ts';

export interface GateRequest extends Pick<EdgeGateQuestion, 'stage' | 'mayBeSignedIn' | 'query' | 'site' | 'currentSite'> {
  readonly gates: readonly EdgeGate[];
  readonly platform: Pick<Platform, 'fetch'>;
  readonly origin: string;
  /** Of the person: the platform knows them by their cookies and where they are by the CDN's word. */
  readonly cookie: string | undefined;
  readonly country: string;
}

/** What all gates were answered, and what the platform said beside. */
export interface GateAnswers {
  /** Version of the configuration that the platform has now. */
  readonly version: string | undefined;
  /** Epoch seconds, by the platform where it has answered. */
  readonly nowS: number;
  readonly judge: (facts: Omit<EdgeGateFacts<unknown>, 'answer' | 'nowS'>) => EdgeGateVerdict;
}

/** One try; a plugin repeats it as its rules say. */
const patienceMs = 1000;
const answerBytesMax = 64 * 1024;

class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Asks all gates at once; the first that does not let pass decides. */
export async function askGates({ gates, platform, origin, cookie, country, ...facts }: GateRequest): Promise<GateAnswers> {
  let version: string | undefined;
  let nowMs = Date.now();
  const call: EdgeGateQuestion['call'] = async (endpoint, query) => {
    const headers = { Accept: 'application/json', ...(cookie === undefined ? {} : { Cookie: cookie }), ...(country === '' ? {} : { 'X-Geo-Country': country }) };
    const signal = AbortSignal.timeout(patienceMs);
    const late = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new NoAnswerError(`${endpoint}: no answer within ${patienceMs} ms`))));
    const answer = await Promise.race([platform.fetch(new Request(`${origin}${endpoints[endpoint].path}?${new URLSearchParams(query).toString()}`, { headers, signal })), late]);
    if (answer.status !== 200) throw new NoAnswerError(`${endpoint}: answered ${answer.status}`);
    const text = await Promise.race([readLimited(answer, answerBytesMax), late]);
    version = answer.headers.get('x-site-version') ?? version;
    const serverNowMs = Number(answer.headers.get('x-server-now-ms'));
    if (serverNowMs > 0) nowMs = serverNowMs;
    return JSON.parse(text ?? '') as unknown;
  };
  const pause = async (delayMs: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, delayMs).unref());
  const answers = await Promise.all(gates.map((gate) => gate.ask({ ...facts, call, pause })));
  const nowS = nowMs / 1000;
  return {
    version,
    nowS,
    judge: (page) => {
      const verdicts = gates.map((gate, index) => gate.judge({ ...page, nowS, answer: answers[index] }));
      return verdicts.find((verdict) => verdict.kind !== 'open') ?? { kind: 'open', firstData: verdicts.flatMap((verdict) => (verdict.kind === 'open' ? verdict.firstData : [])) };
    },
  };
}
