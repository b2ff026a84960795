import { useState, type ReactNode } from 'react';

/** States of a component, by the names of the props that differ. */
export type States = Readonly<Record<string, ReactNode>>;

/** States of components, by the names under which `#core/ui` exports them. */
export type Specimens = Readonly<Record<string, States>>;

/** One state for each value, named after it. */
export function each<Value extends string>(
  values: readonly Value[],
  draw: (value: Value) => ReactNode,
  name: (value: Value) => string = (value) => value,
): States {
  return Object.fromEntries(values.map((value) => [name(value), draw(value)]));
}

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Keeps the person's choice in a specimen. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, (next) => setValue(() => next));
}

export function ignore(): void {
  // Specimens have no effect.
}
