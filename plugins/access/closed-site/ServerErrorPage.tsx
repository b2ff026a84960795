import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, useServices, useTranslate } from '#core/ui';
import { FlatBall } from './art/FlatBall.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { readReturnPath } from './readReturnPath.ts';

/** Error 500. Trying again leads to the requested page, or home. */
export const ServerErrorPage = observer(function ServerErrorPage() {
  const t = useTranslate('access');
  const { environment, navigation } = useServices();
  const home = `/${environment.language}`;
  const wanted = readReturnPath(navigation.query.get('return-url')) ?? home;
  return (
    <ClosedPage
      code="500"
      title={t('serverError.title')}
      text={t('serverError.text')}
      art={<FlatBall />}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            icon="refresh"
            onClick={() => navigation.go(wanted, { isReplacing: true })}
          >
            {t('serverError.retry')}
          </Button>
          <ButtonLink to={home} size="lg">
            {t('serverError.home')}
          </ButtonLink>
        </>
      }
    />
  );
});
