import { HANDED_FILE_USE, type Application, type AttemptPaper, type OwnAssessment } from '@atrium/contracts';
import { expectDone, uploadFile, type FilledCompany, type TestPerson } from '@atrium/testing';

interface Stored {
  id: string;
  version: number;
}

/** With one question that the product marks and one that a person marks. */
export const singleQuestionFields = (text: string, bank: string) => ({
  text,
  bank,
  tags: ['basics'],
  points: 2,
  cost: 0,
  content: {
    kind: 'single',
    options: ['Yellow', 'Green', 'None of these'].map((option, place) => ({
      id: `o${String(place)}`,
      text: option,
      last: place === 2,
    })),
    right: 'o1',
  },
  feedback: 'Green stands for go',
});

export const longQuestionFields = (text: string, bank: string) => ({
  text,
  bank,
  tags: [],
  points: 2,
  cost: 0,
  content: { kind: 'longText', rubric: [{ id: 'r1', text: 'Says why', points: 2 }] },
  feedback: '',
});

export const fileQuestionFields = (text: string, bank: string, more: object = {}) => ({
  text,
  bank,
  tags: [],
  points: 2,
  cost: 0,
  content: {
    kind: 'file',
    accepts: ['pdf', 'text'],
    most: 2,
    maxMb: 1,
    rubric: [{ id: 'r1', text: 'Says how', points: 2 }],
    ...more,
  },
  feedback: '',
});

export const assessmentFields = (name: string, questionIds: readonly string[]) => ({
  name,
  description: '',
  audience: 'staff',
  questionIds,
  draws: [],
  limitMin: 30,
  opensAt: null,
  closesAt: null,
  graceSec: 30,
  attempts: 1,
  counted: 'highest',
  shuffleQuestions: false,
  shuffleOptions: true,
  forward: false,
  passPercent: 50,
  floorAtZero: true,
  reveal: 'score',
  revealAt: 'scored',
});

/** Adds rows to every table of assessments. */
export async function fillAssessments({ people: { hr, employee }, word }: FilledCompany): Promise<void> {
  const bank = `${word} bank`;
  const made: Stored[] = [];
  for (const fields of [
    singleQuestionFields(`${word} colour?`, bank),
    longQuestionFields(`${word} why?`, bank),
    fileQuestionFields(`${word} plan?`, bank),
  ])
    made.push(expectDone(await hr.post<Stored>('/api/hr/assessment-questions', fields)));
  const ids = made.map(({ id }) => id);
  const { id, version } = expectDone(
    await hr.post<Stored>('/api/hr/assessments', {
      ...assessmentFields(`${word} assessment`, ids),
      audience: 'everyone',
    }),
  );
  expectDone(await hr.post(`/api/hr/assessments/${id}/publish`, { version }));
  expectDone(
    await hr.post(`/api/hr/assessments/${id}/invite`, { employeeIds: [await employeeIdOf(hr, employee)] }),
  );
  await take(employee, word);
  const [applicant] = expectDone(await hr.get<{ items: Application[] }>('/api/hr/applications')).items;
  const path = `/api/hr/applications/${applicant?.id ?? ''}/assessments`;
  expectDone(await hr.post(path, { assessmentId: id }));
}

async function employeeIdOf(hr: TestPerson, { user }: TestPerson): Promise<string> {
  const path = `/api/hr/employees?search=${encodeURIComponent(user.email)}`;
  const [record] = expectDone(await hr.get<{ items: Stored[] }>(path)).items;
  return record?.id ?? '';
}

/** The long answer waits to be marked. */
async function take(person: TestPerson, word: string): Promise<void> {
  const [own] = expectDone(await person.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items;
  const paper = expectDone(
    await person.post<AttemptPaper>(`/api/hr/own-assessments/${own?.id ?? ''}/start`, {}),
  );
  const handIn = paper.questions.find(({ kind }) => kind === 'file')?.id;
  const fileId = await uploadFile(person, Buffer.from(`${word} plan`), {
    use: HANDED_FILE_USE,
    name: `${word}.txt`,
  });
  expectDone(await person.post(`/api/hr/own-attempts/${paper.id}/files`, { question: handIn, fileId }));
  const answers = paper.questions.map(({ id, parts }) => ({
    question: id,
    value: parts[0]?.id ?? `${word} because`,
    flagged: false,
    seq: 1,
  }));
  expectDone(await person.post(`/api/hr/own-attempts/${paper.id}/submit`, { answers }));
}
