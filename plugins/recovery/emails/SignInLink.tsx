import { ButtonLink, useTranslate } from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';

/** Where it goes on once all is done. */
export function SignInLink() {
  const t = useTranslate('recovery');
  return (
    <ButtonLink to={{ name: loginRoute }} variant="primary" size="lg" isBlock>
      {t('signIn')}
    </ButtonLink>
  );
}
