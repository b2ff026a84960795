import { observer } from 'mobx-react-lite';
import { BirthDateFields } from './BirthDateFields.tsx';
import type { RegistrationStore } from './RegistrationStore.ts';
import { TextLine } from './TextLine.tsx';

/** Names as on the document, and the date of birth. */
export const PersonFields = observer(function PersonFields({
  store,
}: {
  readonly store: RegistrationStore;
}) {
  return (
    <>
      <TextLine store={store} field="firstName" autoComplete="given-name" />
      <TextLine store={store} field="lastName" autoComplete="family-name" />
      <BirthDateFields store={store} />
    </>
  );
});
