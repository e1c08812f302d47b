import {
  TASK,
  isDayOff,
  type StartTemplate,
  type TaskOfTemplate,
  type TemplatePlan,
  type TemplateSeat,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { PersonDetails } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { NamedInTask } from '../task/named-in-task.service.js';
import { KnownHours } from '../hours/known-hours.service.js';
import type { DayRange } from '../hours/work-hours.service.js';
import { peopleOf, rangeOf, seatOf, seatsOf, workingDay } from './template-plan.rules.js';

/** What starting a template makes, by whom and until when. Inside `TenantDb.run` only. */
@Injectable()
export class TemplatePlans {
  constructor(
    private readonly hours: KnownHours,
    private readonly directory: UserDirectoryService,
    private readonly details: PersonDetails,
    private readonly projects: TaskProjectRepository,
    private readonly named: NamedInTask,
  ) {}

  /** @throws {AppError} TASK_PROJECT, TASK_PERSON on `people` */
  async of(
    user: SignedInUser,
    tasks: readonly TaskOfTemplate[],
    given: StartTemplate,
  ): Promise<TemplatePlan> {
    if (given.projectId !== null) await this.named.checkProject(user, given.projectId);
    const seats = await this.seats(user, tasks, given);
    const takes = new Map(seats.map(({ key, person }) => [key, person?.id ?? null]));
    const ids = [...new Set(seats.flatMap(({ person }) => person?.id ?? []))];
    const isOff = await this.offDays(user, ids, rangeOf(given.startOn, tasks));
    return {
      seats,
      tasks: tasks.map(({ title, level, who, startDay, dueDay }) => {
        const seat = seatOf(who);
        const off = isOff(seat === null ? null : (takes.get(seat) ?? null));
        const dayOf = (days: number | null) => (days === null ? null : workingDay(given.startOn, days, off));
        return { title, level, seat, startOn: dayOf(startDay), dueOn: dayOf(dueDay) };
      }),
    };
  }

  /** When a person does not work; whoever is not known works in the week of the company. */
  async offDays(user: SignedInUser, userIds: string[], range: DayRange) {
    const known = await this.hours.offDays(userIds, range);
    return (userId: string | null) => {
      const days = userId === null ? undefined : known.get(userId);
      return (day: string): boolean => (days ? days.has(day) : isDayOff(day, user.companyWorkingWeek));
    };
  }

  private async seats(
    user: SignedInUser,
    tasks: readonly TaskOfTemplate[],
    { projectId, people }: StartTemplate,
  ): Promise<TemplateSeat[]> {
    const { companyId } = user;
    const members = projectId === null ? [] : await this.projects.membersOf(projectId);
    const chosen = people.flatMap(({ userId }) => userId ?? []);
    const ids = [...new Set([...members.map(({ userId }) => userId), ...peopleOf(tasks), ...chosen])];
    const active = ids.length === 0 ? [] : await this.directory.listMembers(companyId, { ids });
    const titles = await this.details.find(
      companyId,
      members.map(({ userId }) => userId),
    );
    const known = active.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      title: titles.get(id)?.title ?? null,
    }));
    const byId = new Map(known.map((each) => [each.id, { id: each.id, name: each.name }]));
    if (chosen.some((id) => !byId.has(id))) refusePeople();
    const choices = new Map(people.map(({ seat, userId }) => [seat, userId]));
    const found = seatsOf(tasks, {
      known,
      members: new Set(members.map(({ userId }) => userId)),
      leads: new Set(members.flatMap(({ userId, leads }) => (leads ? userId : []))),
      names: await this.directory.listNames(companyId, peopleOf(tasks)),
    });
    return found.map((seat) => {
      const choice = choices.get(seat.key);
      return choice === undefined
        ? seat
        : { ...seat, person: choice === null ? null : (byId.get(choice) ?? null) };
    });
  }
}

/** @throws {AppError} TASK_PERSON */
function refusePeople(): never {
  const { TASK_PERSON } = TASK.errors;
  throw new AppError(TASK_PERSON, { fields: { people: TASK_PERSON.message } });
}
