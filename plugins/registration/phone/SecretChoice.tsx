import { observer } from 'mobx-react-lite';
import { RadioGroup, useLaterTexts, useTranslate } from '#core/ui';
import { useHasPasskeys } from '../../auth/ui.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

interface SecretChoiceProps {
  readonly store: RegistrationStore;
  readonly className: string | undefined;
}

/** Choice of password or passkey, in browsers that support passkeys. */
export const SecretChoice = observer(function SecretChoice({
  store,
  className,
}: SecretChoiceProps) {
  const t = useTranslate('registration.later');
  const hasPasskeys = useHasPasskeys();
  const hasTexts = useLaterTexts('registration', 'secret');
  if (!hasTexts || hasPasskeys !== true) return null;
  return (
    <RadioGroup
      className={className}
      label={t('secret')}
      name="secret"
      value={store.secret}
      onChange={store.chooseSecret}
      options={[
        { value: 'password', label: t('secret.password') },
        { value: 'passkey', label: t('secret.passkey') },
      ]}
    />
  );
});
