import { ButtonLink, useTranslate } from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';

/** Link to the sign-in, shown after success. */
export function SignInLink() {
  const t = useTranslate('recovery');
  return (
    <ButtonLink to={{ name: loginRoute }} variant="primary" size="lg" isBlock>
      {t('signIn')}
    </ButtonLink>
  );
}
