import { once } from 'node:events';
import type { Assessment, AssessmentQuestion, AttemptPaper, OwnAssessment } from '@atrium/contracts';
import { assessmentFields, longQuestionFields } from '@atrium/hr-service/testing';
import {
  expectDone as done,
  HttpClient,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { forkGateway } from './testing/fork-gateway.js';

const STREAMS = 5;
const KILLED_AFTER = 20;

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
});
afterAll(() => portal.close());

async function begin(hr: TestPerson, taker: TestPerson): Promise<AttemptPaper> {
  const ids: string[] = [];
  for (let place = 0; place < STREAMS; place += 1) {
    const fields = longQuestionFields(`Why ${String(place)}?`, 'Signs');
    ids.push(done(await hr.post<AssessmentQuestion>('/api/hr/assessment-questions', fields)).id);
  }
  const made = done(await hr.post<Assessment>('/api/hr/assessments', assessmentFields('Signs', ids)));
  const path = `/api/hr/employees?search=${encodeURIComponent(taker.user.email)}`;
  const [employee] = done(await hr.get<{ items: { id: string }[] }>(path)).items;
  const employeeIds = [employee?.id];
  done(await hr.post(`/api/hr/assessments/${made.id}/invite`, { employeeIds }));
  done(await hr.post(`/api/hr/assessments/${made.id}/publish`, { version: made.version }));
  const [own] = done(await taker.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items;
  return done(await taker.post<AttemptPaper>(`/api/hr/own-assessments/${own?.id ?? ''}/start`, {}));
}

test('answers that a gateway has acknowledged are there after it was killed in the middle of others', async () => {
  const [hr, taker] = [await acme.person('hr'), await acme.person('employee')];
  const { id, questions } = await begin(hr, taker);
  const { gateway, url } = await forkGateway(portal, 'off');
  const elsewhere = new HttpClient(url, taker);
  const acknowledged = new Map<string, number>();
  let count = 0;
  const gone = once(gateway, 'exit');
  /** Saves one answer after the other until nobody answers. */
  const write = async (question: string): Promise<void> => {
    for (let seq = 1; ; seq += 1) {
      const answers = [{ question, value: `Because ${String(seq)}`, flagged: false, seq }];
      const saved = await elsewhere.put(`/api/hr/own-attempts/${id}/answers`, { answers }).catch(() => null);
      if (saved?.status !== 200) return;
      acknowledged.set(question, seq);
      count += 1;
      if (count === KILLED_AFTER) gateway.kill('SIGKILL');
    }
  };
  await Promise.all(questions.map((question) => write(question.id)));
  await gone;
  expect(acknowledged.size).toBe(STREAMS);
  const { answers } = done(await taker.get<AttemptPaper>(`/api/hr/own-attempts/${id}`));
  for (const [question, seq] of acknowledged) {
    const kept = answers[question];
    // One more may have been stored whose acknowledgement was lost.
    expect(kept?.seq).toBeGreaterThanOrEqual(seq);
    expect(kept?.value).toBe(`Because ${String(kept?.seq)}`);
  }
});
