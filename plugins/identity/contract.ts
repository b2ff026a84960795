/** Page for the proof of identity. */
export const verificationRoute = 'identity.verification';
