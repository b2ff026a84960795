import { observer } from 'mobx-react-lite';
import { Alert, ButtonLink, PanelText, useServices, useTranslate } from '#core/ui';
import { securityRoute } from '../../auth/contract.ts';
import { EndedLinkPage } from '../emails/EndedLinkPage.tsx';
import { createUndoLink } from './createUndoLink.ts';

/** Page of the link that reverts a change of contact. */
export const UndoContactPage = observer(function UndoContactPage() {
  const t = useTranslate('recovery');
  const { navigation } = useServices();
  return (
    <EndedLinkPage
      begin={createUndoLink}
      title={t('undo.title')}
      text={t('undo.text')}
      send={t('undo.send')}
      over={t('undo.invalid')}
      doneTitle={t('undo.done')}
      done={(waysRemoved = 0) => (
        <>
          <Alert tone="success">{t('undo.doneText')}</Alert>
          {waysRemoved > 0 ? <Alert tone="warning">{t('undo.waysRemoved')}</Alert> : null}
        </>
      )}
      more={
        navigation.hasRoute(securityRoute) ? (
          <>
            <PanelText>{t('undo.look')}</PanelText>
            <ButtonLink to={{ name: securityRoute }} size="lg" isBlock>
              {t('undo.lookAt')}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
});
