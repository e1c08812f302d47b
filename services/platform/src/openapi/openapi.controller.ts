import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Access } from '../access/access.decorator.js';
import { OpenApi } from './openapi.js';

@Controller('api/openapi.json')
@Access({ session: 'public' })
@ApiExcludeController()
export class OpenApiController {
  constructor(private readonly openApi: OpenApi) {}

  @Get()
  get(): OpenAPIObject {
    return this.openApi.document();
  }
}
