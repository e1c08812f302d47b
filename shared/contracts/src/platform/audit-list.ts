import type { ListDescription } from '../lists/list-description.js';

const AUDIT = { tab: 'admin', resource: 'audit' } as const;

/** The audit trail as a table. */
export const AUDIT_LIST = {
  key: 'platform.audit',
  access: { ...AUDIT, action: 'read' },
  sharing: { ...AUDIT, action: 'read' },
  columns: [
    { key: 'number', title: 'Number', type: 'number' },
    { key: 'at', title: 'Time', type: 'date', time: true, sortable: true },
    { key: 'actor', title: 'By', type: 'person' },
    { key: 'actorId', title: 'By (id)', type: 'text' },
    { key: 'action', title: 'Action', type: 'text' },
    { key: 'kind', title: 'Kind', type: 'text' },
    { key: 'record', title: 'Record', type: 'text' },
    { key: 'recordId', title: 'Record (id)', type: 'text' },
    { key: 'before', title: 'Before', type: 'text' },
    { key: 'after', title: 'After', type: 'text' },
    { key: 'request', title: 'Request', type: 'text' },
    { key: 'hash', title: 'Hash', type: 'text' },
  ],
} as const satisfies ListDescription;
