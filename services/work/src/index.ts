export { expandSeries, findInstance } from './calendar/recurrence/expand.rules.js';
export { acceptRule } from './calendar/recurrence/rule-check.rules.js';
export { boundsOf, nextInstances } from './calendar/recurrence/search.rules.js';
export type {
  EventWords,
  Instance,
  Refused,
  Series,
  SeriesOverride,
  Window,
} from './calendar/recurrence/series.types.js';
export { TooManyInstancesError } from './calendar/recurrence/too-many-instances.error.js';
export { editSeries } from './calendar/series/series-edit.rules.js';
export type { EditResult, SeriesChange, SeriesEdit } from './calendar/series/series-edit.types.js';
