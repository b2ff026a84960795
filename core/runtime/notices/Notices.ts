import type { Dispose } from '../../contract/Dispose.ts';

/** Kinds of notice by the specification's names: they decide duration and buttons. */
export type NoticeKind =
  | 'default'
  | 'alert'
  | 'snackbar'
  | 'default-with-controls'
  | 'with-link'
  | 'permanent'
  | 'without-timeout';

/** Button of a notice. Pressing it runs the action and closes the notice. */
export interface NoticeAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** Short message over the page. */
export interface Notice {
  /** At most 3 of group `default` and 1 of each other group are shown. */
  readonly group: string;
  readonly kind: NoticeKind;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly text?: string;
  readonly actions?: readonly NoticeAction[];
  /** -1: until closed. Absent: by the kind (10 s, or until closed). */
  readonly durationMs?: number;
  /**
   * Pressed element, looked up whenever the notice is placed: the notice is beside it while it is
   * in view and nothing else is pressed, afterwards at the place of its kind. Only for answers to a
   * press.
   */
  readonly anchor?: (() => Element | null) | undefined;
  readonly onClose?: () => void;
}

/** Shown notice, with the number by which it is closed. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** Messages over the page. A message about a field or a button belongs beside it instead. */
export interface Notices {
  /** Observable, oldest first. */
  readonly shown: readonly ShownNotice[];
  readonly add: (notice: Notice) => Dispose;
  readonly close: (id: number) => void;
  /** Pauses and restarts the time of all notices, while a pointer or focus is on them. */
  readonly hold: () => void;
  readonly release: () => void;
}
