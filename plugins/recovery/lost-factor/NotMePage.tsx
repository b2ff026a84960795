import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import { EndedLinkPage } from '../emails/EndedLinkPage.tsx';
import { createNotMeLink } from './createNotMeLink.ts';

/** Page on which the owner ends a request that they did not make. */
export const NotMePage = observer(function NotMePage() {
  const t = useTranslate('recovery.change');
  return (
    <EndedLinkPage
      begin={createNotMeLink}
      title={t('recovery:notMe.title')}
      text={t('notMe.text')}
      send={t('notMe.send')}
      over={t('notMe.over')}
      doneTitle={t('notMe.done')}
      done={() => <Alert tone="success">{t('notMe.doneText')}</Alert>}
    />
  );
});
