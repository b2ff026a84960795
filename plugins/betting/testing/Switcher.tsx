import { useState, type ReactNode } from 'react';

/** Puts another thing into the same place when pressed. */
export function Switcher({
  first,
  second,
}: {
  readonly first: ReactNode;
  readonly second: ReactNode;
}) {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      <div>{isSecond ? second : first}</div>
      <button type="button" onClick={() => setSecond(true)}>
        switch
      </button>
    </>
  );
}
