import type { Employee, Interview } from '@atrium/contracts';
import { expectDone, type TestPerson } from '@atrium/testing';

/** The employee that somebody is. */
export async function employeeOf(hr: TestPerson, { user }: TestPerson): Promise<string> {
  const path = `/api/hr/employees?search=${encodeURIComponent(user.email)}`;
  const [employee] = expectDone(await hr.get<{ items: Employee[] }>(path)).items;
  return employee?.id ?? '';
}

/** A talk by video of 45 minutes, as a body of a request. */
export const interviewDraft = (applicationId: string, panelIds: string[], more: object = {}) => ({
  applicationId,
  startsAt: '2099-01-12T09:30:00Z',
  minutes: 45,
  mode: 'video',
  place: '',
  roomId: null,
  link: 'https://meet.example/neha',
  panelIds,
  ...more,
});

export const schedule = async (
  hr: TestPerson,
  applicationId: string,
  { panel, ...more }: { panel: readonly TestPerson[]; [field: string]: unknown },
): Promise<Interview> => {
  const panelIds = [];
  for (const person of panel) panelIds.push(await employeeOf(hr, person));
  return expectDone(
    await hr.post<Interview>('/api/hr/interviews', interviewDraft(applicationId, panelIds, more)),
  );
};

/** What somebody says of an applicant. */
export const scorecardDraft = (more: object = {}) => ({
  scores: [
    { id: 'skills', score: 4 },
    { id: 'experience', score: 3 },
    { id: 'teamwork', score: null },
  ],
  recommendation: 'yes',
  note: 'Clear and kind.',
  ...more,
});
