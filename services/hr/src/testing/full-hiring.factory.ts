import { randomUUID } from 'node:crypto';
import { RESUME_USE, type CandidateMergePreview, type Offer, type Opening } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, uploadFile, type FilledCompany } from '@atrium/testing';
import { Interviews } from '../interview/interviews.service.js';
import { applicant, offerDraft, openOpening } from './hiring-draft.factory.js';
import { schedule, scorecardDraft } from './interview-draft.factory.js';
import { pdfOf } from './resume.factory.js';

/** A public opening that the admin asked for, with somebody who sent a resume and has an offer. */
export async function fillHiring(filled: FilledCompany): Promise<void> {
  const {
    people: { admin, hr },
    word,
  } = filled;
  const text = { title: `${word} designer`, description: `${word} draws` };
  const { id, version } = await openOpening(admin, { decider: hr, ...text });
  expectDone(await hr.patch<Opening>(`/api/hr/openings/${id}`, { version, isPublic: true }));
  const person = { name: `${word} Neha`, email: `neha@${word}.test`, phone: '+919812345671' };
  const application = await applicant(hr, id, person);
  const fileId = await uploadFile(hr, pdfOf(`${word} drawings`), { use: RESUME_USE, name: `${word}.pdf` });
  expectDone(await hr.post(`/api/hr/applications/${application.id}/resumes`, { fileId }));
  const offer = expectDone(await hr.post<Offer>('/api/hr/offers', offerDraft(application.id)));
  expectDone(await hr.post(`/api/hr/offers/${offer.id}/send`, { version: offer.version }));
  await interviewThem(filled, application.id);
  await mailThem(filled, application.id);
  await mergeThem(filled, application.candidate.id);
}

async function mailThem({ people: { hr }, word }: FilledCompany, id: string): Promise<void> {
  const mail = {
    key: randomUUID(),
    subject: `${word} news`,
    text: `Dear {name}, ${word}`,
    ids: [id],
    matching: null,
  };
  expectDone(await hr.post('/api/hr/application-mails', mail));
}

/** The same person applied for another opening under another address. */
async function mergeThem({ people: { admin, hr }, word }: FilledCompany, candidateId: string): Promise<void> {
  const { id } = await openOpening(admin, { decider: hr, title: `${word} writer` });
  const person = { name: `${word} Neha`, email: `neha.two@${word}.test` };
  const { candidate } = await applicant(hr, id, person);
  const ids = [candidateId, candidate.id];
  const preview = `/api/hr/candidate-merges/preview?ids=${ids.join(',')}`;
  const { records } = expectDone(await hr.get<CandidateMergePreview>(preview));
  const versions = Object.fromEntries(records.map((each) => [each.id, each.version]));
  expectDone(await hr.post('/api/hr/candidate-merges', { ids, versions }));
}

/** An interview that has begun, with a scorecard. */
async function interviewThem(
  { portal, company, people: { hr, employee }, word }: FilledCompany,
  applicationId: string,
): Promise<void> {
  const { id } = await schedule(hr, applicationId, { panel: [employee], link: `https://${word}.test/talk` });
  // Nobody waits in a test until it has begun.
  const { app } = portal;
  const begun = { startsAt: new Date(0) };
  await app.get(TenantDb).run(company.id, () => app.get(Interviews).steps.table.note(id, begun));
  const path = `/api/hr/own-interviews/${id}/scorecard`;
  expectDone(await employee.post(path, scorecardDraft({ note: `${word} is kind` })));
}
