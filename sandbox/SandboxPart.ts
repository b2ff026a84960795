import type { SandboxServices } from './createServices.ts';
import type { User } from './platform/accounts/Users.ts';
import type { Line } from './platform/line/Line.ts';
import type { SeoPart } from './platform/seo/SeoPart.ts';
import type { SandboxApp, SandboxContext } from './platform/http/SandboxApp.ts';

/** Returns the signed-in user; throws 401 for others. */
export type RequireUser = (context: SandboxContext) => User;

/** What the part of a plugin may use: every service of the platform, and who asks. */
export interface SandboxPlatform extends SandboxServices {
  readonly user: RequireUser;
}

/**
 * What a plugin adds to the sandbox: `plugins/<id>/sandbox/sandboxPart.ts` exports it as
 * `sandboxPart`. It sees the sandbox through `#sandbox`.
 */
export interface SandboxPart {
  /** Adds its routes: the endpoints of its `endpoints.json`. */
  readonly addRoutes: (app: SandboxApp, platform: SandboxPlatform) => void;
  /**
   * SQL that makes its tables where they are missing (`CREATE TABLE IF NOT EXISTS`); `store` reads
   * and writes them, and a reset empties them.
   */
  readonly tables?: string;
  /** What search engines are told of its pages. */
  readonly seo?: (line: Line) => SeoPart;
}
