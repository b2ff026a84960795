import { Component, type ReactNode } from 'react';

export interface ContributionBoundaryProps {
  /** Another key renders the contribution again. */
  readonly resetKey: string;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ContributionBoundaryState {
  readonly failedKey: string | undefined;
  readonly attempt: number;
}

/** Limits an error to one contribution. React supports error boundaries by classes alone. */
export class ContributionBoundary extends Component<
  ContributionBoundaryProps,
  ContributionBoundaryState
> {
  override state: ContributionBoundaryState = { failedKey: undefined, attempt: 0 };

  static getDerivedStateFromError(): Partial<ContributionBoundaryState> {
    return { failedKey: '' };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedKey: this.props.resetKey });
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failedKey } = this.state;
    if (failedKey === '' || failedKey === this.props.resetKey)
      return this.props.fallback(this.#retry);
    return this.props.children;
  }

  readonly #retry = (): void => {
    this.setState((state) => ({ failedKey: undefined, attempt: state.attempt + 1 }));
  };
}
