/** Topics of a request; with `payment` in the query, those that fit that payment. */
export const askTopicsRoute = 'payment-requests.topics';
/** One topic; the parameter is `topicId`. */
export const askTopicRoute = 'payment-requests.topic';
/** Payments that fit the topic. */
export const askPaymentsRoute = 'payment-requests.transactions';
/** Form about one payment; the parameter is `transactionId`. */
export const askPaymentRoute = 'payment-requests.transaction';
/** Form about another subject than a payment; the parameter is `subTopicId`. */
export const askSubTopicRoute = 'payment-requests.sub-topic';
