import { observer } from 'mobx-react-lite';
import { Alert, Button, useTranslate } from '#core/ui';
import type { PersonalFile } from './personalFromWire.ts';
import type { PersonalStore } from './PersonalStore.ts';

interface PersonalConflictsProps {
  readonly store: PersonalStore;
  readonly file: PersonalFile;
}

/** What was changed here and elsewhere: both stand there, and one is chosen. */
export const PersonalConflicts = observer(function PersonalConflicts({
  store,
  file,
}: PersonalConflictsProps) {
  const t = useTranslate('office.personal');
  return store.conflicts.map((field) => (
    <Alert
      key={field}
      tone="warning"
      title={t(`personal.${field}`)}
      actions={
        <>
          <Button size="sm" onClick={() => store.keepMine(field)}>
            {t('personal.keepMine')}
          </Button>
          <Button size="sm" onClick={() => store.takeTheirs(field)}>
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
