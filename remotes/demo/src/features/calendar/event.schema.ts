import { msg } from '@atrium/sdk';
import { z } from 'zod';
import { CATEGORIES } from './calendar.types.js';
import { isDay } from '@atrium/ui';

const day = z.string().refine(isDay, msg('Choose a day.'));
const time = z.string();

/** The form of an event. `lastDay` applies to whole days only, the times to all other events. */
export const eventFormSchema = z
  .object({
    title: z.string().trim().min(1, msg('Give it a title.')).max(80, msg('Use at most 80 characters.')),
    category: z.enum(CATEGORIES),
    allDay: z.boolean(),
    day,
    lastDay: z.string(),
    from: time,
    to: time,
    note: z.string().max(500, msg('Use at most 500 characters.')),
  })
  .superRefine((event, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (event.allDay) {
      if (!isDay(event.lastDay)) fault('lastDay', msg('Choose a day.'));
      else if (event.lastDay < event.day)
        fault('lastDay', msg('It must end on the day it starts, or later.'));
      return;
    }
    if (!event.from) fault('from', msg('Enter a time, like 08:00.'));
    if (!event.to) fault('to', msg('Enter a time, like 08:00.'));
    else if (event.from && event.to <= event.from) fault('to', msg('It must end after it starts.'));
  });
export type EventForm = z.infer<typeof eventFormSchema>;
