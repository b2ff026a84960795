import type { Dispose } from '../../contract/Dispose.ts';

/** Kinds of notice in the specification's names: which end by themselves, which have buttons. */
export type NoticeKind =
  | 'default'
  | 'alert'
  | 'snackbar'
  | 'default-with-controls'
  | 'with-link'
  | 'permanent'
  | 'without-timeout';

/** A button of a notice. Pressing it runs the action and closes the notice. */
export interface NoticeAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** A short message over the page. */
export interface Notice {
  /** At most 3 of group `default` and 1 of each other are shown. */
  readonly group: string;
  readonly kind: NoticeKind;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly text?: string;
  readonly actions?: readonly NoticeAction[];
  /** -1: until closed. Absent: as the kind says (10 s, or until closed). */
  readonly durationMs?: number;
  /**
   * What was pressed, looked for whenever the notice is placed: it stands beside it while that is
   * in sight and nothing else is pressed, then where its kind stands. Only for answers to a press.
   */
  readonly anchor?: (() => Element | null) | undefined;
  readonly onClose?: () => void;
}

/** A notice that is on the page, with the number by which it is closed. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** Messages over the page. Not for what belongs to a field or a button: that stands beside it. */
export interface Notices {
  /** Observable, oldest first. */
  readonly shown: readonly ShownNotice[];
  readonly add: (notice: Notice) => Dispose;
  readonly close: (id: number) => void;
  /** Stops and restarts the time of all, while a pointer or focus is on them. */
  readonly hold: () => void;
  readonly release: () => void;
}
