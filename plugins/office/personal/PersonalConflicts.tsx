import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Alert, Button, useTranslate } from '#core/ui';
import type { PersonalField } from '#domain/accounts/personalData.ts';
import type { PersonalFile } from './personalFromWire.ts';
import type { PersonalStore } from './PersonalStore.ts';

interface PersonalConflictsProps {
  readonly store: PersonalStore;
  readonly file: PersonalFile;
}

/** Conflicts: shows both values of each field, to choose one. */
export const PersonalConflicts = observer(function PersonalConflicts({
  store,
  file,
}: PersonalConflictsProps) {
  const t = useTranslate('office.personal');
  /** The buttons disappear, so the focus moves to the field. */
  const handleChoose = (
    { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
    field: PersonalField,
    choose: (field: PersonalField) => void,
  ): void => {
    const input = form?.elements.namedItem(field);
    choose(field);
    if (input instanceof HTMLElement) input.focus();
  };
  return store.conflicts.map((field) => (
    <Alert
      key={field}
      tone="warning"
      title={t(`personal.${field}`)}
      actions={
        <>
          <Button size="sm" onClick={(event) => handleChoose(event, field, store.keepMine)}>
            {t('personal.keepMine')}
          </Button>
          <Button size="sm" onClick={(event) => handleChoose(event, field, store.takeTheirs)}>
            {t('personal.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('personal.mine', { value: store.value(field) })}</p>
      <p>{t('personal.theirs', { value: file.data[field] === '' ? '–' : file.data[field] })}</p>
    </Alert>
  ));
});
