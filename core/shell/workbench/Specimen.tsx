import { useState, type ReactNode } from 'react';

/** A component in one of its states. */
export interface Specimen {
  /** The state by the names of its props. */
  readonly state: string;
  readonly node: ReactNode;
}

/** The states of components, by the names under which `#core/ui` exports them. */
export type Specimens = Readonly<Record<string, readonly Specimen[]>>;

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds what the person chose in a specimen. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, (next) => setValue(() => next));
}

export function ignore(): void {
  // A specimen does nothing.
}
