import { expect, test } from 'vitest';
import { isContradictory, verificationState, type VerificationState } from './verificationState.ts';

/** Keys: requested document, internal status, group code, in review, not verified. */
const expected: Readonly<Record<string, VerificationState>> = {
  '00000': 'not-verified',
  '00001': 'not-verified',
  '00010': 'pending',
  '00011': 'pending',
  '00100': 'verified',
  '00101': 'not-verified',
  '00110': 'verified',
  '00111': 'pending',
  '01000': 'verified',
  '01001': 'not-verified',
  '01010': 'verified',
  '01011': 'pending',
  '01100': 'verified',
  '01101': 'not-verified',
  '01110': 'verified',
  '01111': 'pending',
};

test('IDN-1 ID02 the state follows from five fields, the stricter one where they contradict: all 32', () => {
  for (let bits = 0; bits < 32; bits += 1) {
    const signs = bits.toString(2).padStart(5, '0');
    const [paper, internal, group, review, not] = signs.split('').map(Number);
    const facts = {
      requestedDocument: paper === 1 ? 'utility_bill' : '',
      internalStatus: internal ?? 0,
      groupCode: group === 1 ? 'successful' : '',
      userStatusId: review ?? 0,
      verificationStatus: not ?? 0,
    };
    const state = verificationState(facts);
    const isProved = internal === 1 || group === 1;
    expect([signs, isContradictory(facts)]).toEqual([signs, isProved && not === 1]);
    expect([signs, state]).toEqual([signs, paper === 1 ? 'one-more-paper' : expected[signs]]);
  }
});
