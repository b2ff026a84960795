/** Properties of a browser that tell whether it supports a device wallet. */
export interface WalletBrowser {
  readonly ApplePaySession?: { readonly canMakePayments: () => boolean } | undefined;
  readonly PaymentRequest?: unknown;
}

/**
 * Whether this browser can pay from a wallet of the device (PAY-113). No wallet is queried, because
 * that would be a call to its maker before the person has chosen anything.
 */
export function hasDeviceWallet(browser: WalletBrowser, isMobile: boolean): boolean {
  return browser.ApplePaySession === undefined
    ? isMobile && browser.PaymentRequest !== undefined
    : browser.ApplePaySession.canMakePayments();
}
