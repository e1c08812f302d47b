import type { Offer } from '@atrium/contracts';
import { expectDone, type FilledCompany } from '@atrium/testing';
import { applicant, offerDraft, openOpening } from './hiring-draft.factory.js';

/** An opening that the admin asked for, with somebody who has an offer. */
export async function fillHiring({ people: { admin, hr }, word }: FilledCompany): Promise<void> {
  const text = { title: `${word} designer`, description: `${word} draws` };
  const { id } = await openOpening(admin, { decider: hr, ...text });
  const person = { name: `${word} Neha`, email: `neha@${word}.test`, phone: '+919812345671' };
  const application = await applicant(hr, id, person);
  const offer = expectDone(await hr.post<Offer>('/api/hr/offers', offerDraft(application.id)));
  expectDone(await hr.post(`/api/hr/offers/${offer.id}/send`, { version: offer.version }));
}
