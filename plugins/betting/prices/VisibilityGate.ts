import { createContext } from 'react';

/** Whether odds of a part of the page can be seen; nothing is written while not. */
export class VisibilityGate {
  isOpen: boolean;
  /** Whether it has ever been in view. */
  wasOpen: boolean;
  readonly #refreshes = new Set<() => void>();
  readonly #leaves = new Set<() => void>();

  constructor(isOpen = true) {
    this.isOpen = isOpen;
    this.wasOpen = isOpen;
  }

  set(isOpen: boolean): void {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    this.wasOpen ||= isOpen;
    for (const run of isOpen ? this.#refreshes : this.#leaves) run();
  }

  /** Registers a callback for when the part leaves the view. */
  onClose(leave: () => void): () => void {
    this.#leaves.add(leave);
    return () => this.#leaves.delete(leave);
  }

  /** Registers a callback for when the part comes into view. */
  readonly onOpen = (refresh: () => void): (() => void) => {
    this.#refreshes.add(refresh);
    return () => this.#refreshes.delete(refresh);
  };
}

/** Absent where everything that is mounted can be seen, as in windowed lists. */
export const VisibilityGateContext = createContext<VisibilityGate | undefined>(undefined);
