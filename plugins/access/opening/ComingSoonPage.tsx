import { observer } from 'mobx-react-lite';
import { useService, useTranslate } from '#core/ui';
import { KickOff } from '../closed-site/art/KickOff.tsx';
import { ClosedPage } from '../closed-site/ClosedPage.tsx';
import { Countdown } from './Countdown.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { siteAccessToken } from '../contract.ts';

/** Countdown to the opening, and a form to be notified. */
export const ComingSoonPage = observer(function ComingSoonPage() {
  const t = useTranslate('access');
  const { block } = useService(siteAccessToken);
  return (
    <ClosedPage title={t('soon.title')} text={t('soon.text')} art={<KickOff />}>
      {block?.opensAtS === undefined ? null : (
        <Countdown atS={block.opensAtS} label={t('soon.timer')} />
      )}
      <OpeningForm />
    </ClosedPage>
  );
});
