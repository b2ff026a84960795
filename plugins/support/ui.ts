/** Page with the person's requests to a desk; needs the namespace `support.thread`. */
export { RequestListPage } from './thread/RequestListPage.tsx';
/** Request in a list; its view must load the namespace `support.thread`. */
export { RequestRow } from './thread/RequestRow.tsx';
/** Page of one request with its messages; needs `support.thread` and `shell.files`. */
export { ThreadPage } from './thread/ThreadPage.tsx';
/** One request for the life of its page; each desk supplies its calls. */
export { ThreadStore, openRequestOf, type ThreadCalls } from './thread/ThreadStore.ts';
/** Message being written. */
export type { DeskMessage, MessageDraft } from './thread/MessageDraft.ts';
/** Returns a text that explains why a message was not accepted. */
export { useFailureText } from './requests/useFailureText.ts';
