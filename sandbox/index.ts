export type { RequireUser, SandboxPart, SandboxPlatform } from './SandboxPart.ts';
export type { SandboxApp, SandboxContext } from './platform/http/SandboxApp.ts';
export { disciplines } from './world/catalogue/disciplines.ts';
export { hasDraws, mapsOf } from './world/engine/engines.ts';
export { textsOf } from './world/locales/texts.ts';
