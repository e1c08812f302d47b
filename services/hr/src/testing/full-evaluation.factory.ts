import { TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { expectDone, type FilledCompany } from '@atrium/testing';
import { APPRAISALS } from '../appraisal/appraisal.record.js';

const LATEST_YEAR = 2032;

const GOALS = { key: 'goals', kind: 'rating', weight: 1, required: true, allowNA: false, options: [] };
const WORDS = { key: 'words', kind: 'text', weight: 0, required: false, allowNA: false, options: [] };

/** One rated question and one for words. @param best what the highest scores are called */
export const evaluationTemplateFields = (name: string, best: string) => ({
  name,
  scale: { min: 1, max: 5, step: 1 },
  sections: [
    {
      key: 'work',
      title: `${name} work`,
      weight: 100,
      questions: [
        { ...GOALS, title: `${name} goals` },
        { ...WORDS, title: `${name} words` },
      ],
    },
  ],
  labels: [
    { from: 1, label: 'Below' },
    { from: 3, label: 'Meets', rise: 8 },
    { from: 4.5, label: best },
  ],
});

/** With forms of colleagues and of leads, in December. */
export const evaluationCycleFields = (name: string, templateId: string, year = LATEST_YEAR) => ({
  name,
  periodFrom: `${String(year)}-01-01`,
  periodTo: `${String(year)}-12-31`,
  templateId,
  templates: [],
  weights: { self: 0, peer: 30, lead: 70, hr: 0 },
  deadlines: { self: null, peer: `${String(year)}-12-10`, lead: `${String(year)}-12-20`, hr: null },
  joinedBefore: `${String(year + 1)}-01-01`,
  anonymity: 3,
  hrReviewerId: null,
});

/** Adds rows to every table of evaluations. */
export async function fillEvaluations({
  portal,
  company,
  people: { admin, hr },
  word,
}: FilledCompany): Promise<void> {
  const fields = evaluationTemplateFields(`${word} template`, `${word} best`);
  const template = expectDone(await hr.post<{ id: string }>('/api/hr/evaluation-templates', fields));
  const plan = evaluationCycleFields(`${word} round`, template.id);
  const cycle = expectDone(await hr.post<{ id: string; version: number }>('/api/hr/evaluation-cycles', plan));
  expectDone(await hr.post(`/api/hr/evaluation-cycles/${cycle.id}/launch`, { version: cycle.version }));
  // To be asked for, a result would have to be published. One is the admin's, which the admin does not see.
  const results = await portal.database.query<{ resultId: string; employeeId: string }>(
    `select r.id as "resultId", r.subject_id as "employeeId"
     from evaluation_result r join employee e on e.company_id = r.company_id and e.id = r.subject_id
     where r.company_id = $1 order by e.user_id is not distinct from $2 desc, e.id limit 2`,
    [company.id, admin.user.id],
  );
  const rows = results.map((result) => ({
    ...result,
    askedById: result.employeeId,
    rise: 8,
    from: '2033-04',
    reason: `${word} did well`,
  }));
  await portal.app
    .get(TenantDb)
    .run(company.id, () => portal.app.get(Records).of(APPRAISALS).table.insert(rows, null));
}
