import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import {
  topicFits,
  type PaymentSubTopic,
  type PaymentTopic,
} from '#domain/requests/paymentTopics.ts';
import type { AskablePayment, RequestTopic } from '../request/PaymentRequest.ts';
import {
  createRequest,
  loadAskable,
  loadAskablePayment,
  loadTopics,
  type RequestSubject,
} from '../request/PaymentRequestsApi.ts';
import type { MessageDraft } from '../../support/ui.ts';
import { NewRequestStore } from './NewRequestStore.ts';

/** Topics; only those that fit the payment if one was chosen before. */
export function createTopics(
  services: CoreServices,
  paymentId: number | undefined,
): Resource<readonly RequestTopic[]> {
  const { http } = services;
  return createResource(services, {
    ask: async (signal) => {
      const topics = await loadTopics(http, signal);
      if (paymentId === undefined) return topics;
      // The topic `not_me` fits any payment of the last 90 days.
      const { payment } = await loadAskablePayment(http, 'not_me', paymentId, signal);
      return topics.filter(({ id }) => topicFits(id, payment));
    },
  });
}

export function createTopic(services: CoreServices, id: string): Resource<RequestTopic> {
  return createResource(services, {
    ask: async (signal) => {
      const topics = await loadTopics(services.http, signal);
      const topic = topics.find((each) => each.id === id);
      if (topic === undefined) throw unknownTopic();
      return topic;
    },
  });
}

/** A sub-topic of a topic without a payment. */
export function createSubTopic(
  services: CoreServices,
  topicId: string,
  subTopicId: string,
): Resource<{ readonly topic: PaymentTopic; readonly subTopic: PaymentSubTopic }> {
  return createResource(services, {
    ask: async (signal) => {
      const topics = await loadTopics(services.http, signal);
      const topic = topics.find(({ id }) => id === topicId);
      const subTopic = topic?.subTopics.find((each) => each === subTopicId);
      if (topic === undefined || subTopic === undefined) throw unknownTopic();
      return { topic: topic.id, subTopic };
    },
  });
}

export function createAskable(
  services: CoreServices,
  topic: string,
): Resource<readonly AskablePayment[]> {
  return createResource(services, { ask: (signal) => loadAskable(services.http, topic, signal) });
}

export function createAskablePayment(
  services: CoreServices,
  topic: string,
  id: number,
): Resource<AskablePayment> {
  return createResource(services, {
    ask: (signal) => loadAskablePayment(services.http, topic, id, signal),
  });
}

export function createNewRequest(
  services: CoreServices,
  subject: RequestSubject,
  draft: MessageDraft,
): NewRequestStore {
  return new NewRequestStore(draft, (message) => createRequest(services.http, subject, message));
}

function unknownTopic(): HttpError {
  return new HttpError('payment-requests.topics', 404, []);
}
