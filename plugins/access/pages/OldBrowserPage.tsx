import { useTranslate } from '#core/ui';
import { RaisedCard } from '../components/art/RaisedCard.tsx';
import { ClosedPage } from '../components/ClosedPage.tsx';
import { Facts } from '../components/Facts.tsx';
import { supportedBrowsers } from '../domain/supportedBrowsers.ts';

/** For a browser that came this far; older ones get the page from the edge, without any script. */
export function OldBrowserPage() {
  const t = useTranslate('access');
  return (
    <ClosedPage title={t('oldBrowser.title')} text={t('oldBrowser.text')} art={<RaisedCard />}>
      <Facts rows={supportedBrowsers} />
    </ClosedPage>
  );
}
