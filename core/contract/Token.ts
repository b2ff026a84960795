/** Name of a service with its type. Name and major version make two tokens the same. */
export interface Token<T> {
  readonly name: string;
  readonly major: number;
  /** Only for the type checker; never set. */
  readonly type?: () => T;
}

/**
 * Declares the name under which a plugin gives a service to others; lives in the plugin's
 * contract.ts.
 *
 * @param name `<plugin>.<noun>`
 * @param major raised when the service changes in a way that breaks its users
 */
export function createToken<T>(name: string, major: number): Token<T> {
  return { name, major };
}

/** Name of a modal with the types of what it is given and what it resolves with. */
export interface ModalToken<Props, Result> {
  readonly id: string;
  readonly types?: (props: Props) => Result;
}

/**
 * Declares a modal for others to open; lives in the plugin's contract.ts.
 *
 * @param id the id of the modal contribution, `<plugin>.<noun>`
 */
export function createModalToken<Props extends object, Result = void>(
  id: string,
): ModalToken<Props, Result> {
  return { id };
}

/** Name of an event with its payload. */
export interface EventToken<Payload> {
  readonly name: string;
  readonly types?: (payload: Payload) => Payload;
}

/** Declares an event; the manifest of its owner lists it with the schema of the payload. */
export function createEventToken<Payload>(name: string): EventToken<Payload> {
  return { name };
}

/** Name of a command with payload and answer. */
export interface CommandToken<Payload, Answer> {
  readonly id: string;
  readonly types?: (payload: Payload) => Answer;
}

/** Declares a command; the manifest of its owner lists it with the code that runs. */
export function createCommandToken<Payload, Answer = void>(
  id: string,
): CommandToken<Payload, Answer> {
  return { id };
}

/** A place in a page into which plugins put components. */
export interface SlotToken {
  readonly name: string;
  readonly isInFirstScreen: boolean;
}

/**
 * Declares a slot; exported by who renders it with `<Slot slot={…} />`: the public API of the core
 * or a plugin's contract.ts.
 *
 * @param name `<place>.<side>`, the name by which the configuration orders what stands there
 * @param options isInFirstScreen: seen without scrolling, so that what stands there is loaded
 * before the first render
 */
export function createSlot(
  name: string,
  { isInFirstScreen = false }: { readonly isInFirstScreen?: boolean } = {},
): SlotToken {
  return { name, isInFirstScreen };
}

/** A menu into which plugins and the configuration put links. */
export interface MenuToken {
  readonly name: string;
}

/** Declares a menu; exported by the part that draws it. */
export function createMenu(name: string): MenuToken {
  return { name };
}
