import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, ButtonLink, focusElement, useServices, useTranslate } from '#core/ui';
import { loadReadReturnUrl } from '../../auth/contract.ts';

/** Link back to the page that sent the person here, once they have a password or passkey. */
export const ReturnNote = observer(function ReturnNote() {
  const t = useTranslate('security');
  const { navigation } = useServices();
  const asked = navigation.query.get('return-url');
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    void loadReadReturnUrl().then((readReturnUrl) => setWanted(readReturnUrl(asked)));
  }, [asked]);
  if (wanted === undefined) return null;
  return (
    <div ref={focusElement} tabIndex={-1}>
      <Alert
        tone="success"
        title={t('return.title')}
        actions={
          <ButtonLink variant="primary" to={wanted}>
            {t('return.goOn')}
          </ButtonLink>
        }
      >
        {t('return.text')}
      </Alert>
    </div>
  );
});
