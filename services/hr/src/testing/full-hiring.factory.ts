import { RESUME_USE, type Offer, type Opening } from '@atrium/contracts';
import { expectDone, uploadFile, type FilledCompany } from '@atrium/testing';
import { applicant, offerDraft, openOpening } from './hiring-draft.factory.js';
import { pdfOf } from './resume.factory.js';

/** A public opening that the admin asked for, with somebody who sent a resume and has an offer. */
export async function fillHiring({ people: { admin, hr }, word }: FilledCompany): Promise<void> {
  const text = { title: `${word} designer`, description: `${word} draws` };
  const { id, version } = await openOpening(admin, { decider: hr, ...text });
  expectDone(await hr.patch<Opening>(`/api/hr/openings/${id}`, { version, isPublic: true }));
  const person = { name: `${word} Neha`, email: `neha@${word}.test`, phone: '+919812345671' };
  const application = await applicant(hr, id, person);
  const fileId = await uploadFile(hr, pdfOf(`${word} drawings`), { use: RESUME_USE, name: `${word}.pdf` });
  expectDone(await hr.post(`/api/hr/applications/${application.id}/resumes`, { fileId }));
  const offer = expectDone(await hr.post<Offer>('/api/hr/offers', offerDraft(application.id)));
  expectDone(await hr.post(`/api/hr/offers/${offer.id}/send`, { version: offer.version }));
}
