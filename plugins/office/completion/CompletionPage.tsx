import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService, useServices, useTranslate } from '#core/ui';
import { missingGroups } from '#domain/accounts/personalData.ts';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import { useHoldQuestions } from '../../auth/ui.ts';
import { personalToken, accountRoute } from '../contract.ts';
import { OfficeResourcePage } from '../frame/OfficeResourcePage.tsx';
import { CompletionDone } from './CompletionDone.tsx';
import { CompletionStep } from './CompletionStep.tsx';

/**
 * Completes a registration by one click, phone or provider, one group at a time. Each group is
 * saved, so that the next visit continues there.
 */
export const CompletionPage = observer(function CompletionPage() {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const { navigation } = useServices();
  const store = useService(personalToken);
  const asked = navigation.query.get('return-url');
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    void loadReadReturnUrl().then((readReturnUrl) => setWanted(readReturnUrl(asked)));
  }, [asked]);
  useHoldQuestions();
  const after = wanted ?? { name: accountRoute };
  return (
    <OfficeResourcePage
      title={t('completion.title')}
      resource={store.answer}
      failedTitle={tHere('personal.loadFailed')}
    >
      {(file) => {
        const [group] = missingGroups(file.data);
        return group === undefined ? (
          <CompletionDone after={after} />
        ) : (
          <CompletionStep store={store} file={file} group={group} after={after} />
        );
      }}
    </OfficeResourcePage>
  );
});
