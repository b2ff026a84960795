import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, useServices, useTranslate } from '#core/ui';
import { signInModal } from '../../auth/contract.ts';

const target = { name: 'access.appeals' } as const;

/** Link to the person's appeals; a visitor signs in first, over this page. */
export const AppealLink = observer(function AppealLink() {
  const t = useTranslate('access');
  const { modals, navigation, session } = useServices();
  if (session.isAuthed) {
    return (
      <ButtonLink to={target} size="lg" icon="scale">
        {t('block.appeal')}
      </ButtonLink>
    );
  }
  async function signIn(): Promise<void> {
    if ((await modals.open(signInModal, { reason: 'page' })) === true) navigation.go(target);
  }
  return (
    <Button size="lg" icon="scale" onClick={() => void signIn()}>
      {t('block.appeal')}
    </Button>
  );
});
