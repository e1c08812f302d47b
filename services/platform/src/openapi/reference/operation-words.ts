import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, type AccessRule } from '../../access/access.decorator.js';
import { accessInWords } from './access-words.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  [ACCESS_EXTENSION]?: AccessRule;
}

/** Adds to each operation the text that people read: its group, its title and who may call it. */
export function describeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (operation) describe(operation);
    }
  }
  return document;
}

function describe(operation: Operation): void {
  const group = inWords(operation.tags?.[0] ?? 'Other');
  const access = operation[ACCESS_EXTENSION];
  operation.tags = [group];
  operation.summary ??= titleOf(operation.operationId, group);
  if (access) operation.description ??= accessInWords(access);
}

/**
 * `EmployeeController_listEmployees` -> `List employees`; an operation named by a verb alone gets the group's name
 * added.
 */
function titleOf(operationId: string, group: string): string {
  const words = inWords(operationId.split('_')[1] ?? operationId);
  return words.includes(' ') ? words : `${words} ${group.toLowerCase()}`;
}

function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
