import {
  addDays,
  dayIn,
  wallClock,
  weekdayOf,
  type Application,
  type Interview,
  type Recommendation,
} from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { Interviews } from '../interview/interviews.service.js';
import { OwnInterviews } from '../interview/own-interviews.service.js';
import { DEMO_NOTES, demoInterviewOf, type DemoInterview } from './interview.seed.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;

/** Interviews of the demo company, held and to come, with what those who hold them say. */
@Injectable()
export class InterviewDemo {
  constructor(
    private readonly interviews: Interviews,
    private readonly own: OwnInterviews,
    private readonly employees: EmployeeRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Those who are in the stage of interviews or beyond. Inside `TenantDb.run` only.
   * @param opening from 0: the panel is the same, so each opening has days of its own
   */
  async fill(staff: DemoStaff, applied: readonly Application[], opening: number): Promise<void> {
    const panel = [staff.lead, staff.employee];
    const found = await this.employees.listByUsers(panel.map(({ id }) => id));
    const panelIds = found.map(({ id }) => id);
    const met = applied.filter(({ state }) => state === 'interview' || state === 'selected');
    for (const [place, application] of met.entries()) {
      const given = demoInterviewOf(application.state, place, opening);
      if (given) await this.hold({ staff, panel, panelIds, application }, given);
    }
  }

  private async hold({ staff, panel, panelIds, application }: Held, given: DemoInterview): Promise<void> {
    const made = await this.interviews.create(staff.hr, {
      applicationId: application.id,
      startsAt: this.at(staff.hr, Math.max(given.inDays, 1), given.hour).toISOString(),
      minutes: given.minutes,
      mode: given.mode,
      place: given.mode === 'inPerson' ? 'Meeting room, 3rd floor' : '',
      roomId: null,
      link: given.mode === 'video' ? 'https://meet.example/hiring' : null,
      panelIds,
    });
    if (given.inDays > 0) return;
    // Nobody schedules what is over: it was scheduled then.
    const startsAt = this.at(staff.hr, given.inDays, given.hour);
    await this.interviews.steps.table.note(made.id, { startsAt });
    if (given.came === 'missed') await this.interviews.miss(staff.hr, made.id, made);
    else await this.score(staff.hr, { made, panel, given });
  }

  private async score(
    hr: SignedInUser,
    { made, panel, given }: { made: Interview; panel: readonly SignedInUser[]; given: DemoInterview },
  ): Promise<void> {
    await this.interviews.hold(hr, made.id, made);
    for (const [place, scores] of given.scores.entries()) {
      const person = panel[place];
      if (!person) continue;
      const { criteria } = await this.own.get(person, made.id);
      const recommendation = sayYes(scores);
      await this.own.score(person, made.id, {
        scores: criteria.map(({ id }, at) => ({ id, score: scores[at] ?? null })),
        recommendation,
        note: DEMO_NOTES[recommendation],
      });
    }
  }

  /** A full hour of a working day, where the company is. */
  private at({ companyTimezone: zone }: SignedInUser, inDays: number, hour: number): Date {
    const now = this.clock.now();
    const today = dayIn(now, zone);
    const weekday = weekdayOf(addDays(today, inDays));
    const shift = weekday < SATURDAY ? 0 : inDays > 0 ? 2 : -2;
    const wall = wallClock(now, zone);
    const midnight = now.getTime() - (wall.getTime() % DAY_MS);
    return new Date(midnight + (inDays + shift) * DAY_MS + hour * HOUR_MS);
  }
}

interface Held {
  staff: DemoStaff;
  panel: readonly SignedInUser[];
  panelIds: string[];
  application: Application;
}

/** What somebody says who gave these scores. */
function sayYes(scores: readonly (number | null)[]): Recommendation {
  const rated = scores.filter((score) => score !== null);
  const mean = rated.reduce((sum, score) => sum + score, 0) / rated.length;
  if (mean >= 3.5) return 'strongYes';
  if (mean >= 2.5) return 'yes';
  return mean >= 2 ? 'no' : 'strongNo';
}
