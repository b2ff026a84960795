import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { ResourceView, Skeleton, usePageTitle, useService, useTranslate } from '#core/ui';
import { personalToken } from '../contract.ts';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';

/** What the person says of themself and of their document. */
export const PersonalPage = observer(function PersonalPage() {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const store = useService(personalToken);
  usePageTitle(t('menu.personalData'));
  return (
    <OfficePage>
      <OfficeHead title={t('menu.personalData')} isBelowAccount />
      <ResourceView
        resource={store.answer}
        skeleton={<Skeleton shapes={skeletons.form} />}
        missing={null}
        failedTitle={tHere('personal.loadFailed')}
      >
        {(file) => <PersonalForm store={store} file={file} />}
      </ResourceView>
    </OfficePage>
  );
});
