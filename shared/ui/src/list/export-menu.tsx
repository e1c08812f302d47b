import { Icon } from '../icon/icon.js';
import { Menu } from '../overlay/menu.js';

export interface ExportMenuProps {
  /** Key of the list: `hr.employees`. */
  list: string;
  /** The list's query without paging, and the `columns` that the file has. */
  query: Readonly<Record<string, string | undefined>>;
}

/** Takes along all that a list's query lets through, as a file that the server writes. */
export function ExportMenu({ list, query }: ExportMenuProps) {
  const address = (format: string) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/api/exports?${new URLSearchParams([['list', list], ['format', format], ...given]).toString()}`;
  };
  return (
    <Menu
      label="Export"
      className="btn btn-ghost btn-sm"
      items={[
        { label: 'Excel (XLSX)', icon: 'download', download: address('xlsx') },
        { label: 'Text (CSV)', icon: 'download', download: address('csv') },
      ]}
    >
      <Icon name="download" />
      <span className="at-not-phone" aria-hidden>
        Export
      </span>
    </Menu>
  );
}
