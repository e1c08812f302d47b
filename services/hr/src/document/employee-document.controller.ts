import {
  addDocumentSchema,
  doneSchema,
  employeeDocumentListSchema,
  employeeDocumentSchema,
  idParamsSchema,
  transitionSchema,
  type AddDocument,
  type EmployeeDocument,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { keepsEmployees } from '../employee/employee.policy.js';
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
  @Access(keepsEmployees('read'))
  @Answers(employeeDocumentListSchema)
  async listDocuments(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ items: EmployeeDocument[] }> {
    return { items: await this.documents.list(user, id) };
  }

  @Post('employees/:id/documents')
  @Access(keepsEmployees('update'))
  @Audited('employeeDocument.create')
  @Answers(employeeDocumentSchema, 201)
  @Once()
  addDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: addDocumentSchema }) { fileId }: AddDocument,
  ): Promise<EmployeeDocument> {
    return this.documents.add(user, id, fileId);
  }

  @Post('employee-documents/:id/archive')
  @HttpCode(200)
  @Access(keepsEmployees('delete'))
  @Audited('employeeDocument.archive')
  @Answers(employeeDocumentSchema)
  archiveDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.archive({ user, id, version });
  }

  @Post('employee-documents/:id/restore')
  @HttpCode(200)
  @Access(keepsEmployees('delete'))
  @Audited('employeeDocument.restore')
  @Answers(employeeDocumentSchema)
  restoreDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<EmployeeDocument> {
    return this.documents.restore({ user, id, version });
  }

  @Delete('employee-documents/:id')
  @Access(keepsEmployees('delete'))
  @Audited('employeeDocument.delete')
  @Answers(doneSchema)
  async deleteDocument(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<{ done: true }> {
    await this.documents.delete({ user, id, version });
    return { done: true };
  }
}
