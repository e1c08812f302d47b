import { AuditWords } from '@atrium/platform';

export const EVENT_AUDIT_WORDS = new AuditWords({
  kind: 'calendar_event',
  title: 'Event',
  verbs: {
    remove: 'deleted',
    undo: 'undone',
    answer: 'answered',
    handOver: 'handed over',
    addFile: 'added a file to',
    removeFile: 'removed a file from',
    propose: 'proposed another time for',
    decline: 'declined another time for',
  },
  fields: {
    title: 'Title',
    place: 'Place',
    category: 'Category',
    starts: 'Start',
    ends: 'End',
    file: 'Attached file',
    guest: 'Guest',
    guestsHidden: 'Guests hidden',
    zone: 'Time zone',
    rule: 'Repeat rule',
    visibility: 'Visible to',
    state: 'State',
    busy: 'Busy',
    scope: 'Dates',
    answer: 'Answer',
  },
  values: {
    visibility: { normal: 'Everyone with access', private: 'Private' },
    state: { tentative: 'Tentative', confirmed: 'Confirmed' },
    scope: { this: 'Only this date', following: 'This and the following dates', all: 'All dates' },
    answer: { none: 'No answer', yes: 'Yes', no: 'No', maybe: 'Maybe' },
  },
});
