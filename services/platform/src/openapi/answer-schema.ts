import { z } from 'zod';

/** Metadata key under which the Fastify adapter of Nest looks for a route's schema. */
export const FASTIFY_ROUTE_SCHEMA = '__fastify_route_schema__';

/**
 * What Fastify serialises a route's answer with: only the declared fields are written.
 * Formats are left out, because the serialiser writes a formatted text without escaping it.
 */
export function answerSchema(schema: z.ZodType, status: number): { response: Record<string, unknown> } {
  const shape = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.format;
      delete jsonSchema.pattern;
      // Written as booleans for OpenAPI 3.0, which the serialiser's check of schemas refuses.
      delete jsonSchema.exclusiveMinimum;
      delete jsonSchema.exclusiveMaximum;
    },
  });
  return { response: { [status]: shape } };
}
