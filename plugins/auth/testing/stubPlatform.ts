import { vi } from 'vitest';

export interface StubbedCall {
  readonly path: string;
  readonly body: unknown;
}

/** What the platform answers to a path: a value as JSON, or a status with error codes. */
export type StubbedAnswer = { readonly json: unknown } | { readonly status: number; readonly code: string; readonly retryAfterS?: number };

/** Replaces `fetch` for tests of components; an unknown path answers 404. */
export function stubPlatform(answers: Readonly<Record<string, StubbedAnswer | (() => StubbedAnswer | Promise<StubbedAnswer>)>>): readonly StubbedCall[] {
  const calls: StubbedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost');
    calls.push({ path: pathname, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined });
    const given = answers[pathname] ?? { status: 404, code: 'not_found' };
    const answer = typeof given === 'function' ? await given() : given;
    if ('json' in answer) return new Response(JSON.stringify(answer.json), { headers: { 'Content-Type': 'application/json' } });
    const headers = answer.retryAfterS === undefined ? undefined : { 'Retry-After': String(answer.retryAfterS) };
    return new Response(JSON.stringify({ errors: [{ code: answer.code, detail: `detail of ${answer.code}` }] }), { status: answer.status, ...(headers === undefined ? {} : { headers }) });
  });
  return calls;
}
