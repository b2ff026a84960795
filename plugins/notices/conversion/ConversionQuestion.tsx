import { useState } from 'react';
import { useServices } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { offerConversion } from './offerConversion.ts';

/** Registers the offer to convert an account after a sign-in; draws nothing. */
export function ConversionQuestion() {
  const services = useServices();
  const [ask] = useState(() => offerConversion(services));
  useAfterSignIn('conversion', ask);
  return null;
}
