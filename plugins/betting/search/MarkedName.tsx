import { markedParts } from './markedParts.ts';
import type { Mark } from './SearchRow.ts';

export function MarkedName({
  name,
  marks,
}: {
  readonly name: string;
  readonly marks: readonly Mark[];
}) {
  return (
    <bdi>
      {markedParts(name, marks).map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
