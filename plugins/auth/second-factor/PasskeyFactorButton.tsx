import { Button, useTranslate } from '#core/ui';

interface PasskeyFactorButtonProps {
  /** Another way is being tried. */
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Proves who is there by a passkey, in a dialog that asks for a code or password as well. */
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
