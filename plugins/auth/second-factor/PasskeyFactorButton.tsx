import { Button, useTranslate } from '#core/ui';

interface PasskeyFactorButtonProps {
  /** Whether another proof is being sent. */
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/**
 * Button that proves the identity by a passkey, in a dialog that also accepts a code or password.
 */
export function PasskeyFactorButton({ isDisabled, onPress }: PasskeyFactorButtonProps) {
  const t = useTranslate('auth.factor');
  return (
    <Button
      variant="secondary"
      size="lg"
      icon="key"
      isBlock
      isDisabled={isDisabled}
      onClick={onPress}
    >
      {t('stepUp.passkey')}
    </Button>
  );
}
