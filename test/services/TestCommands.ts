import type { CommandToken, Commands } from '#core';

/** Records executed commands; they finish at once without an answer. */
export class TestCommands implements Commands {
  readonly ran: { readonly id: string; readonly payload: unknown }[] = [];

  run<Payload, Answer>({ id }: CommandToken<Payload, Answer>, payload: Payload): Promise<Answer> {
    this.ran.push({ id, payload });
    return new Promise((resolve) => resolve(undefined as Answer));
  }
}
