/** What a request about a payment may be about; with `payment` in the query about that one. */
export const askTopicsRoute = 'payment-requests.topics';
/** A topic; the parameter is `topicId`. */
export const askTopicRoute = 'payment-requests.topic';
/** Payments that the topic can be about. */
export const askPaymentsRoute = 'payment-requests.transactions';
/** The form about one of them, `transactionId`. */
export const askPaymentRoute = 'payment-requests.transaction';
/** The form about something else than a payment, `subTopicId`. */
export const askSubTopicRoute = 'payment-requests.sub-topic';
