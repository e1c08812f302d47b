import { acceptRule } from '../recurrence/rule-check.rules.js';
import { basicText, parseWall, spreadText, wallOf } from '../recurrence/wall-time.rules.js';
import { linesOf, type Component } from './components.rules.js';
import { dayMeant } from './file-days.rules.js';
import type { FileZones } from './file-zones.rules.js';

const NOT_SUPPORTED = { isSupported: false } as const;

interface RuledEvent {
  start: string;
  timezone: string | null;
  zones: FileZones;
}

/** The rule as a series takes it, if it is one that a series may have. */
export function ruleOf(component: Component, event: RuledEvent): string | null | typeof NOT_SUPPORTED {
  const written = (name: string) =>
    new Set(linesOf(component, name).map(({ value }) => plainRule(value, event)));
  const [rules, exclusions] = [written('RRULE'), written('EXRULE')];
  for (const each of [rules, exclusions]) each.delete('');
  if (rules.size > 1 || exclusions.size > 0) return NOT_SUPPORTED;
  const [rule = null] = rules;
  return rule !== null && 'refused' in acceptRule(rule, event) ? NOT_SUPPORTED : rule;
}

/** Without blanks and without what says nothing: parts that have no value, or say again when the event begins. */
function plainRule(text: string, event: RuledEvent): string {
  const parts = text.replace(/\s/g, '').toUpperCase().split(';');
  return parts.flatMap((part) => plainPart(part, event)).join(';');
}

function plainPart(part: string, { start, timezone, zones }: RuledEvent): string[] {
  const [name = '', value] = part.split('=');
  if (part === '' || value === '') return [];
  const own = { BYHOUR: start.slice(11, 13), BYMINUTE: start.slice(14, 16), BYSECOND: start.slice(17, 19) };
  if (name in own && Number(value) === Number(own[name as keyof typeof own])) return [];
  if (name === 'COUNT' && Number(value) < 0) return [];
  return [name === 'UNTIL' && timezone === null ? `UNTIL=${lastDay(value ?? '', zones)}` : part];
}

/** The end of a series of whole days, which Exchange writes as the midnight of its last day in UTC. */
function lastDay(until: string, zones: FileZones): string {
  const wall = /^\d{8}T\d{6}Z?$/.test(until) ? parseWall(spreadText(until.replace('Z', ''))) : null;
  if (wall === null) return until;
  const day = until.endsWith('Z') ? dayMeant(wall, zones) : new Date(wall).toISOString().slice(0, 10);
  return basicText(wallOf(day), true);
}
