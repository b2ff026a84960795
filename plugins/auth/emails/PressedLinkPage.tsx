import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PanelPage, usePageTitle } from '#core/ui';
import { isCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { LinkPage } from './LinkPage.tsx';
import { OpenLinkAgain } from './OpenLinkAgain.tsx';
import type { PressedLinkStore } from './PressedLinkStore.ts';

interface PressedLinkPageProps {
  readonly link: Pick<PressedLinkStore<unknown>, 'state' | 'press'>;
  readonly title: string;
  /** Effect of the press, and label of its button. */
  readonly text: string;
  readonly send: string;
  /** Title and text after success. */
  readonly doneTitle: string;
  readonly done: ReactNode;
  readonly over: { readonly title: string; readonly text: string; readonly action: ReactNode };
  readonly alertOf: (failure: CallFailure) => ReactNode;
}

/** Page of such a link: its effect, then its outcome. */
export const PressedLinkPage = observer(function PressedLinkPage({
  link,
  title,
  text,
  send,
  doneTitle,
  done,
  over,
  alertOf,
}: PressedLinkPageProps) {
  const { kind } = link.state;
  usePageTitle(kind === 'done' ? doneTitle : title);
  if (kind === 'done')
    return (
      <PanelPage title={doneTitle} isDone>
        {done}
      </PanelPage>
    );
  if (kind === 'without-token')
    return (
      <PanelPage title={title}>
        <OpenLinkAgain />
        {over.action}
      </PanelPage>
    );
  if (kind === 'over')
    return (
      <LinkPage
        title={title}
        state={{ kind: 'told', tone: 'warning', heading: over.title, text: over.text }}
      >
        {over.action}
      </LinkPage>
    );
  return (
    <LinkPage
      title={title}
      state={{
        kind: 'asked',
        reason: text,
        label: send,
        isBusy: kind === 'sending',
        onPress: () => void link.press(),
      }}
    >
      {isCallFailure(kind) ? alertOf(kind) : null}
    </LinkPage>
  );
});
