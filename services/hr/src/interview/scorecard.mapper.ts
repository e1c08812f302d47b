import type { Scorecard } from '@atrium/contracts';
import { meanOf } from '../hiring/score.rules.js';
import type { ScorecardRow } from './scorecard.repository.js';

export const scorecardOf = (row: ScorecardRow): Scorecard => ({
  interviewId: row.interviewId,
  interviewer: { id: row.employeeId, name: row.name },
  scores: row.scores,
  recommendation: row.recommendation,
  note: row.note,
  score: meanOf([row]),
  givenAt: row.givenAt.toISOString(),
});
