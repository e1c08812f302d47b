import { AUDIT_LIST } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const VIEW_WORDS = new AuditWords({
  kind: 'savedView',
  title: 'Saved view',
  fields: {
    list: 'List',
    name: 'Name',
    shared: 'Shared',
    search: 'Search',
    sort: 'Order',
    filters: 'Filters',
    columns: 'Columns',
    startsTheList: 'Default',
  },
});

export const IMPORT_WORDS = new AuditWords({
  kind: 'import',
  title: 'Import',
  verbs: { run: 'run', undo: 'undone' },
  fields: { importer: 'Import of', rows: 'Rows' },
});

export const LIST_WORDS = new AuditWords({
  kind: 'list',
  title: 'List',
  fields: {
    format: 'Format',
    columns: 'Columns',
    stoppedAfter: 'Stopped after rows',
    search: 'Search',
    sort: 'Order',
    filters: 'Filters',
  },
  titles: { [AUDIT_LIST.key]: 'Audit trail' },
});
