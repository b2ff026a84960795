import type { Contributions } from '../plan/Contributions.ts';
import type { Plan } from '../plan/Plan.ts';
import type { Commands, CoreServices } from '../../contract/CoreServices.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { CommandToken } from '../../contract/Token.ts';

/** No enabled plugin has the command. */
class UnknownCommandError extends Error {
  override readonly name = 'UnknownCommandError';

  constructor(id: string, reason: string) {
    super(`Command "${id}" cannot run: ${reason}`);
  }
}

export interface CommandRunnerDependencies {
  readonly site: { readonly plan: Plan };
  readonly contributions: Contributions;
  readonly reports: Reports;
  readonly core: () => CoreServices;
}

/** Runs commands by id; the code of a command is loaded with its first call. */
export class CommandRunner implements Commands {
  readonly #dependencies: CommandRunnerDependencies;

  constructor(dependencies: CommandRunnerDependencies) {
    this.#dependencies = dependencies;
  }

  async run<Payload, Answer>(
    command: CommandToken<Payload, Answer>,
    payload: Payload,
  ): Promise<Answer> {
    const planned = this.#dependencies.site.plan.commands.find((each) => each.id === command.id);
    const load = this.#dependencies.contributions.commands.get(command.id);
    if (planned === undefined || load === undefined)
      throw new UnknownCommandError(command.id, 'no plugin contributes it');
    if (planned.offReason !== undefined)
      throw new UnknownCommandError(command.id, planned.offReason);
    try {
      const execute = await load();
      return (await execute(payload as never, this.#dependencies.core())) as Answer;
    } catch (error) {
      this.#dependencies.reports.report(error, {
        plugin: planned.plugin,
        contribution: `command ${command.id}`,
      });
      throw error;
    }
  }
}
