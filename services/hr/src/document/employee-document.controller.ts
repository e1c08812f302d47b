import {
  addDocumentSchema,
  askDocumentSchema,
  doneSchema,
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  employeeDocumentListSchema,
  idParamsSchema,
  transitionSchema,
  type AskDocument,
  type EmployeeDocument,
  type NewDocument,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { EmployeeDocuments } from './employee-document.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';

interface Id {
  id: string;
}
interface Version {
  version: number;
}
const Place = () => Param({ schema: idParamsSchema });

/** The documents of an employee. */
@Controller(`api/${EMPLOYEE.path}/:id/documents`)
export class EmployeeDocumentController {
  constructor(private readonly documents: EmployeeDocuments) {}

  @Get()
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'read'))
  @Answers(employeeDocumentListSchema)
  async listDocuments(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
  ): Promise<{ items: EmployeeDocument[] }> {
    return { items: await this.documents.listOf(user, id) };
  }

  @Post()
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'update'))
  @About({ in: 'id' })
  @Audited('employeeDocument.create')
  @Answers(EMPLOYEE_DOCUMENT.schema, 201)
  @Once()
  addDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: addDocumentSchema }) body: NewDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.add(user, id, body);
  }

  @Post('ask')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'update'))
  @OwnToo('It is a question, and what is sent is looked at.')
  @Audited('employeeDocument.create')
  @Answers(EMPLOYEE_DOCUMENT.schema, 201)
  @Once()
  askDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: askDocumentSchema }) body: AskDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.ask(user, id, body);
  }
}

/** One document. */
@Controller(`api/${EMPLOYEE_DOCUMENT.path}`)
export class DocumentStepController {
  constructor(private readonly documents: EmployeeDocuments) {}

  @Delete(':id')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'delete'))
  @Audited('employeeDocument.delete')
  @Answers(doneSchema)
  async deleteDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<{ done: true }> {
    await this.documents.remove(user, { id, version });
    return { done: true };
  }
}
