import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { payReasonSchema } from './pay-run.js';

/** `POST /api/finance/off-cycle-runs`: named lines of some people, paid between months. */
export const startOffCycleSchema = z.strictObject({
  groupId: z.string().min(1, 'Choose a pay group.').pipe(idSchema),
  month: monthSchema,
  title: lineSchema(60).min(1, 'Say what it is for, such as a bonus.'),
  taxAtOnce: z.boolean(),
});
export type StartOffCycle = z.infer<typeof startOffCycleSchema>;

/** `POST /api/finance/settlements`: of somebody whose last day is known. */
export const openSettlementSchema = z.strictObject({
  employeeId: z.string().min(1, 'Choose an employee.').pipe(idSchema),
});
export type OpenSettlement = z.infer<typeof openSettlementSchema>;

/** `POST /api/finance/slips/:id/correction`: a locked payslip is reversed, and a corrected one made. */
export const correctSlipSchema = z.strictObject({ version: versionSchema, reason: payReasonSchema });
export type CorrectSlip = z.infer<typeof correctSlipSchema>;
