import {
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  idParamsSchema,
  letterDraftSchema,
  makeLetterSchema,
  type EmployeeDocument,
  type LetterDraft,
  type MakeLetter,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Letters } from './letter.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller(`api/${EMPLOYEE.path}/:id/letters`)
@Access(accessTo(EMPLOYEE_DOCUMENT, 'update'))
export class LetterController {
  constructor(private readonly letters: Letters) {}

  @Post('preview')
  @HttpCode(200)
  @OwnToo('It stores nothing.')
  @NotAudited('Only reads.')
  @Answers(letterDraftSchema)
  previewLetter(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: makeLetterSchema }) body: MakeLetter,
  ): Promise<LetterDraft> {
    return this.letters.preview(user, id, body);
  }

  @Post()
  @About({ in: 'id' })
  @Audited('employeeDocument.create')
  @Answers(EMPLOYEE_DOCUMENT.schema, 201)
  @Once()
  makeLetter(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: makeLetterSchema }) body: MakeLetter,
  ): Promise<EmployeeDocument> {
    return this.letters.make(user, id, body);
  }
}
