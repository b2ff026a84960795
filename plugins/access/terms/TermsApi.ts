import type { Http } from '#core';
import {
  readAgreement,
  readTermsText,
  type Agreement,
  type TermsText,
} from '../closed-site/accessFromWire.ts';

export async function loadAgreement(http: Http): Promise<Agreement> {
  return readAgreement(await http.call('access.termsStatus'));
}

export async function sendAgreement(http: Http, updatedAtS: number): Promise<Agreement> {
  return readAgreement(await http.call('access.confirmTerms', { body: { updatedAt: updatedAtS } }));
}

export async function loadTermsText(http: Http): Promise<TermsText> {
  return readTermsText(await http.call('access.terms'));
}

/** Loads the privacy notice. */
export async function loadPrivacyText(http: Http): Promise<TermsText> {
  return readTermsText(await http.call('access.privacy'));
}
