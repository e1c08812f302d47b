import { toFailure } from '../http/api-failure.js';
import { toast } from './toast.js';

/** Shows what failed, and why. */
export function tellFailure(what: string, reason: unknown): void {
  toast.error(what, { text: toFailure(reason).error.message });
}
