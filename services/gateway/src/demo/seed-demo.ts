import type { CreateEmployee, Employee } from '@atrium/contracts';
import { AttendanceHistory, DepartmentService, EmployeeService, PlaceNames } from '@atrium/hr-service';
import { DEMO_LOGINS, DemoCompanyService } from '@atrium/identity';
import { Clock, OutboxDispatcher, TenantDb, type Env, type SignedInUser } from '@atrium/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { dayName, joiningDay, makeAttendance } from './demo-attendance.js';
import { switchOnApps } from './demo-apps.js';
import { announce, listStaff, writeMessages, type DemoStaff } from './demo-inbox.js';
import { tellSamples } from './demo-notifications.js';
import { DEMO_COMPANY, listDemoPeople, type DemoPerson } from './demo-people.js';

const ADMIN = 'admin@demo.test';
const CLIENT = { email: 'client@demo.test', firstName: 'Rajat', lastName: 'Oberoi' };

/**
 * Makes the demo company with its people, three months of attendance and what they write to each other, by the use cases that make them for
 * everybody. Once: a company that is complete, or that somebody else gave the code `demo`, stays as it is. What a
 * crash left half done is completed.
 */
export async function seedDemo(
  app: INestApplicationContext,
  env: Env,
  progress: (text: string) => void,
): Promise<void> {
  if (!env.demo) return;
  const people = listDemoPeople();
  const found = await findOrCreate(app, people, env.demoPassword);
  if (!found) return;
  await switchOnApps(app, found);
  const { admin } = await listStaff(app, found.companyId);
  if ((await app.get(EmployeeService).list(admin, EVERYBODY)).total >= people.length) return;
  progress('Filling the demo company');
  // Accounts get their employees by events.
  await app.get(OutboxDispatcher).dispatch();
  const staff = await listStaff(app, found.companyId);
  // Not within the transaction: sending a message has a limiter, which nobody's transaction should wait for.
  await writeMessages(app, staff);
  // All or nothing, so that the number of employees tells whether it is done.
  const known = await listKnown(app, staff.admin);
  await app.get(TenantDb).run(found.companyId, () => fill(app, { staff, people, known }));
}

const EVERYBODY = { sort: 'name', limit: 100, status: 'active,invited,archived' } as const;

async function findOrCreate(app: INestApplicationContext, people: DemoPerson[], password: string) {
  const demo = app.get(DemoCompanyService);
  const found = await demo.find(DEMO_COMPANY.code, ADMIN);
  if (found || (await demo.isTaken(DEMO_COMPANY.code))) return found;
  const logins = DEMO_LOGINS.map(({ email, role }) => {
    const { firstName, lastName } = people.find((person) => person.email === email) ?? CLIENT;
    return { email, role, firstName, lastName };
  });
  const { companyId, userIds } = await demo.create({ ...DEMO_COMPANY, password, people: logins });
  return { companyId, userId: userIds.get(ADMIN) ?? '' };
}

interface Cast {
  staff: DemoStaff;
  people: DemoPerson[];
  /** Employees that accounts got by themselves, by e-mail. */
  known: Map<string, Employee>;
}

async function listKnown(app: INestApplicationContext, admin: SignedInUser): Promise<Map<string, Employee>> {
  const { items } = await app.get(EmployeeService).list(admin, EVERYBODY);
  return new Map(items.map((employee) => [employee.workEmail, employee]));
}

async function fill(app: INestApplicationContext, { staff, people, known }: Cast): Promise<void> {
  const { admin } = staff;
  const now = app.get(Clock).now();
  const histories = makeAttendance(people, now);
  const places = await makePlaces(app, admin, people);
  const employees = new Map<string, Employee>();
  for (const [index, person] of people.entries()) {
    const employee = await save(app, admin, {
      ...{ person, employees, now, places },
      known: known.get(person.email),
    });
    employees.set(person.email, employee);
    const punches = histories[index] ?? [];
    await app.get(AttendanceHistory).record(admin.companyId, employee.id, { punches, by: admin });
    if (person.standing === 'left')
      await app.get(EmployeeService).move(admin, { ...employee, step: 'archive' });
  }
  await nameLeaders(app, admin, { people, employees, places });
  await announce(app, staff);
  await tellSamples(app, staff);
}

/** Name -> id. */
interface Places {
  departments: Map<string, string>;
  designations: Map<string, string>;
}

async function makePlaces(
  app: INestApplicationContext,
  admin: SignedInUser,
  people: DemoPerson[],
): Promise<Places> {
  const names = app.get(PlaceNames);
  const of = (read: (person: DemoPerson) => string) => [...new Set(people.map(read))];
  return {
    departments: await names.departmentsOf(
      of(({ department }) => department),
      admin,
    ),
    designations: await names.designationsOf(
      of(({ designation }) => designation),
      admin,
    ),
  };
}

/** The first person of each department leads it. */
async function nameLeaders(
  app: INestApplicationContext,
  admin: SignedInUser,
  { people, employees, places }: { people: DemoPerson[]; employees: Map<string, Employee>; places: Places },
): Promise<void> {
  const departments = app.get(DepartmentService);
  for (const [name, id] of places.departments) {
    const leader = people.find(({ department }) => department === name);
    const { version } = await departments.get(admin, id);
    const leaderId = (leader && employees.get(leader.email)?.id) ?? null;
    await departments.update(admin, id, { version, leaderId });
  }
}

interface Draft {
  person: DemoPerson;
  places: Places;
  /** Those saved before, by e-mail. */
  employees: Map<string, Employee>;
  now: Date;
  /** The employee that the person's account got by itself. */
  known: Employee | undefined;
}

/** Completes the employee that an account got by itself; makes one for everybody else. */
async function save(app: INestApplicationContext, admin: SignedInUser, draft: Draft): Promise<Employee> {
  const fields = toFields(draft);
  const { known } = draft;
  if (!known) {
    const invite = draft.person.standing === 'invited';
    return app.get(EmployeeService).create(admin, { ...fields, invite });
  }
  return app.get(EmployeeService).update(admin, known.id, { ...fields, version: known.version });
}

function toFields({ person, employees, now, places }: Draft): Omit<CreateEmployee, 'invite' | 'code'> {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    workEmail: person.email,
    phone: `+9198765${String(40_001 + employees.size * 137)}`,
    designationId: places.designations.get(person.designation) ?? null,
    departmentId: places.departments.get(person.department) ?? null,
    employmentType: person.employmentType,
    joiningDate: dayName(joiningDay(person, now)),
    timezone: DEMO_COMPANY.timezone,
    managerId: (person.manager && employees.get(person.manager)?.id) ?? null,
  };
}
