import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { CoreServices } from '#core';
import { Button, useServices, useTranslate } from '#core/ui';
import { forgotPasswordModal } from '../contract.ts';
import { PressedLinkPage, useEmailToken, type PressedLinkStore } from '../../auth/ui.ts';
import { CallFailureAlert } from './CallFailureAlert.tsx';

interface EndedLinkPageProps<Answer> {
  readonly begin: (services: CoreServices, token: string) => PressedLinkStore<Answer>;
  readonly title: string;
  readonly text: string;
  readonly send: string;
  /** Text for an expired link. */
  readonly over: string;
  readonly doneTitle: string;
  /** Returns the outcome and the next steps; the answer is lost when the page is reloaded. */
  readonly done: (answer: Answer | undefined) => ReactNode;
  readonly more?: ReactNode;
}

/**
 * Page of a link with which a person ends what another one has started with their account. The
 * platform ends all sessions, and a new password must be chosen.
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
