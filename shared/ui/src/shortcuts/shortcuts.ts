import { msg } from '@atrium/sdk';

export interface Shortcut {
  /** As the keyboard event names it, in lower case. */
  key: string;
  /** With Ctrl, or Cmd on a Mac. */
  command?: true;
  shift?: true;
  /** What it does, for the list of all of them. */
  title: string;
  /** Where it works. */
  group: 'everywhere' | 'lists' | 'tasks' | 'calendar';
}

/**
 * All keyboard shortcuts of the portal, but for pairs of keys: those begin with G or C, which mean nothing alone. They are
 * for their listeners and for the list that shows them.
 */
export const SHORTCUTS = {
  search: { key: 'k', command: true, title: msg('Search everything'), group: 'everywhere' },
  send: { key: 'enter', command: true, title: msg('Send what is written'), group: 'everywhere' },
  help: { key: '?', title: msg('Show keyboard shortcuts'), group: 'everywhere' },
  find: { key: '/', title: msg('Search in this list'), group: 'lists' },
  nextRow: { key: 'arrowdown', title: msg('Go to the next row'), group: 'lists' },
  previousRow: { key: 'arrowup', title: msg('Go to the previous row'), group: 'lists' },
  firstRow: { key: 'home', title: msg('Go to the first row'), group: 'lists' },
  lastRow: { key: 'end', title: msg('Go to the last row'), group: 'lists' },
  nextItem: { key: 'j', title: msg('Go to the next row'), group: 'lists' },
  previousItem: { key: 'k', title: msg('Go to the previous row'), group: 'lists' },
  openRow: { key: 'enter', title: msg('Open the row'), group: 'lists' },
  selectRow: { key: ' ', title: msg('Select the row'), group: 'lists' },
  selectItem: { key: 'x', title: msg('Select the row'), group: 'lists' },
  extendDown: { key: 'arrowdown', shift: true, title: msg('Select the next row, too'), group: 'lists' },
  extendUp: { key: 'arrowup', shift: true, title: msg('Select the row above, too'), group: 'lists' },
  selectAllRows: { key: 'a', command: true, title: msg('Select all rows of the page'), group: 'lists' },
  clearSelection: { key: 'escape', title: msg('Clear selection'), group: 'lists' },
  newTask: { key: 'n', title: msg('Write a new task'), group: 'tasks' },
  taskStage: { key: 's', title: msg('Change the stage'), group: 'tasks' },
  taskAssignees: { key: 'a', title: msg('Assign people'), group: 'tasks' },
  taskMine: { key: 'i', title: msg('Assign to me'), group: 'tasks' },
  taskPriority: { key: 'p', title: msg('Change the priority'), group: 'tasks' },
  taskDue: { key: 'd', title: msg('Change the due day'), group: 'tasks' },
  taskLabels: { key: 'l', title: msg('Change the labels'), group: 'tasks' },
  taskTimer: { key: 't', title: msg('Start the timer'), group: 'tasks' },
  calendarToday: { key: 't', title: msg('Go to today'), group: 'calendar' },
  calendarMonth: { key: 'm', title: msg('Show the month'), group: 'calendar' },
  calendarWeek: { key: 'w', title: msg('Show the week'), group: 'calendar' },
  calendarDay: { key: 'd', title: msg('Show the day'), group: 'calendar' },
  calendarList: { key: 'l', title: msg('Show the agenda'), group: 'calendar' },
  calendarGo: { key: 'g', shift: true, title: msg('Go to a date'), group: 'calendar' },
  calendarFind: { key: 'f', title: msg('Find a time'), group: 'calendar' },
  calendarNew: { key: 'n', title: msg('New event'), group: 'calendar' },
  nextEvent: { key: 'j', title: msg('Go to the next event'), group: 'calendar' },
  previousEvent: { key: 'k', title: msg('Go to the previous event'), group: 'calendar' },
  openEvent: { key: 'enter', title: msg('Open the event'), group: 'calendar' },
  editEvent: { key: 'e', title: msg('Edit the event'), group: 'calendar' },
  deleteEvent: { key: 'delete', title: msg('Delete the event'), group: 'calendar' },
  pickEvent: { key: ' ', title: msg('Pick the event up, move it with arrows, drop it'), group: 'calendar' },
  resizeEvent: { key: 'arrowdown', shift: true, title: msg('Make the event longer'), group: 'calendar' },
} as const satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof SHORTCUTS;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether exactly the keys of a shortcut are pressed. */
export function isShortcut(name: ShortcutName, event: KeyPress): boolean {
  const { key, command, shift }: Shortcut = SHORTCUTS[name];
  if (event.key.toLowerCase() !== key || event.altKey) return false;
  // A sign such as ? needs Shift on some keyboards and not on others.
  const isSign = /^[^a-z ]$/.test(key);
  return (
    (event.ctrlKey || event.metaKey) === (command ?? false) && (isSign || event.shiftKey === (shift ?? false))
  );
}

const WORDS: Record<string, string> = {
  arrowdown: '↓',
  arrowup: '↑',
  home: 'Home',
  end: 'End',
  enter: 'Enter',
  ' ': 'Space',
  escape: 'Esc',
  delete: 'Del',
};

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys as they are labelled. */
export function keysOf(name: ShortcutName): string[] {
  const { key, command, shift }: Shortcut = SHORTCUTS[name];
  return [
    ...(command ? [isMac() ? '⌘' : 'Ctrl'] : []),
    ...(shift ? ['Shift'] : []),
    WORDS[key] ?? key.toUpperCase(),
  ];
}
