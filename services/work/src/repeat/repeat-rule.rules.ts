import { TASK_REPEAT } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { acceptRule } from '../calendar/recurrence/rule-check.rules.js';

/** The rule as it is kept. @throws {AppError} TASK_REPEAT_RULE on `rule` with the reason */
export function acceptedRule(rule: string, startOn: string): string {
  const accepted = acceptRule(rule, { start: startOn, timezone: null });
  return 'refused' in accepted ? refuse(accepted.refused) : accepted.rule;
}

/** @throws {AppError} TASK_REPEAT_RULE on `rule` */
export const refuseNoDay = (): never => refuse('No day comes after today.');

/** @throws {AppError} TASK_REPEAT_RULE */
function refuse(reason: string): never {
  throw new AppError(TASK_REPEAT.errors.TASK_REPEAT_RULE, { message: reason, fields: { rule: reason } });
}
