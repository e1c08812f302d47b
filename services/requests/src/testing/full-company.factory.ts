import { ESCALATE_AFTER } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, type FilledCompany } from '@atrium/testing';
import { NoticeRepository } from '../notice/notice.repository.js';
import { RequestRepository } from '../request/request.repository.js';
import { StepRepository } from '../request/step.repository.js';

/** A request of a kind whose service has gone, which waits for HR, a stand-in of HR, and a notice that HR has ended. */
export async function fillRequests({ portal, company, people, word }: FilledCompany): Promise<void> {
  const { hr, employee, admin } = people;
  const { items } = expectDone(await hr.get<{ items: { id: string }[] }>('/api/hr/employees'));
  const employeeId = items[0]?.id ?? '';
  const [requests, steps] = [portal.app.get(RequestRepository), portal.app.get(StepRepository)];
  await portal.app.get(TenantDb).run(company.id, async () => {
    const at = new Date('2026-01-05T09:00:00Z');
    const request = await requests.add({
      kind: 'gone',
      ref: employeeId,
      employeeId,
      requesterId: employee.user.id,
      person: `${word} Asha`,
      summary: `${word} asks in confidence`,
      steps: 1,
      submittedBy: employee.user.id,
      at,
      planVersion: 0,
      escalateAfter: ESCALATE_AFTER,
    });
    const step = { who: 'hr', approverId: hr.user.id, forId: admin.user.id, deciderIds: [hr.user.id] };
    await steps.replace({ requestId: request.id, step: 1 }, [step]);
    await steps.ask({ requestId: request.id, step: 1 }, at);
    await steps.setDeciders(request.id, step.deciderIds);
  });
  await addNotice({ portal, company, word }, hr.user.id);
  const step = {
    by: 'role',
    personId: null,
    role: 'hr',
    permission: null,
    overDays: 2,
    overMinutes: null,
    types: [],
  };
  expectDone(await hr.put('/api/request-plans/leave', { version: 0, steps: [step], escalateAfter: 5 }));
  const away = { delegateId: admin.user.id, from: '2031-01-06', to: '2031-01-10' };
  expectDone(await hr.post('/api/request-delegations', away));
}

async function addNotice(
  { portal, company, word }: Pick<FilledCompany, 'portal' | 'company' | 'word'>,
  userId: string,
): Promise<void> {
  const notices = portal.app.get(NoticeRepository);
  await portal.app.get(TenantDb).run(company.id, async () => {
    const at = new Date('2026-01-05T09:00:00Z');
    const text = `${word} has a birthday`;
    const written = await notices.put({ kind: 'events', key: 'first', text, endsOn: '2031-01-05' }, at);
    if (written) await notices.answer({ ...written, userId, snoozedUntil: null, at });
  });
}
