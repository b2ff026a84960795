/** The page of all that a person has asked a desk; needs `support.thread`. */
export { RequestListPage } from './thread/RequestListPage.tsx';
/** A request in a list; its view must load the namespace `support.thread`. */
export { RequestRow } from './thread/RequestRow.tsx';
/** The page of one request with all that was said; needs `support.thread` and `shell.files`. */
export { ThreadPage } from './thread/ThreadPage.tsx';
/** One request while its page stands; a desk gives its calls. */
export { ThreadStore, openRequestOf, type ThreadCalls } from './thread/ThreadStore.ts';
/** A message while it is written. */
export type { DeskMessage, MessageDraft } from './thread/MessageDraft.ts';
/** Why a message did not get through, in words. */
export { useFailureText } from './requests/useFailureText.ts';
