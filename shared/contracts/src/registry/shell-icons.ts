/**
 * Icons that every shell draws. Descriptions of remotes leave their paths out, since each first page waits for what is said
 * of the menu.
 */
export const SHELL_ICONS = [
  'archive',
  'beach',
  'bookmark',
  'building',
  'calendar',
  'category',
  'check',
  'circle-check',
  'clock',
  'clock-play',
  'clock-stop',
  'columns',
  'file',
  'id-badge-2',
  'list',
  'mail',
  'message',
  'pencil',
  'plus',
  'settings',
  'sun',
  'user-check',
  'user-plus',
  'users',
  'users-group',
] as const;
