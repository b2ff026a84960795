import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Dialog, ResourceView, Skeleton, useServices, useTranslate } from '#core/ui';
import { TermsSections } from './TermsSections.tsx';
import { TermsTextStore } from './TermsTextStore.ts';

/** The terms, before anybody agrees to them. */
export const TermsTextDialog = observer(function TermsTextDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('access');
  const { http } = useServices();
  const [store] = useState(() => new TermsTextStore(http));
  return (
    <Dialog title={t('terms.text')} isDismissible size="lg" onClose={() => onClose()}>
      <ResourceView
        resource={store.text}
        skeleton={<Skeleton shapes={skeletons.form} />}
        missing={null}
      >
        {({ sections }) => <TermsSections sections={sections} />}
      </ResourceView>
    </Dialog>
  );
});
