import {
  doneSchema,
  EMPLOYEE_DOCUMENT,
  employeeDocumentListSchema,
  idParamsSchema,
  transitionSchema,
  type Created,
  type EmployeeDocument,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { EmployeeDocuments } from './employee-document.service.js';

interface Id {
  id: string;
}
interface Version {
  version: number;
}

@Controller('api/hr')
export class EmployeeDocumentController {
  constructor(private readonly documents: EmployeeDocuments) {}

  @Get('employees/:id/documents')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'read'))
  @Answers(employeeDocumentListSchema)
  async listDocuments(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ items: EmployeeDocument[] }> {
    return { items: await this.documents.list(user, id) };
  }

  @Post('employees/:id/documents')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'update'))
  @Audited('employeeDocument.create')
  @Answers(EMPLOYEE_DOCUMENT.schema, 201)
  @Once()
  addDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: EMPLOYEE_DOCUMENT.createSchema }) { fileId }: Created<typeof EMPLOYEE_DOCUMENT>,
  ): Promise<EmployeeDocument> {
    return this.documents.add(user, id, fileId);
  }

  @Post('employee-documents/:id/archive')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'delete'))
  @Audited('employeeDocument.archive')
  @Answers(EMPLOYEE_DOCUMENT.schema)
  archiveDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.move(user, { id, version, step: 'archive' });
  }

  @Post('employee-documents/:id/restore')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'delete'))
  @Audited('employeeDocument.restore')
  @Answers(EMPLOYEE_DOCUMENT.schema)
  restoreDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.move(user, { id, version, step: 'restore' });
  }

  @Delete('employee-documents/:id')
  @Access(accessTo(EMPLOYEE_DOCUMENT, 'delete'))
  @Audited('employeeDocument.delete')
  @Answers(doneSchema)
  async deleteDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<{ done: true }> {
    await this.documents.delete(user, { id, version });
    return { done: true };
  }
}
