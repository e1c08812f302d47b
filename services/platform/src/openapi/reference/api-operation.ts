import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, type AccessRule } from '../../access/access.decorator.js';
import { accessInWords } from './access-words.js';
import { fieldRow, schemaRows, type ApiSchema, type FieldRow } from './schema-rows.rules.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An operation as the reference shows it. */
export interface ApiOperation {
  id: string;
  group: string;
  title: string;
  method: string;
  path: string;
  access: string;
  /** In path and query. */
  parameters: (FieldRow & { place: string })[];
  body: FieldRow[];
  status: string;
  answer: FieldRow[];
}

interface Content {
  content?: Record<string, { schema?: ApiSchema }>;
}

interface Operation {
  operationId: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: ApiSchema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  [ACCESS_EXTENSION]?: AccessRule;
}

/** The operations of the API, by group and in the order of the document. */
export function listOperations({ paths }: OpenAPIObject): ApiOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [describe({ path, method, operation })] : [];
    }),
  );
}

function describe(place: { path: string; method: string; operation: Operation }): ApiOperation {
  const { operation } = place;
  const group = inWords(operation.tags?.[0] ?? 'Other');
  const [status = '200', answer = {}] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const access = operation[ACCESS_EXTENSION];
  return {
    id: operation.operationId,
    group,
    title: titleOf(operation.operationId, group),
    method: place.method.toUpperCase(),
    path: place.path,
    access: access ? accessInWords(access) : '',
    parameters: (operation.parameters ?? []).map(({ name, in: where, required, schema }) => ({
      ...fieldRow(name, schema ?? {}, required ?? false),
      place: where,
    })),
    body: rowsOf(operation.requestBody),
    status,
    answer: rowsOf(answer),
  };
}

const rowsOf = (content: Content | undefined): FieldRow[] =>
  schemaRows(content?.content?.['application/json']?.schema ?? {});

/** `EmployeeController_listEmployees` -> `List employees`; a verb alone gets the group's words. */
function titleOf(operationId: string, group: string): string {
  const words = inWords(operationId.split('_')[1] ?? operationId);
  return words.includes(' ') ? words : `${words} ${group.toLowerCase()}`;
}

function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
