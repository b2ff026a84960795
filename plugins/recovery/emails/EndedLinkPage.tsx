import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { CoreServices } from '#core';
import { Button, useServices, useTranslate } from '#core/ui';
import { forgotPasswordModal } from '../../auth/contract.ts';
import { PressedLinkPage, useEmailToken, type PressedLinkStore } from '../../auth/ui.ts';
import { CallFailureAlert } from './CallFailureAlert.tsx';

interface EndedLinkPageProps<Answer> {
  readonly begin: (services: CoreServices, token: string) => PressedLinkStore<Answer>;
  readonly title: string;
  readonly text: string;
  readonly send: string;
  /** Why a link that is over does nothing. */
  readonly over: string;
  readonly doneTitle: string;
  /** What was done, and what else there is to do; the answer is lost when the page is reloaded. */
  readonly done: (answer: Answer | undefined) => ReactNode;
  readonly more?: ReactNode;
}

/**
 * Where somebody ends what another person has begun with their account. The platform ends every
 * session then, and the password is to be another one.
 */
export const EndedLinkPage = observer(function EndedLinkPage<Answer>({
  begin,
  title,
  text,
  send,
  over,
  doneTitle,
  done,
  more,
}: EndedLinkPageProps<Answer>) {
  const t = useTranslate('recovery');
  const services = useServices();
  const { modals, session } = services;
  const token = useEmailToken();
  const [link] = useState(() => begin(services, token));
  const { state } = link;
  const isDone = state.kind === 'done';

  useEffect(() => {
    if (isDone && session.isAuthed) void session.end({ isServerTold: true });
  }, [isDone, session]);

  const otherPassword = (
    <Button
      variant="primary"
      size="lg"
      isBlock
      onClick={() => void modals.open(forgotPasswordModal, {})}
    >
      {t('forgot.title')}
    </Button>
  );
  return (
    <PressedLinkPage
      link={link}
      title={title}
      text={text}
      send={send}
      doneTitle={doneTitle}
      done={
        isDone ? (
          <>
            {done(state.answer)}
            {otherPassword}
            {more}
          </>
        ) : null
      }
      over={{ title: t('link.invalid'), text: over, action: otherPassword }}
      alertOf={(failure) => <CallFailureAlert failure={failure} text={t('confirm.noConnection')} />}
    />
  );
});
