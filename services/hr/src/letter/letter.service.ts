import {
  EMPLOYEE_DOCUMENT_USE,
  LETTER_TEMPLATE,
  type EmployeeDocument,
  type LetterDraft,
  type MakeLetter,
} from '@atrium/contracts';
import { Letterheads, type Letterhead } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { AppError, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeDocuments } from '../document/employee-document.service.js';
import { fullName } from '../employee/employee.record.js';
import { dayInWords, LetterDrafts, type ReadyLetter } from './letter-drafts.service.js';
import { LetterNumberRepository, sayNumber } from './letter-number.repository.js';

const LETTER = definePdf(new URL('./letter.typ', import.meta.url));
/** Room for a letter with a logo until its size is known. */
const MOST_BYTES = 2_000_000;

/** Makes letters: numbered by the company, as PDF, among the person's documents. */
@Injectable()
export class Letters {
  constructor(
    private readonly db: TenantDb,
    private readonly drafts: LetterDrafts,
    private readonly numbers: LetterNumberRepository,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
    private readonly files: Files,
    private readonly documents: EmployeeDocuments,
    private readonly turns: Turns,
  ) {}

  /** The letter as it would read. @throws {AppError} NOT_FOUND, LETTER_TEMPLATE_ARCHIVED */
  async preview(user: SignedInUser, employeeId: string, asked: MakeLetter): Promise<LetterDraft> {
    const { subject, paragraphs, asks } = await this.drafts.of(user, employeeId, asked);
    return { subject, paragraphs, asks };
  }

  /** @throws {AppError} NOT_FOUND, LETTER_TEMPLATE_ARCHIVED, LETTER_INCOMPLETE, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS */
  async make(user: SignedInUser, employeeId: string, asked: MakeLetter): Promise<EmployeeDocument> {
    const letter = await this.drafts.of(user, employeeId, asked);
    refuseGaps(letter, asked);
    const head = await this.letterheads.of(user.companyId);
    const fileId = await this.files.announce(user, { use: EMPLOYEE_DOCUMENT_USE, most: MOST_BYTES });
    const write = () => this.write(user, employeeId, { letter, head, fileId });
    return this.turns.take(`letters ${user.companyId}`, write);
  }

  /**
   * The number belongs to the paper that shows it: it is taken in the transaction that keeps the paper, so that none is
   * missing, and no transaction waits while the paper is made. One of a company at a time; if another gateway was
   * quicker all the same, the paper is made again with the next number.
   */
  private async write(user: SignedInUser, employeeId: string, paper: LetterPaper): Promise<EmployeeDocument> {
    const { letter, head, fileId } = paper;
    const { companyId } = user;
    for (;;) {
      const number = await this.db.run(companyId, () => this.numbers.coming(letter.today));
      const bytes = await this.pdfs.make({ companyId, ...paperOf(letter, head, sayNumber(number)) });
      const kept = await this.db.run(companyId, async () => {
        if (!(await this.numbers.take(number))) return null;
        const name = `${letter.template.name} ${sayNumber(number)}.pdf`;
        await this.files.fill(fileId, { name, type: 'application/pdf', bytes });
        return this.documents.add(user, employeeId, {
          fileId,
          number: sayNumber(number),
          issuedOn: letter.today,
          expiresOn: null,
          category: 'letter',
          visibleTo: 'person',
        });
      });
      if (kept) return kept;
    }
  }
}

interface LetterPaper {
  letter: ReadyLetter;
  head: Letterhead;
  fileId: string;
}

/** @throws {AppError} LETTER_INCOMPLETE, beside each empty field */
function refuseGaps({ asks }: ReadyLetter, { values }: MakeLetter): void {
  const empty = asks.filter((name) => !values[name]?.trim());
  if (empty.length === 0) return;
  const fields = Object.fromEntries(empty.map((name) => [`values.${name}`, 'Enter a value.']));
  throw new AppError(LETTER_TEMPLATE.errors.LETTER_INCOMPLETE, { fields });
}

function paperOf(
  { template, employee, subject, paragraphs, today }: ReadyLetter,
  head: Letterhead,
  number: string,
) {
  const { language, signatory, signatoryTitle } = template;
  const { name, address, logo } = head;
  const data = {
    number,
    subject,
    paragraphs,
    date: dayInWords(language, today),
    to: [fullName(employee), employee.designation?.name, employee.code].filter(Boolean),
    signed: [signatory, signatoryTitle, name].filter(Boolean),
    words: {
      number: say(words('Letter number'), language),
      sincerely: say(words('Yours sincerely,'), language),
    },
  };
  return {
    template: LETTER,
    title: `${subject} (${number})`,
    language,
    company: { name, address, logo },
    data,
  };
}
