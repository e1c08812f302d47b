export { useListCalendarItemsQuery } from './calendar.api.js';
export { HueDot } from './hue-dot.js';
export { timesOf } from './shown-items.rules.js';
export { useSources } from './use-sources.js';
