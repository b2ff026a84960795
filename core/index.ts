/**
 * The door of the core for manifests, domain, stores and api of plugins: pure TypeScript, runs in plain Node.
 * Components and hooks are behind the other half, `#core/ui`.
 */
export type { Condition } from './plan/Condition.ts';
export { definePlugin, provideService } from './plan/definePlugin.ts';
export type * from './plan/PluginManifest.ts';
export type * from './plan/EdgeGate.ts';
export type * from './plan/Plan.ts';
export type { RouteRules } from './plan/RouteRules.ts';
export type { GuardStation } from './guards/guardStations.ts';
export type { GuardOccasion } from './guards/guardOccasions.ts';
export { dictionariesToken, type Dictionaries, type DictionaryItem } from './shell/dictionaries/dictionariesToken.ts';
export type { Guard, GuardVerdict, NavigationRequest } from './guards/Guard.ts';
export type { HttpRecovery } from './http/HttpRecovery.ts';
export { describeError, type ErrorText } from './http/describeError.ts';
export { HttpError, type ErrorItem } from './http/HttpError.ts';
export { createCommandToken, createEventToken, createModalToken, createToken } from './services/Token.ts';
export type { CommandToken, EventToken, ModalToken, Token } from './services/Token.ts';
export type * from './services/CoreServices.ts';
export type { SiteConfiguration } from './config/SiteConfiguration.ts';
export { loadScript, ScriptLoadError, type ScriptSource } from './scripts/loadScript.ts';
export { playStream, type StreamEnd } from './media/playStream.ts';
export { openWorker } from './scripts/openWorker.ts';
export { UntrustedScriptError } from './scripts/trustScriptUrl.ts';
export { decimalOdds } from './odds/decimalOdds.ts';
export { isOddsFormat, type AppViewType, type OddsFormat } from './odds/OddsFormat.ts';
export { compareOdds, toCoef, toOdds, toOddsOfThousandths, InvalidOddsError, type Odds } from './odds/Odds.ts';
export { addMoney, compareMoney, createMoney, multiplyMoney, subtractMoney, type Money } from './money/Money.ts';
export { currencyExponent } from './money/currencyExponent.ts';
export { dateLocale } from './i18n/dateLocale.ts';
export { formatMoney, toDecimalText } from './money/formatMoney.ts';
export { parseMoney, type ParsedMoney } from './money/parseMoney.ts';
export { isOnOddsLadder, nextOdds, previousOdds, snapToOddsLadder } from './odds/oddsLadder.ts';
