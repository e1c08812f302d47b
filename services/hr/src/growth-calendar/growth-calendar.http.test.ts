import type { Assessment, CalendarItem } from '@atrium/contracts';
import { expectDone as done, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { EvaluationDesk } from '../testing/evaluation-desk.factory.js';
import { assessmentFields, singleQuestionFields } from '../testing/full-assessment.factory.js';

const clock = new TestClock('2026-11-26T06:00:00Z');
let portal: TestPortal;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

const itemsOf = async (person: TestPerson) => {
  const { items, failed } = done<{ items: CalendarItem[]; failed: string[] }>(
    await person.get('/api/calendar/items?from=2026-12-01&to=2027-01-01'),
  );
  expect(failed).toEqual([]);
  return items
    .filter(({ source }) => source === 'evaluations')
    .map(({ title, start, end, url }) => [title, start, end, url]);
};

test('who owes a form sees its last day, and who is invited when an assessment can be taken', async () => {
  const desk = await EvaluationDesk.open(portal, clock);
  const { hr, ravi, asha, mira } = desk.people;
  await desk.launch();
  const form = await desk.formOf(ravi);
  const due = [
    `Evaluation form due: ${form.subject.name}`,
    '2026-12-10',
    '2026-12-11',
    `form/selfEvaluation?id=${form.id}`,
  ];
  expect([await itemsOf(ravi), await itemsOf(asha)]).toEqual([[due], []]);
  done(await desk.submit(ravi, 4));
  expect(await itemsOf(ravi)).toEqual([]);
  const question = done(await hr.post('/api/hr/assessment-questions', singleQuestionFields('Go?', 'Signs')));
  const made = done(
    await hr.post<Assessment>('/api/hr/assessments', {
      ...assessmentFields('Signs', [question.id]),
      opensAt: '2026-12-01T06:00:00.000Z',
      closesAt: '2026-12-03T18:30:00.000Z',
    }),
  );
  done(await hr.post(`/api/hr/assessments/${made.id}/invite`, { employeeIds: [desk.idOf(ravi)] }));
  done(await hr.post(`/api/hr/assessments/${made.id}/publish`, { version: made.version }));
  // Midnight in India: it is open to the end of the third.
  expect(await itemsOf(ravi)).toEqual([['Signs', '2026-12-01', '2026-12-04', 'assessment']]);
  expect((await itemsOf(mira)).map(([title]) => title)).not.toContain('Signs');
});
