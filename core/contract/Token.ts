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
  /** Loaded before the first render, as it is seen at once, or with the page; else when shown. */
  readonly loads?: 'first-screen' | 'with-page';
  /** The only layout that draws it; without one both do. */
  readonly layout?: 'desktop' | 'mobile';
  /** The only page that draws it; without one all pages of the default layout do. */
  readonly page?: 'home' | 'not-found';
}

/**
 * Declares a slot; exported by who renders it with `<Slot slot={…} />`: the public API of the core
 * or a plugin's contract.ts.
 *
 * @param name `<place>.<side>`, the name by which the configuration orders what stands there
 * @param place where it is drawn, and when what stands there is loaded
 */
export function createSlot(name: string, place: Omit<SlotToken, 'name'> = {}): SlotToken {
  return { name, ...place };
}

/** A menu into which plugins and the configuration put links. */
export interface MenuToken {
  readonly name: string;
}

/** Declares a menu; exported by the part that draws it. */
export function createMenu(name: string): MenuToken {
  return { name };
}
