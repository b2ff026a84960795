import type { Notice, NoticeKind } from './Notices.ts';

const autoCloseMs = 10_000;

const staysOpen: Readonly<Record<NoticeKind, boolean>> = {
  default: false,
  alert: false,
  snackbar: false,
  'default-with-controls': false,
  'with-link': false,
  permanent: true,
  'without-timeout': true,
};

/** Duration of a notice; undefined when it stays until closed. */
export function noticeDuration({
  kind,
  durationMs,
}: Pick<Notice, 'kind' | 'durationMs'>): number | undefined {
  if (durationMs !== undefined) return durationMs < 0 ? undefined : durationMs;
  return staysOpen[kind] ? undefined : autoCloseMs;
}
