import type { Method } from '../http/http-client.js';

/** The part of a JSON schema from which requests are made. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  nullable?: boolean;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, JsonSchema>;
  /** Any of these. */
  oneOf?: JsonSchema[];
  required?: string[];
  items?: JsonSchema;
}

export interface Parameter {
  in: 'path' | 'query';
  name: string;
  required?: boolean;
  schema: JsonSchema;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  /** `PATCH /api/users/{id}` */
  id: string;
  method: Method;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** It has its effect once for each key. */
  takesKey: boolean;
}
