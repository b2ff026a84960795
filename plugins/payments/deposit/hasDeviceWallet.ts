/** What of a browser says whether it pays from a wallet of the device. */
export interface WalletBrowser {
  readonly ApplePaySession?: { readonly canMakePayments: () => boolean } | undefined;
  readonly PaymentRequest?: unknown;
}

/**
 * Whether this browser can pay from a wallet of the device (PAY-113). Nobody else is asked: the
 * question for one wallet would be a call to its maker before the person has chosen anything.
 */
export function hasDeviceWallet(browser: WalletBrowser, isMobile: boolean): boolean {
  return browser.ApplePaySession === undefined
    ? isMobile && browser.PaymentRequest !== undefined
    : browser.ApplePaySession.canMakePayments();
}
