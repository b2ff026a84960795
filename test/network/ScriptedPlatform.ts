import { HttpResponse } from 'msw';
import { answerWith } from './answerPaths.ts';

/** A request as received by the platform, with the address relative to the origin. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Answer = (request: ReceivedRequest) => Response | Promise<Response>;

/** Answers every call until the test ends, for tests of order and faults. Records requests. */
export class ScriptedPlatform {
  readonly requests: ReceivedRequest[] = [];
  answer: Answer = () => HttpResponse.json({});

  constructor() {
    answerWith(async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const received = {
        method: request.method,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        body: body === '' ? undefined : body,
      };
      this.requests.push(received);
      return this.answer(received);
    });
  }

  /** Gives one answer after the other; the last one repeats. */
  script(...answers: readonly [Answer, ...Answer[]]): void {
    const left = [...answers];
    this.answer = (request) => ((left.length > 1 ? left.shift() : left[0]) ?? answers[0])(request);
  }
}

/** Never answers, so that the call ends by its time-out. */
export const silence: Answer = () => new Promise(() => undefined);

/** Fails like a lost network. */
export const noNetwork: Answer = () => Response.error();
