import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

export const ANSWER_SCHEMA = 'atrium:answer';
/** Metadata key under which the Fastify adapter of Nest looks for a route's schemas. */
const FASTIFY_ROUTE_SCHEMA = '__fastify_route_schema__';

/** What a route answers: its status, its entry in the OpenAPI document, and the only fields that leave the process. */
export const Answers = (schema: z.ZodType, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    SetMetadata(FASTIFY_ROUTE_SCHEMA, { response: { [status]: schema } }),
    ApiResponse({ status, standardSchema: schema, description: 'Done.' }),
  );
