import type { ApplicationState, InterviewMode, Recommendation } from '@atrium/contracts';

export interface DemoInterview {
  /** From today; what is over has a negative number. */
  inDays: number;
  hour: number;
  minutes: number;
  mode: InterviewMode;
  came: 'held' | 'missed';
  /** Of those who hold it, in their order; who is missing owes a scorecard. */
  scores: readonly (readonly (number | null)[])[];
}

const VIDEO = { mode: 'video', minutes: 45, came: 'held', hour: 11 } as const;

/** Of those who were selected: all has been said. */
const SELECTED: readonly DemoInterview[] = [
  {
    ...VIDEO,
    inDays: -9,
    scores: [
      [4, 3, 4, 4],
      [4, 4, 3, null],
    ],
  },
  {
    ...VIDEO,
    inDays: -7,
    mode: 'inPerson',
    minutes: 60,
    hour: 15,
    scores: [
      [3, 3, 4, 3],
      [3, 4, 3, 3],
    ],
  },
  {
    ...VIDEO,
    inDays: -12,
    hour: 16,
    scores: [
      [4, 4, 4, 3],
      [3, 3, 4, 4],
    ],
  },
];

/** Of those who are in that stage: to come, over with and without scorecards, and missed. */
const IN_STAGE: readonly DemoInterview[] = [
  { ...VIDEO, inDays: 1, scores: [] },
  {
    ...VIDEO,
    inDays: -2,
    hour: 15,
    scores: [
      [3, 2, 3, 3],
      [2, 2, 3, null],
    ],
  },
  { ...VIDEO, inDays: 3, mode: 'inPerson', minutes: 60, hour: 15, scores: [] },
  { ...VIDEO, inDays: -1, hour: 12, scores: [[4, 3, 3, 4]] },
  { ...VIDEO, inDays: 2, mode: 'phone', minutes: 30, hour: 14, scores: [] },
  { ...VIDEO, inDays: -4, came: 'missed', scores: [] },
  {
    ...VIDEO,
    inDays: -5,
    mode: 'phone',
    minutes: 30,
    scores: [
      [2, 1, 2, 2],
      [2, 2, 2, 1],
    ],
  },
];

/**
 * The interview of an applicant, by their place among those of their opening who have one. The panel is the same for all,
 * so those of one opening are at different hours and those of another on other days.
 */
export function demoInterviewOf(
  state: ApplicationState,
  place: number,
  opening: number,
): DemoInterview | undefined {
  if (state !== 'selected' && state !== 'interview') return undefined;
  const all = state === 'selected' ? SELECTED : IN_STAGE;
  const given = all[place % all.length];
  if (!given) return undefined;
  const inDays = given.inDays > 0 ? given.inDays + opening : given.inDays - opening;
  return { ...given, inDays, hour: given.hour + Math.floor(place / all.length) };
}

export const DEMO_NOTES: Record<Recommendation, string> = {
  strongYes:
    'Explained every decision, and asked the right questions about our clients. Would start tomorrow.',
  yes: 'Solid work and clear answers. Needs some help with larger accounts at first.',
  no: 'Good with people, but the samples were mostly the work of others.',
  strongNo: 'Could not explain the figures on the resume.',
};
