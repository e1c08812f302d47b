import { t } from '@atrium/sdk';
import { Icon } from '../icon/icon.js';
import { Menu } from '../overlay/menu.js';

export interface ExportMenuProps {
  /** Key of the list: `hr.employees`. */
  list: string;
  /** The list's query without paging, and the `columns` of the file. */
  query: Readonly<Record<string, string | undefined>>;
}

/** Downloads all rows of a list's query as a file that the server writes. */
export function ExportMenu({ list, query }: ExportMenuProps) {
  const address = (format: string) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/api/exports?${new URLSearchParams([['list', list], ['format', format], ...given]).toString()}`;
  };
  return (
    <Menu
      label={t('Export')}
      className="btn btn-ghost btn-sm"
      items={[
        { label: t('Excel (XLSX)'), icon: 'download', download: address('xlsx') },
        { label: t('Text (CSV)'), icon: 'download', download: address('csv') },
      ]}
    >
      <Icon name="download" />
      <span className="at-not-phone" aria-hidden>
        {t('Export')}
      </span>
    </Menu>
  );
}
