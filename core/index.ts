/**
 * The door of the core for manifests, domain, stores and api of plugins: pure TypeScript, runs in plain Node.
 * Components and hooks are behind `#core/ui`, what loads and keeps data behind `#core/data`.
 */
export type { Condition } from './contract/Condition.ts';
export { definePlugin, provideService } from './contract/definePlugin.ts';
export type * from './contract/PluginManifest.ts';
export type * from './contract/RouteFields.ts';
export type * from './contract/EdgeGate.ts';
export type * from './contract/Plan.ts';
export type { RouteRules } from './contract/RouteRules.ts';
export type { GuardOccasion, GuardStation } from './contract/guardStations.ts';
export {
  dictionariesToken,
  type Dictionaries,
  type DictionaryItem,
} from './shell/dictionaries/dictionariesToken.ts';
export type { Guard, GuardVerdict, NavigationRequest } from './contract/Guard.ts';
export type { HttpRecovery } from './contract/HttpRecovery.ts';
export { describeError, type ErrorText } from './platform/http/describeError.ts';
export { HttpError, type ErrorItem } from './platform/http/HttpError.ts';
export {
  createCommandToken,
  createEventToken,
  createMenu,
  createModalToken,
  createSlot,
  createToken,
} from './contract/Token.ts';
export type {
  CommandToken,
  EventToken,
  MenuToken,
  ModalToken,
  SlotToken,
  Token,
} from './contract/Token.ts';
export type * from './contract/CoreServices.ts';
export type { SiteConfiguration } from './contract/SiteConfiguration.ts';
export { loadScript, ScriptLoadError, type ScriptSource } from './platform/scripts/loadScript.ts';
export { playStream, type PlayedStream, type StreamEnd } from './platform/media/playStream.ts';
export { openWorker } from './platform/scripts/openWorker.ts';
export { UntrustedScriptError } from './platform/scripts/trustScriptUrl.ts';
export { dateLocale } from './runtime/texts/dateLocale.ts';
export { menus, slots } from './shell/slots.ts';
