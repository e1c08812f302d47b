import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../access/access.decorator.js';
import { OpenApi } from '../openapi.js';
import { listOperations } from './api-operation.js';
import { renderReference } from './reference.page.js';
import { REFERENCE_POLICY } from './reference.style.js';

/** The API's description for people; made from the same document as the one for machines. */
@Controller('api/docs')
@Access({ session: 'public' })
@ApiExcludeController()
export class ReferenceController {
  private page: string | undefined;

  constructor(private readonly openApi: OpenApi) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', REFERENCE_POLICY)
  get(): string {
    this.page ??= renderReference(listOperations(this.openApi.document()));
    return this.page;
  }
}
