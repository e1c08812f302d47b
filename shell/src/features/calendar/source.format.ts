import type { CalendarSourceInfo } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';

/** The server names sources in English; those of the calendar and of clients have their words here. */
const OWN: readonly string[] = [
  msg('My events'),
  msg('Events of my teams'),
  msg('Company events'),
  msg('Tasks due'),
  msg('Milestones due'),
  msg('Proposals that expire'),
];

export const saySource = ({ title }: Pick<CalendarSourceInfo, 'title'>): string =>
  translate(OWN.find((own) => own === title) ?? title);
