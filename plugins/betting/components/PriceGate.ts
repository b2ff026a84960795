import { createContext } from 'react';

/** Says whether the odds of a part of the page can be seen; while not, nothing is written to them. */
export class PriceGate {
  isOpen = true;
  readonly #refreshes = new Set<() => void>();

  set(isOpen: boolean): void {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    if (isOpen) for (const refresh of this.#refreshes) refresh();
  }

  /** Called whenever the part comes into view. */
  onOpen(refresh: () => void): () => void {
    this.#refreshes.add(refresh);
    return () => this.#refreshes.delete(refresh);
  }
}

/** Absent where everything that is mounted can be seen, as in windowed lists. */
export const PriceGateContext = createContext<PriceGate | undefined>(undefined);
