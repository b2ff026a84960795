import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../../contract/Load.ts';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import { LazyView } from '../../runtime/views/LazyView.tsx';
import type { ViewProps } from '../../runtime/views/ViewLoader.ts';

/** Part of a page and its skeleton. */
export interface LazyPartProps<Props extends object> {
  /** `<plugin>.<noun>`: the plugin's dictionary is loaded with it; also its name in reports. */
  readonly name: string;
  /** A literal thunk, the same wherever the name is used. */
  readonly load: Load<ComponentType<Props>>;
  readonly props: Props;
  /** Has the height of the part, so that nothing moves when it is loaded. */
  readonly skeleton: ReactNode;
  /** Its texts are in `locales/later/`. */
  readonly hasLaterTexts?: boolean;
  /** Its texts are in `locales/<texts>/`. */
  readonly texts?: string;
}

/**
 * Part of a page that is loaded when it is shown, behind its own boundary: if it cannot be loaded
 * or throws, the rest of the page stays and this part offers a retry. Not for content of the first
 * paint.
 */
export function LazyPart<Props extends object>({
  name,
  load,
  props,
  skeleton,
  hasLaterTexts = false,
  texts = hasLaterTexts ? 'later' : undefined,
}: LazyPartProps<Props>) {
  const [plugin = name] = name.split('.');
  return (
    <LazyView
      view={{
        name: `part ${name}`,
        plugin,
        texts: texts === undefined ? undefined : [`${plugin}.${texts}`],
        load: load as Load<ComponentType<ViewProps>>,
      }}
      props={props as ViewProps}
      skeleton={skeleton}
      failure={(retry) => <ErrorBlock onRetry={retry} />}
    />
  );
}
