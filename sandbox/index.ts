/** The sandbox's public API for parts of plugins. */
export type { SandboxPart, SandboxPlatform } from './SandboxPart.ts';
export { checkControl, oneOf, readControl, within } from './control/readControl.ts';
export { accountsWire } from './platform/accounts/accountsWire.ts';
export { daysToActivate } from './platform/accounts/daysToActivate.ts';
export type { User as Person } from './platform/accounts/Users.ts';
export { foldAddress } from './platform/accounts/foldAddress.ts';
export { addresseesOf } from './platform/mail/addresseesOf.ts';
export { ownTries, triesOf } from './platform/accounts/codes/triesOf.ts';
export { currencyOf } from './platform/accounts/currencyOf.ts';
export { requireUserNamed } from './platform/accounts/requireUserNamed.ts';
export { passwordRuleOf } from './platform/accounts/password/passwordRuleOf.ts';
export { requireNewPassword } from './platform/accounts/password/requireNewPassword.ts';
export { requireProof } from './platform/accounts/password/requireProof.ts';
export { requireOwner } from './platform/accounts/second-factor/requireOwner.ts';
export { readBearer } from './platform/accounts/sign-in/requireUser.ts';
export { requireLevel, requireOwnSession } from './platform/accounts/second-factor/requireLevel.ts';
export { totpOf } from './platform/accounts/second-factor/SecondFactors.ts';
export { secretHash } from './platform/accounts/password/secretHash.ts';
export {
  isSameHash,
  randomCode,
  randomDigits,
  randomSigns,
  randomToken,
} from './platform/accounts/password/secrets.ts';
export { readPerson } from './platform/accounts/readPerson.ts';
export { isSameName, isSameText } from './platform/accounts/samePerson.ts';
export { limitMails, readEmail, readPhone } from './platform/accounts/readContact.ts';
export {
  beginSignIn,
  hasBegunSignIn,
  setSecretCookie,
  readSecretCookie,
} from './platform/accounts/sign-in/browserState.ts';
export { endBegunSignIns } from './platform/accounts/sign-in/endBegunSignIns.ts';
export { openSession } from './platform/accounts/sign-in/openSession.ts';
export { readAgent } from './platform/accounts/sign-in/readAgent.ts';
export { tokenDataOf } from './platform/accounts/sign-in/tokenDataOf.ts';
export { masked } from './platform/mail/masked.ts';
export { requireCaptcha, requireCaptchaOften } from './platform/challenge/requireCaptcha.ts';
export { originOf } from './platform/mail/OwnerEmails.ts';
export { sendRateLimited } from './platform/mail/sendRateLimited.ts';
export { ApiError, invalidQuery, notFound } from './platform/http/ApiError.ts';
export { readIdempotencyKey } from './platform/http/readIdempotencyKey.ts';
export { readBody } from './platform/http/readBody.ts';
export { pathId, queryIds, queryInteger, queryOf } from './platform/http/readQuery.ts';
export type { SandboxApp, SandboxContext } from './platform/http/SandboxApp.ts';
export type { Line } from './platform/line/Line.ts';
export { toPlayedContest, toPlayedGame } from './platform/line/toPlayedGame.ts';
export { exclusionReasons } from './platform/protection/exclusionReasons.ts';
export { LimitQuestions } from './platform/protection/LimitQuestions.ts';
export { minWagerOdds, type BonusRecord } from './platform/bets/money/BonusAccounts.ts';
export { promoToWire } from './platform/bets/money/moneyRoutes.ts';
export {
  welcomeOffers,
  type BankDeposits,
  type WelcomeOffer,
} from './platform/bets/money/welcomeOffers.ts';
export { exchanged, minorOfEuro, roomExchanged } from './platform/protection/euroWorth.ts';
export type { PersonBreak } from './platform/protection/PersonBreak.ts';
export { roomIn, type PersonLimit, type Spent } from './platform/protection/Protection.ts';
export type { BankPayer } from './platform/providers/harbour/bankPeople.ts';
export { HarbourPay } from './platform/providers/harbour/HarbourPay.ts';
export { testCards, waysBack } from './platform/providers/harbour/harbourBehaviour.ts';
export type { HarbourState } from './platform/providers/harbour/harbourOutcomes.ts';
export type {
  HarbourChoice,
  HarbourKind,
  HarbourNext,
} from './platform/providers/harbour/HarbourPayment.ts';
export { challengePage, endPage, payPage } from './platform/providers/harbour/harbourPages.ts';
export { harbourScript } from './platform/providers/harbour/harbourScript.ts';
export {
  addIdentityPages,
  idOrigin as identityOrigin,
} from './platform/providers/identity/addIdentityPages.ts';
export {
  challengeOf,
  IdentityStandIn,
  type IdentityClaims,
} from './platform/providers/identity/IdentityStandIn.ts';
export {
  clientId as identityClientId,
  identityWays,
  issuerOf as identityIssuerOf,
  messageSource as identityMessageSource,
  type IdentityWay,
} from './platform/providers/identity/identityWays.ts';
export { providerOrigins } from './platform/providers/harbour/providerOrigins.ts';
export { isSignedHook, signHook } from './platform/providers/harbour/hookSignature.ts';
export { ProviderLinks, type Identity } from './platform/providers/ProviderLinks.ts';
export { readSocialTicket, type SocialVisitor } from './platform/providers/socialTickets.ts';
export type { RequestRow } from './platform/requests/Requests.ts';
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
