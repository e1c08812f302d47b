import type { HttpClient, Method } from '../http/http-client.js';
import type { JsonSchema, Operation, Parameter } from './operation.types.js';

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface OpenApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
}

/** Of a request that has its effect once. */
export const KEY = 'Idempotency-Key';

/** Every operation in the running portal's `/api/openapi.json`. */
export async function readOperations(client: HttpClient): Promise<Operation[]> {
  const { body } = await client.get<OpenApiDocument>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(method, path, described)),
  );
}

function toOperation(lowerMethod: string, path: string, described: DescribedOperation): Operation {
  const method = lowerMethod.toUpperCase() as Method;
  return {
    id: `${method} ${path}`,
    method,
    path,
    parameters: described.parameters ?? [],
    takesKey: (described.parameters ?? []).some(({ name }) => name === KEY),
    body: described.requestBody?.content['application/json']?.schema ?? null,
  };
}
