import { observer } from 'mobx-react-lite';
import { PanelPage, usePageTitle, useServices, useTranslate } from '#core/ui';
import { SignInWays } from './SignInWays.tsx';
import { readReturnUrl } from '../redirects/readReturnUrl.ts';

/** The sign-in as a page of its own. Where it leads afterwards decides `followSession`. */
export const SignInPage = observer(function SignInPage() {
  const t = useTranslate('auth');
  const { navigation } = useServices();
  usePageTitle(t('page.title'));
  const isSentHere = readReturnUrl(navigation.query.get('return-url')) !== undefined;
  return (
    <PanelPage title={t('signIn')} reason={isSentHere ? t('reason.page') : undefined}>
      <SignInWays />
    </PanelPage>
  );
});
