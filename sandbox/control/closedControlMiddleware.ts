import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../platform/http/ApiError.ts';
import type { SandboxEnv } from '../platform/http/SandboxApp.ts';

/** Refuses every route of the control API unless the platform was started for tests. */
export function closedControlMiddleware(): MiddlewareHandler<SandboxEnv> {
  return () => {
    throw new ApiError(
      403,
      'control_closed',
      'The control API is closed: start the sandbox with SANDBOX_CONTROL=1',
    );
  };
}
