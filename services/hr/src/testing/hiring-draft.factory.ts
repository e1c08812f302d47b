import type { Application, Opening, Requisition } from '@atrium/contracts';
import { expectDone, type TestPerson } from '@atrium/testing';

/** A wish for two designers, as a body of a request. */
export const requisitionDraft = (more: object = {}) => ({
  title: 'Designer',
  designationId: null,
  departmentId: null,
  seats: 2,
  employmentType: 'permanent',
  reason: 'growth',
  replacesId: null,
  budgetMin: 80_000_000,
  budgetMax: 100_000_000,
  neededBy: '2099-01-01',
  description: '',
  ...more,
});

/** Somebody who applies, as a body of a request. */
export const applicationDraft = (openingId: string, more: object = {}) => ({
  openingId,
  name: 'Neha Kulkarni',
  email: 'neha@mail.example',
  phone: null,
  source: 'linkedin',
  askedPay: 90_000_000,
  experience: 4,
  noticeDays: 30,
  ...more,
});

export const offerDraft = (applicationId: string, more: object = {}) => ({
  applicationId,
  pay: 95_000_000,
  joiningOn: '2099-03-01',
  expiresOn: '2099-02-01',
  probationMonths: 6,
  ...more,
});

interface Waiting {
  id: string;
  version: number;
  step: number;
  kind: string;
}

/** Decides the newest wish to hire that waits for this person. */
export async function decideHiring(decider: TestPerson, decision = 'approve') {
  const { items } = expectDone(await decider.get<{ items: Waiting[] }>('/api/requests/waiting'));
  const asked = items.find(({ kind }) => kind === 'hiring');
  if (!asked) throw new Error('No wish to hire waits.');
  const reason = decision === 'approve' ? null : 'Not this year.';
  const { id, version, step } = asked;
  return decider.post(`/api/requests/${id}/decide`, { version, step, decision, reason });
}

/** An open opening that one person asked for and the other approved. */
export async function openOpening(
  asker: TestPerson,
  { decider, ...more }: { decider: TestPerson; [field: string]: unknown },
): Promise<Opening> {
  const wish = { ...requisitionDraft(more), send: true };
  const asked = expectDone(await asker.post<Requisition>('/api/hr/requisitions', wish));
  expectDone(await decideHiring(decider));
  const { opening } = expectDone(await asker.get<Requisition>(`/api/hr/requisitions/${asked.id}`));
  const path = `/api/hr/openings/${opening?.id ?? ''}`;
  const { version } = expectDone(await decider.get<Opening>(path));
  return expectDone(await decider.post<Opening>(`${path}/open`, { version }));
}

/** Somebody who has come to a stage of an opening. */
export async function applicant(
  hr: TestPerson,
  openingId: string,
  { stageId = 'selected', ...more }: { stageId?: string; [field: string]: unknown } = {},
): Promise<Application> {
  const draft = applicationDraft(openingId, more);
  const { id, version } = expectDone(await hr.post<Application>('/api/hr/applications', draft));
  return expectDone(await hr.post<Application>(`/api/hr/applications/${id}/move`, { version, stageId }));
}
