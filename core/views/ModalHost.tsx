import { observer } from 'mobx-react-lite';
import { useRuntime, useServices } from '../react/useServices.ts';
import { LazyView } from './LazyView.tsx';
import { ModalFailure } from './ModalFailure.tsx';

/** The modals that are open, one above the other; each is a native dialog of its own. */
export const ModalHost = observer(function ModalHost() {
  const { contributions, modals } = useRuntime();
  const { plan } = useServices();
  return modals.stack.map((modal) => {
    const planned = plan.modals.find((each) => each.id === modal.id);
    const contribution = contributions.modals.get(modal.id);
    if (planned === undefined || contribution === undefined || planned.offReason !== undefined) {
      return <ModalFailure key={modal.key} onClose={modal.close} />;
    }
    return (
      <LazyView
        key={modal.key}
        name={`modal ${modal.id}`}
        plugin={planned.plugin}
        load={contribution.load}
        props={{ ...modal.props, onClose: modal.close }}
        skeleton={null}
        failure={(retry) => <ModalFailure onRetry={retry} onClose={modal.close} />}
      />
    );
  });
});
