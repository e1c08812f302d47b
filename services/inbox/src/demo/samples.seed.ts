import type { DemoStaff } from '@atrium/identity';

/** In the order in which they were written. A person who answers has read the messages before. */
export const CONVERSATIONS: readonly (readonly [from: keyof DemoStaff, to: keyof DemoStaff, text: string])[] =
  [
    ['hr', 'admin', 'Good morning! The three invitations are out, I expect them to join this week.'],
    ['admin', 'hr', 'Perfect, thank you. Please see that they get their teams on the first day.'],
    ['hr', 'admin', 'Will do. May I show you the attendance of the last month on Thursday?'],
    ['lead', 'employee', 'The client loved the second draft of the landing page.'],
    ['employee', 'lead', 'Great news! I will send the phone version by tomorrow noon.'],
    ['lead', 'employee', 'Take until the evening, the review is the day after.'],
    ['lead', 'hr', 'Zoya would like to stay after her internship. Who do I ask?'],
    ['hr', 'lead', 'Me. Let us talk about it when you have ten minutes.'],
  ];

export const ANNOUNCEMENT = {
  title: 'Clock in from home, too',
  text: 'Please clock in and out on every working day, also when you work from home.\n\nForgot to? Write to HR on the same day, and we will correct it together.',
  roles: [],
};

/**
 * Product specification 2.9: five notifications from colleagues, each with a line of text and a link to the root path.
 */
export const SAMPLES = [
  ['The new landing page is ready', 'Have a look and tell me what you think.'],
  ['Event today', 'A reminder of the team lunch at 13:00.'],
  ['Settings', 'You can set colours, layout and language as you like.'],
  ['Client review moved', 'It is on Thursday at 11:00 now.'],
  ['Photos of the offsite', 'They are in the shared folder.'],
] as const;
