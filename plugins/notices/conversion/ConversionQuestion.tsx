import { useState } from 'react';
import { useServices } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { offerConversion } from './offerConversion.ts';

/** Whether an account is to be converted, after a sign-in; draws nothing itself. */
export function ConversionQuestion() {
  const services = useServices();
  const [ask] = useState(() => offerConversion(services));
  useAfterSignIn('conversion', ask);
  return null;
}
