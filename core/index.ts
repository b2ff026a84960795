/**
 * The public API of the core for manifests, domain, stores and api of plugins: pure TypeScript,
 * runs in plain Node. Components and hooks are behind `#core/ui`, what loads and keeps data behind
 * `#core/data`.
 */
export { definePlugin, provideService } from './contract/definePlugin.ts';
export type * from './contract/Contribution.ts';
export type * from './contract/Guard.ts';
export type * from './contract/GuardRule.ts';
export type * from './runtime/guards/guardStations.ts';
export type * from './contract/PluginManifest.ts';
export type * from './contract/Route.ts';
export type * from './contract/ServerGuard.ts';
export type * from './contract/StoredData.ts';
export { createSkeleton, type Skeleton } from './ui/feedback/createSkeleton.ts';
export { menus, slots } from './shell/slots.ts';
export { withheldPlacesToken, type WithheldPlaces } from './shell/menu/withheldPlacesToken.ts';
/** Authority and number for the text `shell:licence`. */
export { licenceFacts } from './shell/frame/licenceFacts.ts';
export { parameters } from './shell/parameters.ts';
export { skeletons } from './shell/skeletons.ts';
/** Offsets of zones that can be chosen, in minutes; those given are among them. */
export { timeZoneOffsets } from './shell/settings/timeZoneOffsets.ts';
/** The name of an offset in minutes: UTC+3. */
export { utcLabel } from './shell/settings/utcLabel.ts';
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
export type { Dispose } from './contract/Dispose.ts';
export type { Load } from './contract/Load.ts';
export type * from './platform/feed/Feed.ts';
export type * from './platform/http/Http.ts';
export type * from './platform/reports/Reports.ts';
export type * from './platform/session/Session.ts';
export type * from './platform/storage/Cookies.ts';
export type * from './platform/storage/SafeStorage.ts';
export type * from './platform/storage/StorageKey.ts';
export type * from './platform/storage/StorageLife.ts';
export type * from './platform/tabs/Tabs.ts';
export type * from './platform/time/Clock.ts';
export type * from './platform/time/Scheduler.ts';
export type { Environment } from './runtime/boot/Environment.ts';
export type * from './runtime/head/StructuredData.ts';
export type * from './runtime/notices/Announcer.ts';
export type * from './runtime/notices/Notices.ts';
export { noticeDuration } from './runtime/notices/noticeDuration.ts';
/** The place at the top that the edge keeps for a strip: its cookie, and the height in pixels. */
export { readStripHeight, stripCookie } from './runtime/notices/stripPlace.ts';
export type * from './runtime/plan/Plan.ts';
export type * from './runtime/preferences/Preferences.ts';
export { onOff, type Preference } from './runtime/preferences/Preference.ts';
export type * from './runtime/routes/Navigation.ts';
export type * from './runtime/services/PendingWork.ts';
export { stepPayload, type StepReport } from './runtime/services/stepPayload.ts';
export type * from './runtime/texts/I18n.ts';

export {
  dictionariesToken,
  type Dictionaries,
  type DictionaryItem,
} from './shell/dictionaries/dictionariesToken.ts';
export { describeError, type ErrorText } from './platform/http/describeError.ts';
export { HttpError, type ErrorItem } from './platform/http/HttpError.ts';
export {
  hasLoadedScripts,
  loadScript,
  ScriptLoadError,
  type ScriptSource,
} from './platform/scripts/loadScript.ts';
export { loadPhoneNumbers } from './platform/phones/loadPhoneNumbers.ts';
export { playStream, type PlayedStream, type StreamEnd } from './platform/media/playStream.ts';
export { openWorker } from './platform/scripts/openWorker.ts';
export { UntrustedScriptError } from './platform/scripts/trustScriptUrl.ts';
export { createTexts, translate } from './runtime/texts/createTexts.ts';
export { dateLocale } from './runtime/texts/dateLocale.ts';
