/** The button of an irreversible call. */
interface Step {
  /** The file that renders it. */
  readonly button: string;
  /** Its text, `<namespace>:<key>`, which names the sum or the loss. */
  readonly text: string;
  /** Code that renders the sum beside the text. */
  readonly amount?: RegExp;
  /** Place where the person reviews it first. */
  readonly review: { readonly in: string; readonly by: RegExp };
}

const dialog = /<ConfirmDialog/;

/** A step whose question and button are in one file. */
function asked(button: string, text: string): Step {
  return { button, text, review: { in: button, by: dialog } };
}

const order = 'plugins/payments/deposit/DepositBody.tsx';
const withdraw = 'plugins/payments/withdraw/WithdrawPage.tsx';
/** Destination, amount and fee are shown above the button. */
const looked = /<Sums store=\{store\}>[\s\S]*withdraw\.to'[\s\S]*<\/Sums>/;
const cashOut = 'plugins/coupon/cash-out/CashOutPanel.tsx';
const quick = 'plugins/coupon/quick/QuickCouponBox.tsx';

/** The value of a code is unknown in advance, so the form says that all of it is credited. */
const code: Step = {
  button: 'plugins/payments/printed/PrintedForm.tsx',
  text: 'payments.later:printed.send',
  review: { in: 'plugins/payments/printed/PrintedForm.tsx', by: /hint/ },
};

/** Irreversible calls by endpoint. */
export const irreversible: Readonly<Record<string, readonly Step[]>> = {
  'access.answerTransfer': [
    {
      button: 'plugins/access/transfer/TransferPage.tsx',
      text: 'access.transfer:agree',
      review: { in: 'plugins/access/transfer/TransferPage.tsx', by: /store\.isRead/ },
    },
  ],
  'auth.removePasskey': [
    asked('plugins/auth/passkeys/PasskeyPanel.tsx', 'auth.passkeys:remove.confirm'),
  ],
  'auth.unlinkProvider': [
    asked('plugins/auth/providers/LinkedProvidersPanel.tsx', 'auth.linked:remove.named'),
  ],
  'bonuses.collect': [
    {
      button: 'plugins/bonuses/cashback/WeekCard.tsx',
      text: 'bonuses.page:week.collect',
      review: { in: 'plugins/bonuses/cashback/WeekCard.tsx', by: /<DescriptionList/ },
    },
  ],
  'bonuses.giveUp': [
    {
      button: 'plugins/bonuses/bonuses/BonusCard.tsx',
      text: 'bonuses.page:giveUp.confirm',
      review: { in: 'plugins/bonuses/bonuses/BonusCard.tsx', by: /giveUp\.review/ },
    },
  ],
  'coupon.place': [
    {
      button: 'plugins/coupon/place/PlaceActions.tsx',
      text: 'coupon.later:place',
      amount: /<Amount minor=\{coupon\.totalStakeMinor\}/,
      review: { in: 'plugins/coupon/place/PlaceActions.tsx', by: /placing\.canPress/ },
    },
    {
      button: quick,
      text: 'coupon.later:quick.bet',
      amount: /format\.money\(createMoney\(stake\.minor/,
      review: { in: quick, by: /<QuickStake/ },
    },
    // In this mode each press on odds is a bet: the stake is stated before it is switched on.
    {
      button: 'plugins/coupon/one-click/OneClickQuestion.tsx',
      text: 'coupon.later:one-click.ask.yes',
      amount: /one-click\.ask\.text/,
      review: { in: 'plugins/coupon/one-click/OneClickQuestion.tsx', by: dialog },
    },
  ],
  'coupon.cashOut': [
    {
      button: cashOut,
      text: 'coupon.later:cash.confirm',
      amount: /money\(valueMinor\)\}\s*<\/bdi>/,
      review: { in: cashOut, by: /<SumLine label=\{t\('cash\.get'\)/ },
    },
  ],
  'limits.block': [
    asked('plugins/limits/responsible/BreakPanel.tsx', 'limits.responsible:break.act'),
    asked('plugins/limits/responsible/ExclusionPanel.tsx', 'limits.responsible:exclusion.begin'),
    asked(
      'plugins/limits/responsible/ExclusionPanel.tsx',
      'limits.responsible:exclusion.begin.open',
    ),
  ],
  'notices.convert': [
    {
      button: 'plugins/notices/conversion/ConversionDialog.tsx',
      text: 'notices.later:conversion.convert',
      review: {
        in: 'plugins/notices/conversion/ConversionDialog.tsx',
        by: /money\(conversion\.to\)/,
      },
    },
  ],
  'office.removeWallet': [
    asked('plugins/office/wallets/WalletRow.tsx', 'office.personal:wallets.removeOf'),
  ],
  'payments.deposit': [
    { button: order, text: 'payments:deposit.send', review: { in: order, by: /chargedOf\(/ } },
  ],
  'payments.withdrawal': [
    { button: withdraw, text: 'payments:withdraw.send', review: { in: withdraw, by: looked } },
    {
      button: withdraw,
      text: 'payments.later:withdraw.send.lost',
      review: { in: withdraw, by: looked },
    },
  ],
  'payments.voucher': [code],
  'payments.cheque': [code],
  'payments.deleteInstrument': [
    asked('plugins/payments/deposit/SavedCards.tsx', 'payments.later:saved.delete'),
  ],
  'security.close': [asked('plugins/security/data/ClosurePanel.tsx', 'security.data:close.begin')],
  'security.removeTotp': [
    asked('plugins/security/two-step/TwoStepPanel.tsx', 'security.ways:off.act'),
  ],
  'security.renewCodes': [
    asked('plugins/security/two-step/TwoStepPanel.tsx', 'security.ways:renew.act'),
  ],
  'security.endSession': [
    asked('plugins/security/sessions/SessionsPanel.tsx', 'security:sessions.endNamed'),
  ],
  'security.endOthers': [
    asked('plugins/security/sessions/SessionsPanel.tsx', 'security:sessions.endOthers'),
  ],
};

/**
 * Calls that read, save changeable values or can be undone. An irreversible one belongs above, with
 * its button.
 */
export const changeable: readonly string[] = [
  'access.appeal',
  'access.block',
  'access.confirmTerms',
  'access.openingNotice',
  'auth.addPasskey',
  'auth.decideNewDevice',
  'auth.linkProvider',
  'auth.login',
  'auth.newDevice',
  'auth.newDeviceLetter',
  'auth.newDeviceLook',
  'auth.oneTap',
  'auth.passkeyCreation',
  'auth.passkeyOptions',
  'auth.passkeySignIn',
  'auth.phoneLogin',
  'auth.renamePasskey',
  'auth.sms',
  'auth.smsLogin',
  'auth.social',
  'auth.socialLink',
  'auth.socialLogin',
  'auth.stepUp',
  'auth.stepUpLetter',
  'auth.tokenKnown',
  'auth.tokenLogin',
  'auth.tokenLook',
  'auth.twoStep',
  'auth.twoStepMore',
  'auth.videoToken',
  'betting.generate',
  'betting.postPreferences',
  'betting.putFavourites',
  'bonuses.checkPromo',
  'bonuses.choose',
  'bonuses.join',
  'challenge.captchaValidate',
  'challenge.fingerprint',
  'coupon.autoCashOut',
  'coupon.checkPromo',
  'coupon.price',
  'coupon.save',
  'coupon.withdraw',
  'files.add',
  'files.addPart',
  'files.link',
  'files.remove',
  'identity.beginVisit',
  'identity.change',
  'identity.check',
  'identity.endVisit',
  'identity.submit',
  'limits.action',
  'limits.answers',
  'limits.drop',
  'limits.ping',
  'limits.prompt',
  'limits.realityCheck',
  'limits.save',
  'mailing.newsEmail',
  'mailing.resumeNews',
  'mailing.stopNews',
  'manager.askCall',
  'manager.cancelCall',
  'notices.putCookiesAgreement',
  'notices.readMessages',
  'office.addWallet',
  'office.changeMailing',
  'office.changeProfile',
  'office.saveDisallowedSports',
  'office.saveSetting',
  'office.revealProfile',
  'office.selectWallet',
  'payment-requests.close',
  'payment-requests.create',
  'payment-requests.markRead',
  'payment-requests.reopen',
  'payment-requests.reply',
  'payments.acknowledge',
  'payments.cancel',
  'payments.code',
  'payments.readNotice',
  'recovery.activationCode',
  'recovery.activationEmail',
  'recovery.askFactor',
  'recovery.confirmEmail',
  'recovery.confirmPhone',
  'recovery.endFactor',
  'recovery.forgotPassword',
  'recovery.passwordCode',
  'recovery.passwordLink',
  'recovery.passwordSms',
  'recovery.resetPassword',
  'recovery.sendFactorPaper',
  'recovery.signInWithoutFactor',
  'recovery.undoContact',
  'recovery.withdrawFactor',
  'registration.account',
  'registration.bankEnd',
  'registration.confirm',
  'registration.confirmPhone',
  'registration.phoneCode',
  'registration.promo',
  'registration.resend',
  'registration.sendCredentials',
  'registration.social',
  'security.beginTotp',
  'security.codesSaved',
  'security.confirmTotp',
  'security.enterQr',
  'security.export',
  'security.openQr',
  'security.password',
  'security.setEmailAuth',
  'security.showQr',
  'security.stopQr',
  'session.end',
  'site.redirect',
  'site.report',
  'support.ask',
  'support.beginChat',
  'support.callback',
  'support.close',
  'support.idea',
  'support.markRead',
  'support.reopen',
  'support.reply',
  'support.sendChat',
  'user.contact',
];
