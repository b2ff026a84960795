import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useTranslate } from '#core/ui';

/**
 * Note for a page that was reloaded after its token left the address: the link of the message still
 * works. Loads its own texts.
 */
export const OpenLinkAgain = observer(function OpenLinkAgain() {
  const t = useTranslate('auth.later');
  return useLaterTexts('auth', 'link.again') ? (
    <Alert tone="info" title={t('link.again')}>
      {t('link.againText')}
    </Alert>
  ) : null;
});
