import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService, useTranslate } from '#core/ui';
import { personalToken } from '../contract.ts';
import { PersonalForm } from './PersonalForm.tsx';
import { OfficeResourcePage } from '../frame/OfficeResourcePage.tsx';

/** Personal data and document of the person. */
export const PersonalPage = observer(function PersonalPage() {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const store = useService(personalToken);
  useEffect(() => store.hideNumbers, [store]);
  return (
    <OfficeResourcePage
      title={t('menu.personalData')}
      resource={store.answer}
      failedTitle={tHere('personal.loadFailed')}
    >
      {(file) => <PersonalForm store={store} file={file} />}
    </OfficeResourcePage>
  );
});
