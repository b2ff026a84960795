import type { EventSectionsProps } from '../EventSections.tsx';
import type { ListOptions } from '../options/ListOptions.ts';

/** Events of a list, drawn as the person has chosen. */
export interface OptionViewProps extends EventSectionsProps {
  readonly options: ListOptions;
}
