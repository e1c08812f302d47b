import { useState } from 'react';
import { withValues } from '../address/query-values.rules.js';
import { useSearchParams } from '../address/use-search-params.js';

/** Of the address: the form of a new record is open, so that a link or a command leads to it. */
const NEW = 'new';

/** Which form of a record's page is open: of a row, or of a new one. */
export function useRecordForms<Row>(mayCreate: boolean) {
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<Row | null>(null);
  const change = (name: string, value: string | null) =>
    setParams((before) => withValues(before, { [name]: value }), { replace: true });
  const isNew = mayCreate && params.has(NEW);
  return {
    form: edited ? { row: edited } : isNew ? { row: null } : null,
    onAdd: () => change(NEW, '1'),
    onEdit: setEdited,
    onClose: () => {
      setEdited(null);
      if (isNew) change(NEW, null);
    },
  };
}
