import type { RequestIdVariables } from 'hono/request-id';
import type { PlatformBindings } from './platform/Platform.ts';

/** Hono's variables of one request. */
export interface EdgeEnvironment {
  readonly Bindings: PlatformBindings;
  readonly Variables: RequestIdVariables & {
    /** Brand of the site that the host shows. */
    brand: string;
    /** Network address of the visitor, if known. */
    address?: string | undefined;
    /** Nonce of scripts and styles of this answer; the name is fixed by `hono/secure-headers`. */
    secureHeadersNonce: string;
    /** Whether the answer is a file or data, which need fewer headers than a page. */
    isFile?: boolean;
  };
}
