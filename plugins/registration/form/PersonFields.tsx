import { observer } from 'mobx-react-lite';
import { BirthDateFields } from '../../auth/ui.ts';
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
      <BirthDateFields
        value={store.birthDate}
        minAge={store.form.value?.minAge ?? 0}
        problem={store.problems.get('birthDate')}
        onChange={store.typeBirthDate}
        onLeave={() => void store.check('birthDate')}
      />
    </>
  );
});
