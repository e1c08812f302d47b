import type { Action } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';

const ACTION_LABELS: Record<Action, string> = {
  read: msg('Read::permission'),
  create: msg('Create'),
  update: msg('Change'),
  delete: msg('Archive'),
  approve: msg('Approve'),
  export: msg('Export'),
};

export const actionName = (action: Action): string => translate(ACTION_LABELS[action]);
