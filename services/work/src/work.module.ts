import { addDays, TASK, WORK_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { HomePart, type HomeReader } from '@atrium/reach';
import { DescribedList } from '@atrium/records';
import { Module } from '@nestjs/common';
import { CalendarModule } from './calendar/calendar.module.js';
import { ClientTaskModule } from './client-task/client-task.module.js';
import { CalendarDemo } from './demo/calendar-demo.service.js';
import { DemoDays } from './demo/demo-days.service.js';
import { FlowDemo } from './demo/flow-demo.service.js';
import { TaskDemo } from './demo/task-demo.service.js';
import { WorkDemo } from './demo/work-demo.service.js';
import { FlowModule } from './flow/flow.module.js';
import { HoursModule } from './hours/hours.module.js';
import { LeavingModule } from './leaving/leaving.module.js';
import { TaskPartsModule } from './parts/task-parts.module.js';
import { RepeatModule } from './repeat/repeat.module.js';
import { TaskModule } from './task/task.module.js';
import { TaskImportModule } from './task-import/task-import.module.js';
import { TemplateModule } from './template/template.module.js';
import { TimeModule } from './time/time.module.js';
import './work.texts.js';

/** What the card of the reader's day asks. */
const homeParts = [
  new HomePart({ address: itemsOfToday }),
  new HomePart({ address: () => 'calendar/sources' }),
];

function itemsOfToday({ day, zone }: HomeReader): string {
  const query = new URLSearchParams({ from: day, to: addDays(day, 1), zone });
  return `calendar/items?${query.toString()}`;
}

/** Tasks, the calendar, and what every area mounts of them. */
@Module({
  imports: [
    CalendarModule,
    ClientTaskModule,
    FlowModule,
    HoursModule,
    LeavingModule,
    RepeatModule,
    TaskImportModule,
    TaskModule,
    TaskPartsModule,
    TemplateModule,
    TimeModule,
  ],
  providers: [
    ...[WORK_AREA, ...homeParts].map(contribute),
    contribute(new DescribedList(TASK.list)),
    CalendarDemo,
    DemoDays,
    FlowDemo,
    TaskDemo,
    WorkDemo,
  ],
  exports: [CalendarModule, ClientTaskModule, HoursModule, LeavingModule, TaskModule],
})
export class WorkModule {}
