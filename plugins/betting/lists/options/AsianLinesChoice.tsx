import { observer } from 'mobx-react-lite';
import { Chip } from '#core/ui';
import { mostAsianLines } from './listChoices.ts';
import type { ListOptions } from './ListOptions.ts';

export const AsianLinesChoice = observer(function AsianLinesChoice({
  options,
}: {
  readonly options: ListOptions;
}) {
  return Array.from({ length: mostAsianLines }, (_, index) => (
    <Chip
      key={index}
      isOn={options.choices.asianLines === index + 1}
      onClick={() => options.set('asianLines', index + 1)}
    >
      <span className="num">{index + 1}</span>
    </Chip>
  ));
});
