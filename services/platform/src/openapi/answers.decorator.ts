import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { answerSchema, FASTIFY_ROUTE_SCHEMA } from './answer-schema.js';

export const ANSWER_SCHEMA = 'atrium:answer';

/** What a route answers: its status, its entry in the OpenAPI document, and the only fields that leave the process. */
export const Answers = (schema: z.ZodType, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    SetMetadata(FASTIFY_ROUTE_SCHEMA, answerSchema(schema, status)),
    ApiResponse({ status, standardSchema: schema, description: 'Done.' }),
  );
