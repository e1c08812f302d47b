import { StandardSchemaValidationPipe, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { AppError } from './app-error.js';

/** The part of an issue that is read here. Zod gives more than Standard Schema requires. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: unknown;
  keys?: unknown;
}

const UNKNOWN_FIELD = 'Unknown field.';

/** Validates every `@Body({schema})`, `@Query({schema})` and `@Param({schema})`; answers VALIDATION_FAILED. */
export function createValidationPipe(): PipeTransform {
  const pipe = new StandardSchemaValidationPipe({ exceptionFactory: validationError });
  // Every route is given its person, who has no schema and need not be waited for.
  return {
    transform: (value: unknown, metadata: ArgumentMetadata) =>
      metadata.schema ? pipe.transform(value, metadata) : value,
  };
}

/** A schema's issues as VALIDATION_FAILED. */
export function validationError(issues: readonly Issue[]): AppError {
  const fields = Object.fromEntries(issues.flatMap(fieldsOf).reverse());
  const [sentence] = issues.filter((issue) => pathOf(issue) === '').map(({ message }) => message);
  return new AppError('VALIDATION_FAILED', {
    fields,
    ...(sentence && noField(fields) && { message: sentence }),
  });
}

const noField = (fields: Record<string, string>): boolean => Object.keys(fields).length === 0;

function fieldsOf(issue: Issue): [string, string][] {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)) {
    return issue.keys.map((key) => [[path, String(key)].filter(Boolean).join('.'), UNKNOWN_FIELD]);
  }
  return path ? [[path, issue.message]] : [];
}

function pathOf({ path = [] }: Issue): string {
  return path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
}
