import type {
  AssessmentAudience,
  AssessmentDraw,
  AssessmentState,
  COUNTED_ATTEMPTS,
  REVEALED,
  REVEALED_WHEN,
} from '@atrium/contracts';
import {
  decimal,
  defineTable,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** What became of a faulty question: taken out, given to all, or marked by a later edition. */
export type Correction = 'remove' | 'full' | { edition: number };
export type Corrections = Record<string, Correction>;

export const AssessmentEntity = defineTable('assessment', {
  name: text(),
  description: otherwise('', text()),
  audience: text<AssessmentAudience>(),
  questionIds: json<string[]>(),
  draws: json<AssessmentDraw[]>(),
  limitMin: orNull(int()),
  opensAt: orNull(moment()),
  closesAt: orNull(moment()),
  graceSec: int(),
  attempts: int(),
  counted: text<(typeof COUNTED_ATTEMPTS)[number]>(),
  shuffleQuestions: yesNo(),
  shuffleOptions: yesNo(),
  forward: yesNo(),
  passPercent: orNull(decimal(5, 2)),
  floorAtZero: yesNo(),
  reveal: text<(typeof REVEALED)[number]>(),
  revealAt: text<(typeof REVEALED_WHEN)[number]>(),
  state: otherwise('draft', text<AssessmentState>()),
  corrections: otherwise({}, json<Corrections>()),
});
export type AssessmentEntity = EntityOf<typeof AssessmentEntity>;
