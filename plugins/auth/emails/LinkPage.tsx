import type { ComponentProps, ReactNode } from 'react';
import { Alert, Button, PanelPage, Spinner } from '#core/ui';

type LinkPageState =
  /** Loading the purpose of the link. */
  | { readonly kind: 'looking' }
  /** Shows the effect of the link, with the button that confirms it. */
  | {
      readonly kind: 'asked';
      readonly reason: string;
      readonly label: string;
      readonly isBusy: boolean;
      readonly onPress: () => void;
    }
  /** Outcome of the link; the title states a success. */
  | {
      readonly kind: 'told';
      readonly tone: ComponentProps<typeof Alert>['tone'];
      readonly heading?: string | undefined;
      readonly text: string;
    };

interface LinkPageProps {
  readonly title: string;
  readonly state: LinkPageState;
  /** Content between the text and the button. */
  readonly children?: ReactNode;
  /** Content below the button. */
  readonly otherwise?: ReactNode;
}

/** Page of a link that acts once, after a press, because mail scanners open links. */
export function LinkPage({ title, state, children, otherwise }: LinkPageProps) {
  switch (state.kind) {
    case 'looking':
      return (
        <PanelPage title={title} isBusy>
          <Spinner />
        </PanelPage>
      );
    case 'asked':
      return (
        <PanelPage title={title} reason={state.reason}>
          {children}
          <Button variant="primary" size="lg" isBlock isBusy={state.isBusy} onClick={state.onPress}>
            {state.label}
          </Button>
          {otherwise}
        </PanelPage>
      );
    case 'told':
      return (
        <PanelPage title={title} isDone={state.tone === 'success'}>
          <Alert tone={state.tone} title={state.heading}>
            {state.text}
          </Alert>
          {children}
        </PanelPage>
      );
  }
}
