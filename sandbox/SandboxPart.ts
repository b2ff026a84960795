import type { SandboxServices } from './createServices.ts';
import type { SimulationLoop } from './createSimulationLoop.ts';
import type { Line } from './platform/line/Line.ts';
import type { SeoPart } from './platform/seo/SeoPart.ts';
import type { SandboxApp } from './platform/http/SandboxApp.ts';
import type { WorldSize } from './world/World.ts';

/** What routes may use, those of a plugin as well: every service of the platform. */
export interface SandboxPlatform extends SandboxServices {
  readonly loop: SimulationLoop;
  readonly reset: (seed?: number, size?: WorldSize) => void;
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
  /** Data of its pages for search engines. */
  readonly seo?: (line: Line) => SeoPart;
}
