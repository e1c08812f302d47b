import type { EvaluationDeadlines, EvaluationStage } from '@atrium/contracts';

/** Somebody who is evaluated. */
export interface Subject {
  id: string;
  /** Whether they have an account, and can write about themselves. */
  writes: boolean;
  designationId: string | null;
  /** The nearest above them who has an account. */
  leadId: string | null;
}

export interface NewForm {
  subjectId: string;
  reviewerId: string;
  kind: EvaluationStage;
  dueOn: string;
}

/** Who is asked about a person. Nobody writes the form of the lead or of HR about themselves. @param hr in order, admins last */
export function formsOf(
  { id, writes, leadId }: Subject,
  { deadlines, hr }: { deadlines: EvaluationDeadlines; hr: readonly string[] },
): NewForm[] {
  const ofHr = hr.find((each) => each !== id) ?? null;
  const asked: [EvaluationStage, string | null][] = [
    ['self', writes ? id : null],
    ['lead', leadId ?? ofHr],
    ['hr', ofHr],
  ];
  return asked.flatMap(([kind, reviewerId]) => {
    const dueOn = deadlines[kind];
    return reviewerId === null || dueOn === null ? [] : [{ subjectId: id, reviewerId, kind, dueOn }];
  });
}
