import { EMPLOYEE_DOCUMENT_USE, addDays, type Employee, type NewDocument } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeDocuments } from '../document/employee-document.service.js';
import { usualLetters } from '../letter/letter-starter.seed.js';
import { IdCards } from '../id-card/id-card.service.js';
import { OwnIdCards } from '../id-card/own-id-card.service.js';
import { LetterTemplates } from '../letter/letter-template.service.js';
import { Letters } from '../letter/letter.service.js';

const DAYS = { visaLeft: 24, visaHeld: 700, longAgo: 1500 };
const MOST_BYTES = 10_000;
const TEMPLATES = { sort: 'name', limit: 100, status: 'active' } as const;

/** Letters, documents and ID cards of the demo company: one in each state. */
@Injectable()
export class PaperDemo {
  constructor(
    private readonly templates: LetterTemplates,
    private readonly letters: Letters,
    private readonly documents: EmployeeDocuments,
    private readonly files: Files,
    private readonly cards: IdCards,
    private readonly ownCards: OwnIdCards,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(admin: SignedInUser, employees: readonly Employee[], today: string): Promise<void> {
    const [someone, other, third] = employees;
    if (!someone || !other || !third) return;
    const signedBy = { signatory: `${admin.firstName} ${admin.lastName}`, signatoryTitle: null };
    for (const letter of usualLetters('en', signedBy)) await this.templates.steps.create(admin, letter);
    await this.documents.ask(admin, someone.id, {
      name: 'Passport, page with the photo',
      category: 'identity',
    });
    await this.ownCards.askFor(admin, third.id, 'first');
    await this.cards.issueMissing(admin);
    await this.add(admin, other, {
      name: 'Work permit.txt',
      category: 'visa',
      number: 'WP-48213',
      issuedOn: addDays(today, -DAYS.visaHeld),
      expiresOn: addDays(today, DAYS.visaLeft),
    });
    const degree = {
      name: 'Degree certificate.txt',
      category: 'education',
      number: null,
      expiresOn: null,
    } as const;
    await this.add(admin, third, { ...degree, issuedOn: addDays(today, -DAYS.longAgo) });
  }

  /** A letter to somebody. Not inside `TenantDb.run`: no transaction waits for a document. */
  async write(admin: SignedInUser, { id }: Employee): Promise<void> {
    const { items } = await this.templates.steps.list(admin, TEMPLATES);
    const confirmation = items.find(({ purpose }) => purpose === 'confirmation');
    const values = { confirmedOn: '1 April 2026', designation: 'Designer' };
    if (confirmation) await this.letters.make(admin, id, { templateId: confirmation.id, values });
  }

  private async add(
    admin: SignedInUser,
    employee: Employee,
    { name, ...given }: Omit<NewDocument, 'fileId' | 'visibleTo'> & { name: string },
  ): Promise<void> {
    const fileId = await this.files.announce(admin, { use: EMPLOYEE_DOCUMENT_USE, most: MOST_BYTES });
    const bytes = Buffer.from(`${name}\n${employee.firstName} ${employee.lastName}\n`);
    await this.files.fill(fileId, { name, type: 'text/plain', bytes });
    await this.documents.add(admin, employee.id, { ...given, fileId, visibleTo: 'person' });
  }
}
