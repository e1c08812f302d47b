import type { CalendarHue, ItemMoved } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { TaskFilters } from '../../task/task-filters.service.js';
import { TaskRepository } from '../../task/task.repository.js';
import { TaskService } from '../../task/task.service.js';
import { CalendarSource } from './calendar-source.service.js';
import type { CalendarWindow, SourceItem, SourceMove } from './calendar-source.types.js';
import { dayItem } from './day-item.rules.js';

/** The reader's open tasks on the days on which they are due. */
@Injectable()
export class TaskSource extends CalendarSource {
  override readonly key = 'tasks';
  override readonly title = words('Tasks due');
  override readonly colour: CalendarHue = 4;
  override readonly fixed = null;

  constructor(
    private readonly db: TenantDb,
    private readonly filters: TaskFilters,
    private readonly tasks: TaskRepository,
    private readonly service: TaskService,
  ) {
    super();
  }

  override async list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    const seen = await this.filters.of(reader, { quick: 'mine' });
    const due = await this.db.run(reader.companyId, () => this.tasks.listDue(seen, window));
    return due.map(({ id, number, title, dueOn, version }) =>
      dayItem({
        id,
        title: `${number} ${title}`,
        from: dueOn,
        to: dueOn,
        busy: false,
        url: `employee/TaskTable?open=${id}`,
        // Whoever a task is given to may change it.
        version,
      }),
    );
  }

  override async move(user: SignedInUser, { id, version, start }: SourceMove): Promise<ItemMoved> {
    const task = await this.service.update(user, id, { version, dueOn: start });
    return { version: task.version };
  }
}
