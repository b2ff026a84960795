import { observer } from 'mobx-react-lite';
import { TextField, useTranslate } from '#core/ui';
import type { TypedDate } from '#domain/accounts/person/birthDate.ts';
import { BirthDateFields } from '../../auth/ui.ts';
import type { DetailsDraft } from './DetailsDraft.ts';
import type { DetailsField, DetailsProblem } from './detailProblem.ts';

const completions: Readonly<Partial<Record<DetailsField, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
};

interface DetailLineProps {
  readonly store: {
    readonly draft: Pick<DetailsDraft, 'birthDate' | 'minAge'>;
    readonly typeBirthDate: (change: Partial<TypedDate>) => void;
    readonly value: (field: DetailsField) => string;
    readonly problem: (field: DetailsField) => DetailsProblem | undefined;
    readonly set: (field: DetailsField, text: string) => void;
    readonly leave: (field: DetailsField) => void;
  };
  readonly field: DetailsField;
  readonly isFixed?: boolean;
}

/** Field for one detail of the person. */
export const DetailLine = observer(function DetailLine({
  store,
  field,
  isFixed = false,
}: DetailLineProps) {
  const t = useTranslate('identity.page');
  const problem = store.problem(field);
  if (field === 'birthDate')
    return (
      <BirthDateFields
        value={store.draft.birthDate}
        minAge={store.draft.minAge}
        problem={problem}
        isDisabled={isFixed}
        onChange={store.typeBirthDate}
        onLeave={() => store.leave(field)}
      />
    );
  return (
    <TextField
      label={t(`details.${field}`)}
      name={field}
      autoComplete={completions[field]}
      value={store.value(field)}
      isDisabled={isFixed}
      hint={field === 'firstName' || field === 'lastName' ? t('details.asOnPaper') : undefined}
      error={problem === undefined ? undefined : t(`problem.${problem}`)}
      onChange={(text) => store.set(field, text)}
      onBlur={() => store.leave(field)}
    />
  );
});
