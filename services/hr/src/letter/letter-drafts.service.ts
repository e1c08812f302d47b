import {
  fieldsIn,
  fillText,
  LETTER_TEMPLATE,
  LOCALES,
  paragraphsOf,
  dayIn,
  type Employee,
  type Language,
  type LetterDraft,
  type LetterTemplate,
  type MakeLetter,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeService } from '../employee/employee.service.js';
import { LetterFactsRepository, type LetterFacts } from './letter-facts.repository.js';
import { LetterTemplates } from './letter-template.service.js';

/** A letter with everything that its paper shows. */
export interface ReadyLetter extends LetterDraft {
  template: LetterTemplate;
  employee: Employee;
  /** The date of the letter, in the company's zone. */
  today: string;
}

/** Puts a person's data into a template. */
@Injectable()
export class LetterDrafts {
  constructor(
    private readonly templates: LetterTemplates,
    private readonly employees: EmployeeService,
    private readonly clock: Clock,
    private readonly db: TenantDb,
    private readonly facts: LetterFactsRepository,
  ) {}

  /** @throws {AppError} NOT_FOUND, LETTER_TEMPLATE_ARCHIVED */
  async of(user: SignedInUser, employeeId: string, asked: MakeLetter): Promise<ReadyLetter> {
    const employee = await this.employees.steps.get(user, employeeId);
    const template = await this.templates.steps.get(user, asked.templateId);
    if (template.archivedAt) throw new AppError(LETTER_TEMPLATE.errors.LETTER_TEMPLATE_ARCHIVED);
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const facts = await this.db.run(user.companyId, () => this.facts.read(employeeId));
    const known = knownValues(employee, { today, company: user.companyName, template, facts });
    const asks = fieldsIn(template.subject, template.body).filter((name) => !known.has(name));
    const given = asks.flatMap((name) => {
      const value = asked.values[name]?.trim();
      return value ? [[name, value] as const] : [];
    });
    const values = new Map([...known, ...given]);
    const subject = fillText(template.subject, values);
    const paragraphs = paragraphsOf(template.body).map((part) => fillText(part, values));
    return { subject, paragraphs, asks, template, employee, today };
  }
}

interface Known {
  today: string;
  company: string;
  template: LetterTemplate;
  facts: LetterFacts | null;
}

function knownValues(
  employee: Employee,
  { today, company, template: { language, purpose }, facts }: Known,
): Map<string, string> {
  const { firstName, code, designation, department, manager, joiningDate } = employee;
  const { confirmedOn = null, lastDay = null, planned = null } = facts ?? {};
  // A confirmation is written before the day on which it begins.
  const confirmation = purpose === 'confirmation' ? planned : null;
  const sayDay = (day: string | null | undefined) => day && dayInWords(language, day);
  const found = {
    name: fullName(employee),
    firstName,
    code,
    company,
    designation: confirmation?.designation ?? designation?.name,
    department: department?.name,
    manager: manager?.name,
    joiningDate: sayDay(joiningDate),
    today: sayDay(today),
    confirmedOn: sayDay(confirmedOn ?? planned?.on),
    lastDay: sayDay(lastDay),
  };
  return new Map(Object.entries(found).filter((entry): entry is [string, string] => !!entry[1]));
}

/** `12 March 2026`, as the language writes it. */
export const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
