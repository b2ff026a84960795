import type { ComponentProps, ReactNode } from 'react';
import { Alert, Button, PanelPage, Spinner } from '#core/ui';

type LinkPageState =
  /** It is asked what the link is for. */
  | { readonly kind: 'looking' }
  /** What it does, and the button that does it. */
  | {
      readonly kind: 'asked';
      readonly reason: string;
      readonly label: string;
      readonly isBusy: boolean;
      readonly onPress: () => void;
    }
  /** What became of it; a success is what the title says. */
  | {
      readonly kind: 'told';
      readonly tone: ComponentProps<typeof Alert>['tone'];
      readonly heading?: string | undefined;
      readonly text: string;
    };

interface LinkPageProps {
  readonly title: string;
  readonly state: LinkPageState;
  /** Between the message and the button. */
  readonly children?: ReactNode;
  /** Under the button. */
  readonly otherwise?: ReactNode;
}

/** Where a link leads that does something once, by a press: scanners of mail open links. */
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
