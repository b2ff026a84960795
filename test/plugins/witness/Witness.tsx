import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useServices } from '#core/ui';
import { chaosCommand, chaosEvent, chaosModal } from '../chaos/contract.ts';

/** The reports as text, and buttons for actions that only code can start. */
export const Witness = observer(function Witness() {
  const { reports, modals, commands, events, http } = useServices();
  const [answer, setAnswer] = useState('');
  const settle = (work: Promise<unknown>): void => {
    setAnswer('');
    work.then(
      () => setAnswer('done'),
      (error: unknown) => setAnswer(String(error)),
    );
  };
  return (
    <section aria-label="Witness">
      <Link to="/en/chaos">Chaos page</Link>
      <button type="button" onClick={() => settle(modals.open(chaosModal, {}))}>
        Open the dialog
      </button>
      <button type="button" onClick={() => settle(commands.run(chaosCommand, {}))}>
        Run the command
      </button>
      <button type="button" onClick={() => events.emit(chaosEvent, {})}>
        Emit the event
      </button>
      <button
        type="button"
        onClick={() => settle(http.call('betting.games', { query: { section: 'line', limit: 1 } }))}
      >
        Make a call
      </button>
      <button
        type="button"
        onClick={() =>
          settle(Promise.all(Array.from({ length: 10 }, async () => http.call('user.accounts'))))
        }
      >
        Make ten calls
      </button>
      <output data-testid="answer">{answer}</output>
      <ul data-testid="reports">
        {reports.entries.map((entry) => (
          <li key={`${entry.atMs} ${entry.contribution}`}>
            {entry.plugin} | {entry.contribution} | {entry.message}
          </li>
        ))}
      </ul>
    </section>
  );
});
