import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Dialog, ResourceView, Skeleton, useServices, useTranslate } from '#core/ui';
import { RulesStore, type RulesDocument } from './RulesStore.ts';
import { TermsSections } from './TermsSections.tsx';

interface TermsTextDialogProps {
  readonly document?: RulesDocument;
  readonly onClose: () => void;
}

/** Terms or privacy notice in a dialog, before the person agrees. */
export const TermsTextDialog = observer(function TermsTextDialog({
  document = 'terms',
  onClose,
}: TermsTextDialogProps) {
  const t = useTranslate('access');
  const services = useServices();
  const [store] = useState(() => new RulesStore(services, document));
  return (
    <Dialog
      title={t(document === 'privacy' ? 'rules.privacy' : 'terms.text')}
      isDismissible
      size="lg"
      onClose={() => onClose()}
    >
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
