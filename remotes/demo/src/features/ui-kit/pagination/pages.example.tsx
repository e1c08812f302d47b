import { Pagination } from '@atrium/ui';
import { useState } from 'react';

export default function Pages() {
  const [page, setPage] = useState(6);
  return (
    <div className="at-stack-y">
      <p className="at-13">Page {page} of 24</p>
      <Pagination label="Articles" page={page} pages={24} onChange={setPage} />
    </div>
  );
}
