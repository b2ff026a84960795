import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useTranslate } from '#core/ui';
import { PasskeyPanel } from '../../auth/ui.ts';

/** Creates the passkey of an account without a password; until then a code by text signs in. */
export const PasskeyStep = observer(function PasskeyStep() {
  const t = useTranslate('registration.later');
  const hasTexts = useLaterTexts('registration', 'passkey.text');
  const hasPanelTexts = useLaterTexts('auth', 'title', 'passkeys');
  if (!hasTexts || !hasPanelTexts) return null;
  return (
    <>
      <Alert tone="success">{t('passkey.text')}</Alert>
      <PasskeyPanel />
    </>
  );
});
