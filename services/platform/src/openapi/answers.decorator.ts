import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

export const ANSWER_SCHEMA = 'atrium:answer';

/** What a route answers: its status, its place in OpenAPI, and the only fields that leave the process. */
export const Answers = (schema: z.ZodType, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    ApiResponse({ status, standardSchema: schema, description: 'Done.' }),
  );
