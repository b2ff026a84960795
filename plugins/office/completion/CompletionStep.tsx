import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Actions, Button, ButtonLink, Form, Panel, PanelHead, useTranslate } from '#core/ui';
import {
  completeFields,
  registrationGroups,
  type PersonalField,
  type RegistrationGroup,
} from '#domain/accounts/personalData.ts';
import { PersonalConflicts } from '../personal/PersonalConflicts.tsx';
import type { PersonalFile } from '../personal/personalFromWire.ts';
import { PersonalLine } from '../personal/PersonalLine.tsx';
import { PersonalOutcomeNote } from '../personal/PersonalOutcomeNote.tsx';
import type { PersonalStore } from '../personal/PersonalStore.ts';
import styles from './Completion.module.css';

interface CompletionStepProps {
  readonly store: PersonalStore;
  readonly file: PersonalFile;
  readonly group: RegistrationGroup;
  /** Destination of "later". */
  readonly after: ComponentProps<typeof ButtonLink>['to'];
}

const groups = Object.keys(registrationGroups) as readonly RegistrationGroup[];

export const CompletionStep = observer(function CompletionStep({
  store,
  file,
  group,
  after,
}: CompletionStepProps) {
  const t = useTranslate('office.personal');
  /** Group submitted with an empty field. */
  const [refused, setRefused] = useState<RegistrationGroup>();
  const partRef = useRef<HTMLDivElement>(null);
  const shown = useRef(group);
  useEffect(() => {
    if (shown.current === group) return;
    shown.current = group;
    partRef.current?.querySelector<HTMLElement>('input:not([disabled])')?.focus();
  }, [group]);
  const fields: readonly PersonalField[] = registrationGroups[group];
  const isNeeded = (field: PersonalField): boolean => completeFields.includes(field);
  const handleSubmit = async (): Promise<void> => {
    const isLacking = fields.some((field) => isNeeded(field) && store.value(field).trim() === '');
    setRefused(isLacking ? group : undefined);
    if (!isLacking) await store.save();
  };
  return (
    <div ref={partRef}>
      <Form onSubmit={handleSubmit}>
        <Panel aria-labelledby="completion-step">
          <PanelHead
            id="completion-step"
            title={t(`completion.${group}`)}
            actions={
              <span className="num">
                {t('completion.step', { step: groups.indexOf(group) + 1, of: groups.length })}
              </span>
            }
          />
          <div className={styles.fields}>
            <p className={styles.text}>{t('completion.text')}</p>
            {fields.map((field) => (
              <PersonalLine
                key={field}
                store={store}
                field={field}
                isWanted={refused === group && isNeeded(field)}
              />
            ))}
            <PersonalConflicts store={store} file={file} />
            {store.outcome === 'saved' ? null : <PersonalOutcomeNote store={store} />}
            <Actions>
              <Button type="submit" variant="primary" size="lg" isBusy={store.isSaving}>
                {t('completion.next')}
              </Button>
              <ButtonLink to={after} size="lg">
                {t('completion.later')}
              </ButtonLink>
            </Actions>
          </div>
        </Panel>
      </Form>
    </div>
  );
});
