import {
  addDocumentSchema,
  askDocumentSchema,
  doneSchema,
  EMPLOYEE_DOCUMENT,
  EMPLOYEE_DOCUMENT_USE,
  employeeDocumentListSchema,
  idParamsSchema,
  returnDocumentSchema,
  sendDocumentSchema,
  transitionSchema,
  type AskDocument,
  type BulkOf,
  type BulkReport,
  type EmployeeDocument,
  type EmployeeDocumentQuery,
  type Page,
  type NewDocument,
  type ReturnDocument,
  type SendDocument,
  type UpdateEmployeeDocument,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
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
@Controller('api/hr/employees/:id/documents')
export class EmployeeDocumentController {
  constructor(private readonly documents: EmployeeDocuments) {}

  @Get()
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'read'))
  @Answers(employeeDocumentListSchema)
  async listDocuments(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
  ): Promise<{ items: EmployeeDocument[] }> {
    return { items: await this.documents.list(user, id) };
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

const routes = recordRoutes(EMPLOYEE_DOCUMENT);

/** One document. */
@Controller('api/hr/employee-documents')
export class DocumentStepController {
  constructor(private readonly documents: EmployeeDocuments) {}

  @routes.List()
  listAllDocuments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: EMPLOYEE_DOCUMENT.querySchema }) query: EmployeeDocumentQuery,
  ): Promise<Page<EmployeeDocument>> {
    return this.documents.listAll(user, query);
  }

  @routes.One()
  getDocument(@CurrentUser() user: SignedInUser, @Place() { id }: Id): Promise<EmployeeDocument> {
    return this.documents.get(user, id);
  }

  @routes.Bulk()
  changeDocuments(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: EMPLOYEE_DOCUMENT.bulkSchema }) body: BulkOf<typeof EMPLOYEE_DOCUMENT>,
  ): Promise<BulkReport> {
    return this.documents.changeAll(user, body);
  }

  @routes.Update()
  updateDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: EMPLOYEE_DOCUMENT.updateSchema }) body: UpdateEmployeeDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.update(user, id, body);
  }

  @routes.Step('send')
  @About({ in: 'id', through: 'employee_document' })
  sendDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: sendDocumentSchema }) body: SendDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.send(user, { id, ...body }, { use: EMPLOYEE_DOCUMENT_USE, own: false });
  }

  @routes.Step('verify')
  @About({ in: 'id', through: 'employee_document' })
  verifyDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.verify(user, { id, version });
  }

  @routes.Step('return')
  @About({ in: 'id', through: 'employee_document' })
  returnDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: returnDocumentSchema }) body: ReturnDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.return(user, { id, ...body });
  }

  @routes.Step('archive')
  archiveDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.move(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.move(user, { id, version, step: 'restore' });
  }

  @Delete(':id')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'delete'))
  @Audited('employeeDocument.delete')
  @Answers(doneSchema)
  async deleteDocument(
    @CurrentUser() user: SignedInUser,
    @Place() { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<{ done: true }> {
    await this.documents.delete(user, { id, version });
    return { done: true };
  }
}
