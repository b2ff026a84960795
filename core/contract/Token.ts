/** Typed name of a service. Name and major version identify the token. */
export interface Token<T> {
  readonly name: string;
  readonly major: number;
  /** Only for the type checker; never set. */
  readonly type?: () => T;
}

/**
 * Declares the name under which a plugin provides a service; lives in the plugin's contract.ts.
 *
 * @param name `<plugin>.<noun>`
 * @param major raised when a change of the service breaks its users
 */
export function createToken<T>(name: string, major: number): Token<T> {
  return { name, major };
}

/** Name of a modal with the types of its props and result. */
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

/** Place in a page into which plugins put components. */
export interface SlotToken {
  readonly name: string;
  /**
   * Loaded before the first render, as it is visible at once, or with the page; else when shown.
   */
  readonly loads?: 'first-screen' | 'with-page';
  /** The only layout that renders it; without it both do. */
  readonly layout?: 'desktop' | 'mobile';
  /** The only page that renders it; without it all pages of the default layout do. */
  readonly page?: 'home' | 'not-found';
}

/**
 * Declares a slot; exported by its renderer (`<Slot slot={…} />`): the public API of the core or a
 * plugin's contract.ts.
 *
 * @param name `<place>.<side>`, the name by which the configuration orders its contributions
 * @param place where it is rendered, and when its contributions are loaded
 */
export function createSlot(name: string, place: Omit<SlotToken, 'name'> = {}): SlotToken {
  return { name, ...place };
}

/** Menu into which plugins and the configuration put links. */
export interface MenuToken {
  readonly name: string;
}

/** Declares a menu; exported by its renderer. */
export function createMenu(name: string): MenuToken {
  return { name };
}
