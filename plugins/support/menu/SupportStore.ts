import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose, StoredValue } from '#core';
import { Resource } from '#core/data';
import { loadOffers } from './SupportApi.ts';
import { readUserChange } from './readUserChange.ts';
import {
  paymentRequestRoute,
  paymentRequestsRoute,
  questionModal,
  requestRoute,
  requestsModal,
  requestsRoute,
  type Support,
} from '../contract.ts';
import { MessageDraft } from '../thread/MessageDraft.ts';
import type { SupportOffers } from '../requests/SupportRequest.ts';
import { readSettings, type SupportSettings } from './SupportSettings.ts';
import { announcedAnswers, type AnnouncedAnswers } from './announcedAnswers.ts';
import { QuestionStore } from '../requests/QuestionStore.ts';

const offersLastMs = 60_000;
const supportRoutes: readonly string[] = [requestsRoute, requestRoute];
const paymentRoutes: readonly string[] = [paymentRequestsRoute, paymentRequestRoute];

/** Support channels of this person, the chat's window, and notices of answers. */
export class SupportStore implements Support {
  readonly offers: Resource<SupportOffers>;
  isChatOpen = false;
  unreadAnswers = 0;
  unreadPaymentAnswers = 0;
  requestMark: number | undefined = undefined;
  readonly settings: SupportSettings;
  /** Held for the life of the page, so that a closed form loses nothing. */
  readonly question: QuestionStore;
  readonly #services: CoreServices;
  readonly #drafts = new Map<string, MessageDraft>();
  readonly #told: StoredValue<AnnouncedAnswers>;
  readonly #endings: Dispose[];
  #loadedAtMs = Number.NEGATIVE_INFINITY;
  #stopFeed: Dispose | undefined;

  constructor(services: CoreServices) {
    this.#services = services;
    this.settings = readSettings(services.config.plugins['support']);
    this.question = new QuestionStore(services);
    this.#told = announcedAnswers(services.storage);
    this.offers = new Resource({
      ask: async () => {
        try {
          return await loadOffers(services.http);
        } catch (error) {
          // The channels remain; only the response times are not shown.
          services.reports.report(error, { plugin: 'support', contribution: 'offers' });
          throw error;
        }
      },
      onValue: () => (this.#loadedAtMs = services.clock.monotonicMs()),
    });
    makeAutoObservable(
      this,
      { offers: false, settings: false, question: false, draft: false },
      { autoBind: true },
    );
    this.#endings = [services.session.onChange(this.follow)];
    this.follow();
  }

  get hasChat(): boolean {
    return this.settings.consultantId !== undefined;
  }

  /** For signed-in people, in a language of the site, while the operator offers calls. */
  get canCallBack(): boolean {
    const { config, environment, session } = this.#services;
    return (
      session.isAuthed &&
      this.settings.hasCallback &&
      !config.languages.hidden.includes(environment.language) &&
      this.offers.value?.isCallbackOpen !== false
    );
  }

  /** Loads the offers when the menu is about to open; valid for a minute. */
  async loadOffers(): Promise<void> {
    const { clock } = this.#services;
    const isAsking = ['loading', 'refreshing'].includes(this.offers.state.kind);
    if (isAsking || clock.monotonicMs() - this.#loadedAtMs < offersLastMs) return;
    await this.offers.load();
  }

  openChat(): void {
    if (this.hasChat) this.isChatOpen = true;
    else void this.#services.modals.open(questionModal, {});
  }

  draft(name: string): MessageDraft {
    const known = this.#drafts.get(name) ?? new MessageDraft(this.#services.http);
    this.#drafts.set(name, known);
    return known;
  }

  closeChat(): void {
    this.isChatOpen = false;
  }

  dispose(): void {
    for (const end of this.#endings) end();
    this.#stopFeed?.();
  }

  private follow(): void {
    const { feed, session } = this.#services;
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.unreadAnswers = 0;
    this.unreadPaymentAnswers = 0;
    this.requestMark = undefined;
    this.#drafts.clear();
    // A chat belongs to the person who began it.
    this.isChatOpen = false;
    if (!session.isAuthed) return;
    this.#stopFeed = feed.subscribe<object>(
      { kind: 'user' },
      { onSnapshot: this.onMessage, onDelta: this.onMessage },
    );
  }

  private onMessage(data: object): void {
    const change = readUserChange(data);
    this.requestMark = change.requestMark ?? this.requestMark;
    const { unreadAnswers = this.unreadAnswers } = change;
    const { unreadPaymentAnswers = this.unreadPaymentAnswers } = change;
    const told = this.readAnnounced();
    const isNews = unreadAnswers > told.answers;
    const isPaymentNews = unreadPaymentAnswers > told.payments;
    if (unreadAnswers !== told.answers || unreadPaymentAnswers !== told.payments)
      this.#told.write({
        userId: told.userId,
        answers: unreadAnswers,
        payments: unreadPaymentAnswers,
      });
    this.unreadAnswers = unreadAnswers;
    this.unreadPaymentAnswers = unreadPaymentAnswers;
    const { routeName = '' } = this.#services.navigation;
    // A person who looks at their requests sees the answer there.
    if (isNews && !supportRoutes.includes(routeName)) void this.notify(unreadAnswers);
    if (isPaymentNews && !paymentRoutes.includes(routeName))
      void this.notify(unreadPaymentAnswers, paymentRequestsRoute);
  }

  /** Answers announced to another person in this tab are new to this one. */
  private readAnnounced(): AnnouncedAnswers {
    const { userId = 0 } = this.#services.session;
    const told = this.#told.read();
    return told.userId === userId ? told : { userId, answers: 0, payments: 0 };
  }

  private async notify(unread: number, listRoute?: string): Promise<void> {
    const { i18n, modals, navigation, notices } = this.#services;
    await i18n.loadNamespace('support');
    notices.add({
      group: 'support',
      kind: 'default-with-controls',
      tone: 'info',
      title: i18n.t('support:answered.title'),
      text: i18n.t('support:answered.text', { count: unread }),
      actions: [
        {
          id: 'read',
          label: i18n.t('support:answered.read'),
          run: () => {
            if (listRoute === undefined) void modals.open(requestsModal, {});
            else navigation.go({ name: listRoute });
          },
        },
      ],
    });
  }
}

export function createSupportStore(services: CoreServices): SupportStore {
  return new SupportStore(services);
}
