import type { SandboxServices } from './createServices.ts';
import type { SimulationLoop } from './createSimulationLoop.ts';
import type { SandboxPartData } from './SandboxPartData.ts';
import type { SandboxApp } from './platform/http/SandboxApp.ts';
import type { WorldSize } from './world/WorldSize.ts';

/** What routes may use, those of a plugin as well: every service of the platform. */
export interface SandboxPlatform extends SandboxServices {
  readonly loop: SimulationLoop;
  readonly reset: (seed?: number, size?: WorldSize) => void;
}

/**
 * What a plugin adds to the sandbox: `plugins/<id>/sandbox/sandboxPart.ts` exports it as
 * `sandboxPart`. It sees the sandbox through `#sandbox`.
 */
export interface SandboxPart extends SandboxPartData {
  /** Adds its routes: the endpoints of its `endpoints.json`. */
  readonly addRoutes: (app: SandboxApp, platform: SandboxPlatform) => void;
}
