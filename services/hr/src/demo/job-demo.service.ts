import { addDays, dayIn, monthStart, type ChangeJob, type Employee } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeService } from '../employee/employee.service.js';
import { JobChangeService } from '../job/job-change.service.js';

type Given = ReadonlyMap<string, Employee>;
/** Name -> id. */
type Names = ReadonlyMap<string, string>;

type Change = (email: string, order: Omit<ChangeJob, 'version'>) => Promise<void>;

/** Who was promoted so many days after joining, to what they are today. */
const RISEN: readonly [email: string, days: number][] = [
  ['employee@demo.test', 420],
  ['priyanka.das@demo.test', 700],
  ['neha.agarwal@demo.test', 900],
  ['aditya.verma@demo.test', 540],
];

/** The demo company's promotions, and what is planned for the months ahead. */
@Injectable()
export class JobDemo {
  constructor(
    private readonly employees: EmployeeService,
    private readonly jobs: JobChangeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside `TenantDb.run` only, after everybody was created as what they began as.
   * @param designationOf e-mail -> what they are today
   */
  async fill(
    admin: SignedInUser,
    people: Given,
    {
      designations,
      departments,
      designationOf,
    }: Record<'designations' | 'departments', Names> & {
      designationOf: Names;
    },
  ): Promise<void> {
    const change: Change = async (email, order) => {
      const known = people.get(email);
      if (!known) return;
      const { version } = await this.employees.steps.get(admin, known.id);
      await this.jobs.change(admin, known.id, { version, ...order });
    };
    for (const [email, days] of RISEN) {
      const effectiveOn = addDays(people.get(email)?.joiningDate ?? '', days);
      const designationId = designations.get(designationOf.get(email) ?? '') ?? null;
      await change(email, { effectiveOn, reason: 'promotion', note: 'Yearly appraisal', designationId });
    }
    await this.plan(admin, change, { people, designations, departments });
  }

  private async plan(
    admin: SignedInUser,
    change: Change,
    { people, designations, departments }: { people: Given } & Record<'designations' | 'departments', Names>,
  ): Promise<void> {
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    const next = monthStart(addDays(monthStart(today), 31));
    await change('yash.thakkar@demo.test', {
      effectiveOn: next,
      reason: 'promotion',
      note: 'After the first half year',
      designationId: designations.get('Frontend Developer') ?? null,
    });
    await change('zoya.ansari@demo.test', {
      effectiveOn: next,
      reason: 'confirmation',
      note: 'End of the internship',
      employmentType: 'permanent',
      designationId: designations.get('Graphic Designer') ?? null,
    });
    await change('karan.bhatia@demo.test', {
      effectiveOn: addDays(today, 20),
      reason: 'transfer',
      note: 'Joins the video team of Design',
      departmentId: departments.get('Design') ?? null,
      managerId: people.get('lead@demo.test')?.id ?? null,
    });
  }
}
