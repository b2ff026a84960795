import { useTranslate } from '#core/ui';
import { RaisedCard } from '../closed-site/art/RaisedCard.tsx';
import { ClosedPage } from '../closed-site/ClosedPage.tsx';
import { ClosedDetails } from '../closed-site/ClosedDetails.tsx';
import { supportedBrowsers } from './supportedBrowsers.ts';

/** For browsers that run the page's scripts; older ones get the page from the edge without any. */
export function OldBrowserPage() {
  const t = useTranslate('access');
  return (
    <ClosedPage title={t('oldBrowser.title')} text={t('oldBrowser.text')} art={<RaisedCard />}>
      <ClosedDetails rows={supportedBrowsers} />
    </ClosedPage>
  );
}
