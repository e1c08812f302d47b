import type { Employee, EvaluationCycle, EvaluationResult, OwnEvaluationForm } from '@atrium/contracts';
import {
  expectDone as done,
  type TestClock,
  type TestCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';
import { EvaluationJob } from '../evaluation/evaluation.job.js';
import { evaluationCycleFields, evaluationTemplateFields } from './full-evaluation.factory.js';

export const EVALUATION_FORMS = '/api/hr/own-evaluation-forms';
export const EVALUATION_RESULTS = '/api/hr/evaluation-results';
export const EVALUATION_CYCLES = '/api/hr/evaluation-cycles';
/** What a colleague writes; the name of the best label. */
export const PEER_WORDS = 'Explains patiently';
export const BEST_LABEL = 'Zenith';
/** The last name of whoever writes as a colleague, and of nobody else. */
export const COLLEAGUE = 'Fernandes';

const START = '2026-11-26T06:00:00Z';

type Who = 'hr' | 'boss' | 'asha' | 'ravi' | 'mira' | 'tara';

/** A company in which Boss leads Asha, and its cycles of evaluations. */
export class EvaluationDesk {
  private readonly ids = new Map<string, string>();

  private constructor(
    private readonly portal: TestPortal,
    private readonly clock: TestClock,
    readonly acme: TestCompany,
    readonly people: Record<Who, TestPerson>,
  ) {}

  static async open(portal: TestPortal, clock: TestClock): Promise<EvaluationDesk> {
    clock.set(START);
    const acme = await portal.company({ timezone: 'Asia/Kolkata' });
    const people = {
      hr: await acme.person('hr'),
      boss: await acme.person('teamLeader'),
      asha: await acme.person('employee'),
      ravi: await acme.person('employee', { lastName: COLLEAGUE }),
      mira: await acme.person('employee', { lastName: COLLEAGUE }),
      tara: await acme.person('employee', { lastName: COLLEAGUE }),
    };
    const desk = new EvaluationDesk(portal, clock, acme, people);
    for (const person of Object.values(people))
      desk.ids.set(person.user.id, (await desk.recordOf(person)).id);
    const { id, version } = await desk.recordOf(people.asha);
    const managerId = desk.idOf(people.boss);
    done(await people.hr.patch(`/api/hr/employees/${id}`, { version, managerId }));
    await portal.settle();
    return desk;
  }

  readonly recordOf = async ({ user }: TestPerson): Promise<Employee> =>
    (await this.people.hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];

  readonly idOf = ({ user }: TestPerson): string => this.ids.get(user.id) ?? '';

  /** Sessions end after hours without a request. */
  readonly goTo = async (day: string): Promise<void> => {
    this.clock.set(`${day}T06:00:00Z`);
    for (const [name, { user }] of Object.entries(this.people))
      Object.assign(this.people, { [name]: await this.acme.signIn(user.email) });
  };

  readonly runJob = () =>
    this.portal.app
      .get(EvaluationJob)
      .follow({}, { companyId: this.acme.id, signal: new AbortController().signal });

  readonly cycleOf = async (id: string): Promise<EvaluationCycle> =>
    done(await this.people.hr.get<EvaluationCycle>(`${EVALUATION_CYCLES}/${id}`));

  readonly take = async (id: string, step: string, given: object = {}) => {
    const { version } = await this.cycleOf(id);
    return this.people.hr.post(`${EVALUATION_CYCLES}/${id}/${step}`, { version, ...given });
  };

  /** A cycle with forms of colleagues and of leads, and three colleagues who are asked about Asha. */
  readonly launch = async (given: object = {}): Promise<EvaluationCycle> => {
    const { hr, asha, ravi, mira, tara } = this.people;
    const template = done(
      await hr.post('/api/hr/evaluation-templates', evaluationTemplateFields('Standard', BEST_LABEL)),
    );
    const fields = { ...evaluationCycleFields('Autumn', template.id, 2026), ...given };
    const { id } = done(await hr.post<EvaluationCycle>(EVALUATION_CYCLES, fields));
    const peers = { subjectId: this.idOf(asha), reviewerIds: [ravi, mira, tara].map(this.idOf) };
    done(await hr.put(`${EVALUATION_CYCLES}/${id}/peers`, peers));
    return done(await this.take(id, 'launch'));
  };

  readonly formOf = async (person: TestPerson, subject = this.people.asha): Promise<OwnEvaluationForm> =>
    done(await person.get<{ items: OwnEvaluationForm[] }>(EVALUATION_FORMS)).items.find(
      (form) => form.subject.id === this.idOf(subject),
    )!;

  readonly submit = async (person: TestPerson, score: number, text: string | null = null) => {
    const { id, version } = await this.formOf(person);
    const answers = { goals: score, words: text };
    return person.post(`${EVALUATION_FORMS}/${id}/submit`, { version, answers });
  };

  /** Up to calibration: colleagues give 3, 4 and 5, the lead 4; nobody wrote about the others. */
  readonly calibrate = async (): Promise<{ cycle: EvaluationCycle; result: EvaluationResult }> => {
    const { id } = await this.launch();
    const { boss, ravi, mira, tara } = this.people;
    done(await this.submit(ravi, 3, PEER_WORDS));
    done(await this.submit(mira, 4, 'Comes late'));
    done(await this.submit(tara, 5, 'Helps others'));
    done(await this.submit(boss, 4));
    await this.goTo('2026-12-21');
    await this.runJob();
    const { people, idOf } = this;
    const { items } = done(
      await people.hr.get<{ items: EvaluationResult[] }>(
        `${EVALUATION_RESULTS}?subject=${idOf(people.asha)}`,
      ),
    );
    return { cycle: await this.cycleOf(id), result: items[0]! };
  };
}
