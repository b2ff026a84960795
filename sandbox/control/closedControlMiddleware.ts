import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxEnv } from '../http/SandboxApp.ts';

/** Stands before every route of the control API, whoever adds it, on a platform that nobody may steer. */
export function closedControlMiddleware(): MiddlewareHandler<SandboxEnv> {
  return () => {
    throw new ApiError(403, 'control_closed', 'The control API is closed: start the sandbox with SANDBOX_CONTROL=1');
  };
}
