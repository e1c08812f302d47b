import { z } from 'zod';
import { idSchema, versionSchema } from '../lists/fields.js';

/** Most days for which a notice can be put off. */
export const NOTICE_SNOOZE_DAYS = 31;

/** Something that people should know and nobody decides: each reader ends it for themselves, or puts it off. */
export const noticeSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** In the reader's language, like the text. */
  title: z.string(),
  icon: z.string(),
  text: z.string(),
  createdAt: z.string(),
  /** Grows when there is more to know; it is then shown again to those who had ended it. */
  version: versionSchema,
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticesSchema = z.object({ items: z.array(noticeSchema) });

/** `PUT /api/notices/{id}/answer` */
export const answerNoticeSchema = z.strictObject({
  /** The version that the person saw. */
  version: versionSchema,
  /** When to show it again; null: it is done. */
  snoozedUntil: z.iso.datetime('Choose when to show this again.').nullable(),
});
export type AnswerNotice = z.infer<typeof answerNoticeSchema>;

/**
 * The kinds of the HR notification list in their order; each appears as soon as a service offers it. Kinds that are not
 * named here follow after them.
 */
export const REQUEST_KIND_ORDER: readonly string[] = [
  'leave',
  'hiring',
  'evaluationReminder',
  'tasks',
  'payroll',
  'events',
  'idCard',
  'appraisal',
  'noticePeriod',
];
