import type { SandboxServices } from './createServices.ts';
import type { SimulationLoop } from './createSimulationLoop.ts';
import type { SandboxPartData } from './SandboxPartData.ts';
import type { SandboxApp } from './platform/http/SandboxApp.ts';
import type { WorldSize } from './world/WorldSize.ts';

/** Every service of the platform, for routes of the sandbox and of plugins. */
export interface SandboxPlatform extends SandboxServices {
  readonly loop: SimulationLoop;
  readonly reset: (seed?: number, size?: WorldSize) => void;
}

/**
 * The part of the sandbox that a plugin adds: `plugins/<id>/sandbox/sandboxPart.ts` exports it as
 * `sandboxPart`. It sees the sandbox through `#sandbox`.
 */
export interface SandboxPart extends SandboxPartData {
  /** Adds the endpoints of the plugin's `endpoints.json`. */
  readonly addRoutes: (app: SandboxApp, platform: SandboxPlatform) => void;
}
