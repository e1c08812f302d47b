import { z } from 'zod';

/** Metadata key under which the Fastify adapter of Nest looks for a route's schema. */
export const FASTIFY_ROUTE_SCHEMA = '__fastify_route_schema__';

/** The JSON schema from which Fastify serialises a route's answer, with only the declared fields. */
export function answerSchema(schema: z.ZodType, status: number): { response: Record<string, unknown> } {
  return { response: { [status]: z.toJSONSchema(schema, { io: 'output' }) } };
}
