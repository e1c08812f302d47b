import { isDeepStrictEqual } from 'node:util';
import type { Employee, Holiday } from '@atrium/contracts';
import { expectDone as done } from '@atrium/testing';
import type { HrDesk } from '../hr-desk.factory.js';
import { importDesk } from '../import-desk.factory.js';

interface GivenFile {
  importer: string;
  file: string;
}

const EXPORTED =
  'name,code,workEmail,phone,department,designation,joiningDate,manager,employmentType,birthDate';

/** Situations of files, each by the `id` of its case: what was refused, and what is there afterwards. */
export const peopleFileSteps = {
  'holiday-file-with-days-first': async (desk: HrDesk, given: GivenFile) => {
    const { faults } = await bringIn(desk, given);
    const { items } = done(await desk.hr.get<{ items: Holiday[] }>('/api/hr/holidays?limit=100'));
    return { faults, holidays: items.map(({ date, name }) => ({ date, name })) };
  },
  'excel-separator-line': async (desk: HrDesk, given: GivenFile) => {
    const before = await codesOf(desk);
    const { faults } = await bringIn(desk, given);
    const added = (await peopleOf(desk)).filter(({ code }) => !before.includes(code));
    return {
      faults,
      employees: added.map(({ firstName, lastName, workEmail, joiningDate }) => ({
        firstName,
        lastName,
        workEmail,
        joiningDate,
      })),
    };
  },
  'export-goes-back-in': async (desk: HrDesk) => {
    const lead = await desk.addWorker('2023-04-03', { firstName: 'Meera', workEmail: 'meera@acme.test' });
    const born = { birthDate: '1990-02-28', managerId: lead.id, phone: '+919812345678' };
    await desk.addWorker('2024-01-31', born);
    const before = (await peopleOf(desk)).map(told);
    const query = `list=hr.employees&format=csv&columns=${EXPORTED}`;
    const file = done(await desk.hr.get<string>(`/api/exports?${query}`));
    const { faults, known } = await bringIn(desk, { importer: 'hr.employees', file });
    return { faults, known, changed: !isDeepStrictEqual((await peopleOf(desk)).map(told), before) };
  },
};

/** Imports a file with the columns that are guessed. @returns the faults of its rows, and how many are there already */
async function bringIn(desk: HrDesk, { importer, file }: GivenFile) {
  const { checkFile, run, faultsOf } = importDesk(
    () => desk.portal,
    () => desk.hr,
  );
  const checked = await checkFile(importer, [file]);
  const faults = await faultsOf(checked, 'faulty');
  const { ready, known } = checked.counts;
  if (ready > 0) await run(checked);
  return { faults, known };
}

async function peopleOf({ hr }: HrDesk): Promise<Employee[]> {
  return done(await hr.get<{ items: Employee[] }>('/api/hr/employees?limit=100&sort=code')).items;
}

const codesOf = async (desk: HrDesk): Promise<string[]> => (await peopleOf(desk)).map(({ code }) => code);

const told = ({
  code,
  firstName,
  lastName,
  workEmail,
  phone,
  joiningDate,
  birthDate,
  manager,
}: Employee) => ({
  code,
  firstName,
  lastName,
  workEmail,
  phone,
  joiningDate,
  birthDate,
  manager: manager?.name ?? null,
});
