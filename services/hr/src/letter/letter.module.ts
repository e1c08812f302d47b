import { LETTER_TEMPLATE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { DocumentModule } from '../document/document.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LetterController } from './letter.controller.js';
import { LetterDrafts } from './letter-drafts.service.js';
import { LetterFactsRepository } from './letter-facts.repository.js';
import { LetterNumberRepository } from './letter-number.repository.js';
import { Letters } from './letter.service.js';
import { LetterTemplateController } from './letter-template.controller.js';
import { LETTER_TEMPLATES } from './letter-template.record.js';
import { LetterTemplates } from './letter-template.service.js';

@Module({
  imports: [DocumentModule, EmployeeModule, IdentityModule],
  controllers: [
    LetterController,
    recordController(LETTER_TEMPLATE, { rules: LETTER_TEMPLATES }),
    LetterTemplateController,
  ],
  providers: [
    ...offerRecord(LETTER_TEMPLATES),
    LetterDrafts,
    LetterFactsRepository,
    LetterNumberRepository,
    Letters,
    LetterTemplates,
  ],
  exports: [Letters, LetterTemplates],
})
export class LetterModule {}
