import { useServices, useTranslate } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { askIdentity } from './askIdentity.ts';

/**
 * Asks for the verification after a sign-in if bets are closed without it; draws nothing itself.
 */
export function IdentityQuestion() {
  const services = useServices();
  const t = useTranslate('identity');
  useAfterSignIn('identity', async () =>
    askIdentity(services, {
      title: t('reminder.title'),
      text: t('reminder.text'),
      act: t('reminder.go'),
    }),
  );
  return null;
}
