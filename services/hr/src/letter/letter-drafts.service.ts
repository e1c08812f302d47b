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
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeService } from '../employee/employee.service.js';
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
  ) {}

  /** @throws {AppError} NOT_FOUND, LETTER_TEMPLATE_ARCHIVED */
  async of(user: SignedInUser, employeeId: string, asked: MakeLetter): Promise<ReadyLetter> {
    const employee = await this.employees.steps.get(user, employeeId);
    const template = await this.templates.steps.get(user, asked.templateId);
    if (template.archivedAt) throw new AppError(LETTER_TEMPLATE.errors.LETTER_TEMPLATE_ARCHIVED);
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const known = knownValues(employee, { today, company: user.companyName, language: template.language });
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

function knownValues(
  employee: Employee,
  { today, company, language }: { today: string; company: string; language: Language },
): Map<string, string> {
  const { firstName, code, designation, department, manager, joiningDate } = employee;
  const found = {
    name: fullName(employee),
    firstName,
    code,
    company,
    designation: designation?.name,
    department: department?.name,
    manager: manager?.name,
    joiningDate: dayInWords(language, joiningDate),
    today: dayInWords(language, today),
  };
  return new Map(Object.entries(found).filter((entry): entry is [string, string] => !!entry[1]));
}

/** `12 March 2026`, as the language writes it. */
export const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
