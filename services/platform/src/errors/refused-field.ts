import type { ErrorDefinition } from '@atrium/contracts';
import { AppError } from './app-error.js';

/** A refusal that stands beside the field that it is about. */
export const refusedField = (field: string, refusal: ErrorDefinition): AppError =>
  new AppError(refusal, { fields: { [field]: refusal.message } });

/** A wrong value, with a sentence beside its field. */
export const wrongField = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', { fields: { [field]: message } });
