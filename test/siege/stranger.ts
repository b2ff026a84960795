/** An unknown browser before the edge: it keeps cookies, and has a network address. */
import { pbkdf2, solveChallenge } from 'altcha/lib';
import type { CaptchaUpdateAnswer, CaptchaValidateAnswer } from '#wire';
import type { Process } from './processes.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Error code of a refusal; empty for anything else. */
  readonly code: string;
  /** Set-Cookie headers with their attributes. */
  readonly cookies: readonly string[];
}

export interface Stranger {
  readonly get: (path: string, headers?: Headers) => Promise<Answer>;
  readonly post: (path: string, body: object, headers?: Headers) => Promise<Answer>;
  /** Solves a captcha as a page does: valid for one call. */
  readonly captcha: () => Promise<Headers>;
}

type Headers = Readonly<Record<string, string>>;

const solveLimitMs = 20_000;
let made = 0;

/** A network address used only once, outside the networks of this machine. */
export function freshAddress(): string {
  made += 1;
  return `203.0.${Math.floor(made / 250) + 1}.${(made % 250) + 1}`;
}

/** @param address client address that the balancer in front of the edge reports */
export function stranger(edge: Process, address = freshAddress()): Stranger {
  const kept = new Map<string, string>();
  const ask = async (path: string, init: RequestInit, headers: Headers): Promise<Answer> => {
    const answer = await fetch(`${edge.url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': address,
        ...(kept.size === 0
          ? {}
          : { Cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
    });
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, text, code: answer.ok ? '' : codeIn(text), cookies };
  };
  const get: Stranger['get'] = (path, headers = {}) => ask(path, {}, headers);
  const post: Stranger['post'] = (path, body, headers = {}) =>
    ask(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'Content-Type': 'application/json', ...headers },
    );
  return {
    get,
    post,
    async captcha() {
      const { challenge } = JSON.parse(
        (await get('/web-api/captcha/v1/update')).text,
      ) as CaptchaUpdateAnswer;
      const solution = await solveChallenge({
        challenge: challenge as Parameters<typeof solveChallenge>[0]['challenge'],
        deriveKey: pbkdf2.deriveKey,
        timeout: solveLimitMs,
      });
      if (solution === null) throw new Error('The captcha was not solved in time');
      const { counter, derivedKey } = solution;
      const answer = await post('/web-api/captcha/v1/validate', {
        captcha: { challenge, solution: { counter, derivedKey } },
      });
      const { result } = JSON.parse(answer.text) as CaptchaValidateAnswer;
      if (result === undefined) throw new Error(`The captcha was not taken: ${answer.text}`);
      return { 'X-Captcha-Result': result };
    },
  };
}

function codeIn(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: readonly { code?: string | number }[] };
    return String(errors?.[0]?.code ?? '');
  } catch {
    return '';
  }
}
