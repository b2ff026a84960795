import { useState } from 'react';
import { useServices } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { askConversion } from './askConversion.ts';

/** Whether an account is to be converted, after a sign-in; draws nothing itself. */
export function ConversionQuestion() {
  const services = useServices();
  const [ask] = useState(() => askConversion(services));
  useAfterSignIn('conversion', ask);
  return null;
}
