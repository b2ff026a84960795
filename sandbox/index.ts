/** The sandbox's public API for parts of plugins: what to add and what to read. */
export type { SandboxPart, SandboxPlatform } from './SandboxPart.ts';
export { accountsWire } from './platform/accounts/accountsWire.ts';
export { requireUserNamed } from './platform/accounts/requireUserNamed.ts';
export { personalWordsOf } from './platform/accounts/password/personalWordsOf.ts';
export { requireNewPassword } from './platform/accounts/password/requireNewPassword.ts';
export { requireProof } from './platform/accounts/password/requireProof.ts';
export { requireLevel, requireOwnSession } from './platform/accounts/second-factor/requireLevel.ts';
export { totpOf } from './platform/accounts/second-factor/SecondFactors.ts';
export { secretHash } from './platform/accounts/password/secretHash.ts';
export {
  isSameHash,
  randomDigits,
  randomSigns,
  randomToken,
} from './platform/accounts/password/secrets.ts';
export { readPerson } from './platform/accounts/readPerson.ts';
export { limitMails, readEmail, readPhone } from './platform/accounts/readContact.ts';
export { readAgent } from './platform/accounts/sign-in/readAgent.ts';
export { tokenDataOf } from './platform/accounts/sign-in/tokenDataOf.ts';
export { ApiError, invalidQuery, notFound } from './platform/http/ApiError.ts';
export { readIdempotencyKey } from './platform/http/readIdempotencyKey.ts';
export { readBody } from './platform/http/readBody.ts';
export { queryIds, queryInteger, queryOf } from './platform/http/readQuery.ts';
export type { SandboxApp, SandboxContext } from './platform/http/SandboxApp.ts';
export type { Line } from './platform/line/Line.ts';
export { toPlayedContest, toPlayedGame } from './platform/line/toPlayedGame.ts';
export { pixelsOf } from './platform/identity/pixelsOf.ts';
export { exclusionReasons } from './platform/protection/exclusionReasons.ts';
export { minorOfEuro } from './platform/protection/euroWorth.ts';
export {
  roomIn,
  type PersonBreak,
  type PersonLimit,
  type Spent,
} from './platform/protection/Protection.ts';
export { HarbourPay, type HarbourNext } from './platform/providers/harbour/HarbourPay.ts';
export { challengePage, endPage, payPage } from './platform/providers/harbour/harbourPages.ts';
export { harbourScript } from './platform/providers/harbour/harbourScript.ts';
export { isSignedHook, signHook } from './platform/providers/harbour/hookSignature.ts';
export { ProviderLinks, type Identity } from './platform/providers/ProviderLinks.ts';
export { readSocialTicket, type SocialVisitor } from './platform/providers/socialTickets.ts';
export { changed, rewritten } from './platform/seo/Addresses.ts';
export { idOf, type PlaceNames } from './platform/seo/PlaceNames.ts';
export type {
  KnownAddresses,
  NamedAddress,
  Offer,
  Place,
  SeoPart,
  SeoSubject,
  SeoTexts,
} from './platform/seo/SeoPart.ts';
export { sportPath, type Section } from './platform/seo/seoPaths.ts';
export { maxLinks } from './platform/seo/SeoService.ts';
export { dayText, listText, seoTextsOf } from './platform/seo/seoText.ts';
export { disciplines } from './world/catalogue/disciplines.ts';
export {
  countryCodes,
  countryIdOf,
  currencyCodes,
  currencyIdOf,
} from './platform/site/countries.ts';
export { everySport } from './world/catalogue/sports.ts';
export { hasDraws, mapsOf } from './world/engine/engines.ts';
export { slugOf } from './world/locales/slug.ts';
export { textsOf } from './world/locales/texts.ts';
export { dayMs } from './world/calendar/days.ts';
export type { PlayedFixture } from './world/World.ts';
