import type { EmploymentType, HiringStage, OpeningState, PostingQuestion, WorkMode } from '@atrium/contracts';

/** An opening, as strangers see it. */
export interface Posting {
  id: string;
  slug: string;
  title: string;
  department: string | null;
  place: string;
  workMode: WorkMode;
  employmentType: EmploymentType;
  payShown: boolean;
  budgetMin: number;
  budgetMax: number;
  neededBy: string;
  closesOn: string | null;
  publishedAt: Date;
  posting: string;
  resumeRequired: boolean;
  questions: PostingQuestion[];
  stages: HiringStage[];
  state: OpeningState;
}
