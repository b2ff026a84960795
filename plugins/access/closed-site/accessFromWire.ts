import type { SiteConfiguration } from '#core';
import type {
  AgreementStatus,
  Appeal as AppealWire,
  BlockAnswer,
  MaintenanceWire,
  TermsText as TermsTextWire,
} from '#wire';
import type { Appeal } from '../appeals/Appeal.ts';
import type { Maintenance } from '../maintenance/Maintenance.ts';
import { blockPageOf, isLiftedByCookie, type SiteBlock } from './SiteBlock.ts';

/** The platform's record of a person's agreement to the terms. */
export interface Agreement {
  readonly isChanged: boolean;
  readonly updatedAtS: number;
}

export interface TermsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Terms in the language of the page. */
export interface TermsText {
  readonly updatedAtS: number;
  readonly summary: string;
  readonly sections: readonly TermsSection[];
}

/** A malformed response leaves the agreement unknown, so it is an error like no response. */
class MalformedAgreementError extends Error {
  override readonly name = 'MalformedAgreementError';

  constructor() {
    super('The status of the terms has no result or no time: it is not believed');
  }
}

/** @throws MalformedAgreementError */
export function readAgreement(wire: AgreementStatus): Agreement {
  const { result, updatedAt } = (wire ?? {}) as Partial<AgreementStatus>;
  if (typeof result !== 'boolean' || typeof updatedAt !== 'number')
    throw new MalformedAgreementError();
  return { isChanged: result, updatedAtS: updatedAt };
}

export function readTermsText({ updatedAt, summary, sections }: TermsTextWire): TermsText {
  return { updatedAtS: updatedAt, summary, sections };
}

/** `displayTypeId` of a visitor for whom the site is closed. */
const blocked = 1;

/** Reads the block of a response; `geoOff` is the value of that cookie. */
export function toSiteBlock(
  answer: BlockAnswer,
  geoOff: string | undefined,
): SiteBlock | undefined {
  const { displayTypeId, templateTypeId } = answer;
  if (displayTypeId !== blocked || isLiftedByCookie(templateTypeId, geoOff)) return undefined;
  return {
    page: blockPageOf(templateTypeId),
    templateId: templateTypeId,
    countryCode: answer.countryCode,
    reference: answer.reference,
    opensAtS: positive(answer.opens_at),
    withdrawUntilS: positive(answer.withdraw_until_at),
  };
}

export function toMaintenance(
  wire: MaintenanceWire | SiteConfiguration['site']['maintenance'],
): Maintenance {
  return {
    isActive: wire.isActive === true,
    isForWeb: wire.web_state !== 0,
    startsAtS: positive(wire.started_at),
    endsAtS: positive(wire.ended_at),
    announcedFromS: positive(wire.notify_started_at),
    announcedUntilS: positive(wire.notify_ended_at),
  };
}

export function toAppeal(wire: AppealWire): Appeal {
  return {
    id: wire.id,
    filedAtS: wire.created_at,
    text: wire.text,
    state: wire.state,
    answer: wire.answer,
    answeredAtS: wire.answered_at,
  };
}

/** 0 means an unknown instant. */
function positive(atS: number | undefined): number | undefined {
  return atS === undefined || atS === 0 ? undefined : atS;
}
