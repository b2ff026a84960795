import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useTranslate } from '#core/ui';

/**
 * For a page whose link is not in its address any more, because it was reloaded: the link of the
 * message is as good as before. Brings its texts itself.
 */
export const OpenLinkAgain = observer(function OpenLinkAgain() {
  const t = useTranslate('auth.later');
  return useLaterTexts('auth', 'link.again') ? (
    <Alert tone="info" title={t('link.again')}>
      {t('link.againText')}
    </Alert>
  ) : null;
});
