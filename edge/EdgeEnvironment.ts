import type { RequestIdVariables } from 'hono/request-id';
import type { PlatformBindings } from './platform/Platform.ts';

/** What travels with a request through the edge. */
export interface EdgeEnvironment {
  readonly Bindings: PlatformBindings;
  readonly Variables: RequestIdVariables & {
    /** Of the site that the host shows. */
    brand: string;
    /** Network address of the person, where it is known. */
    address?: string | undefined;
    /** Of scripts and styles in this answer; named as `hono/secure-headers` reads it. */
    secureHeadersNonce: string;
    /** The answer is a file or data, and needs fewer headers than a page. */
    isFile?: boolean;
  };
}
