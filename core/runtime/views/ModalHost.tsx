import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import type { Load } from '../../contract/Load.ts';
import { useRuntime, useServices } from '../../ui/react/useServices.ts';
import { LazyView } from './LazyView.tsx';
import type { ModalFailureProps } from './ModalFailure.tsx';
import { modalFailureView } from './modalFailureView.ts';
import type { ViewProps } from './ViewLoader.ts';

/** Open modals, stacked; each is a native dialog of its own. */
export const ModalHost = observer(function ModalHost() {
  const { contributions, modals } = useRuntime();
  const { plan } = useServices();
  return modals.stack.map((modal) => {
    const planned = plan.modals.find((each) => each.id === modal.id);
    const load = contributions.modals.get(modal.id);
    if (planned === undefined || load === undefined || planned.offReason !== undefined) {
      return <Failure key={modal.key} onClose={modal.close} />;
    }
    return (
      <LazyView
        key={modal.key}
        // The modal's token has typed the props where it was opened.
        view={{
          name: `modal ${modal.id}`,
          plugin: planned.plugin,
          texts: planned.texts,
          load: load as Load<ComponentType<ViewProps>>,
        }}
        props={{ ...modal.props, onClose: modal.close }}
        skeleton={null}
        failure={(retry) => <Failure onRetry={retry} onClose={modal.close} />}
      />
    );
  });
});

/** Shows that the modal failed; if even that cannot be loaded, the caller gets its result. */
function Failure(props: ModalFailureProps) {
  return (
    <LazyView
      view={modalFailureView}
      props={{ ...props }}
      skeleton={null}
      failure={() => <Dismissal onClose={props.onClose} />}
    />
  );
}

function Dismissal({ onClose }: Pick<ModalFailureProps, 'onClose'>) {
  useEffect(onClose, [onClose]);
  return null;
}
